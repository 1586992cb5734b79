import { type CalendarDate, lawOn } from '@portway/rules/kernel';
import {
  type ListScope,
  listEnd,
  type Occupation,
  occupationCodes,
  salaryList,
  shortageList,
} from '@portway/rules/occupations';
import { dayInWords } from '../../../text/days.ts';
import { careMonthsRule, ruleInForce } from './rule-in-force.ts';
import type { Sponsorability } from './sponsorability-words.ts';

/**
 * From this day a new worker's job must be at RQF 6 or on a list; the first day for which the codes are
 * recorded.
 */
export const skillLevelRaisedOn: CalendarDate = occupationCodes.versions[0].from;

const toANewWorker =
  'the last day to assign a certificate to a new worker. The visa application may come later';

/** Whether the job can be sponsored on the day, in one sentence that begins with the answer. */
export function answerInWords(
  { code }: Occupation,
  sponsorability: Sponsorability,
  day: CalendarDate,
): string {
  switch (sponsorability) {
    case 'sponsored':
      return 'Yes, this job can be sponsored. It is higher skilled, so a new worker can come for it.';
    case 'listed': {
      const condition = isOnCondition(code, day) ? ' and on the list’s condition' : '';
      return `Yes, but only while it is listed${condition}: ${lastDayToAssign(code)} is ${toANewWorker}.`;
    }
    case 'some-listed':
      return `Only some of its jobs, and only while they are listed: ${lastDayToAssign(code)} is ${toANewWorker}.`;
    case 'list-ended':
      return 'Not known today. Its list was due to end, and the Government’s decision on what follows was not found. Check GOV.UK before you promise anything.';
    case 'inside-only':
      return `Not for someone outside the UK. A person who is here can be sponsored if they are sponsored in a care role now, or after ${ruleInForce(careMonthsRule, day).figure} of legal care work for you.`;
    case 'in-route':
      return `Only for a worker whose first Skilled Worker permission was granted under the rules before ${dayInWords(skillLevelRaisedOn)}, with continuous permission since. A new worker cannot be sponsored.`;
    case 'extending':
      return 'Only to extend. A worker who is already sponsored in this same occupation can stay in it, with the same sponsor. Nobody else can be sponsored.';
    case 'not-eligible':
      return 'No, this job cannot be sponsored on the Skilled Worker route.';
  }
}

/** What to do next. */
export function nextInWords(sponsorability: Sponsorability): string {
  switch (sponsorability) {
    case 'sponsored':
    case 'inside-only':
      return 'Check the pay against both tests, then count the cost before you make an offer.';
    case 'listed':
    case 'some-listed':
      return 'Check that your job is one of those on the list, then assign the certificate while it is listed. Each list says what is known of the time after it.';
    case 'list-ended':
      return 'Read the list on GOV.UK today. If the job is no longer on it, see whether the real duties fit another code.';
    case 'in-route':
    case 'extending':
      return 'For a new worker, see whether the real duties of the job fit another code. The code follows the duties, not the title.';
    case 'not-eligible':
      return 'See whether the real duties of the job fit another code. The code follows the duties, not the title.';
  }
}

const rowsOf = (code: string) =>
  [salaryList.get(code), shortageList.get(code)].filter((row) => row !== undefined);

/** Whether every list that has the code also sets a condition. */
function isOnCondition(code: string, day: CalendarDate): boolean {
  const reads = rowsOf(code).map((row) => lawOn<ListScope>(row, day));
  return reads.every((outcome) => outcome.status === 'in-force' && outcome.value.condition !== undefined);
}

/** The latest of the last days to assign on its lists. */
function lastDayToAssign(code: string): string {
  const days = rowsOf(code).flatMap((row) => listEnd(row)?.lastSafeDay ?? []);
  return dayInWords(days.toSorted().at(-1) ?? skillLevelRaisedOn);
}
