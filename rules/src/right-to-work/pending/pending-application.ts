import {
  type Answered,
  addDays,
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  needsFacts,
  type Step,
} from '../../kernel/index.ts';
import { addWorkingDays, workingDaysBefore } from '../../working-days/index.ts';
import { isCertificate, listedDocument } from '../documents.ts';
import type { ExcuseFacts } from '../excuse-facts.ts';
import { checkingServiceDays, noticeMonths, pendingApplication } from '../excuse-parameters.ts';
import type { Excuse } from '../statutory-excuse.ts';
import type { PendingApplication, PendingFacts } from './pending-facts.ts';
import { pendingSentences, pendingUnknown } from './pending-words.ts';

/**
 * What follows where an application is not decided: whether it was made in time, by when the Employer Checking Service is
 * asked (its about 5 working days before the day for which the excuse is needed, in working days of England and Wales), and
 * what a notice gives (6 months from its day). `needs-facts` without any day to count from; `no-law` before the record of
 * right to work checks begins, and where a year's bank holidays are not recorded. Source: `facts/compliance/right-to-work.json`
 * (methods, `pending-extension`), read on 21 November 2026.
 */
export function pendingApplicationHelp(
  facts: PendingFacts,
): Answered<PendingApplication> | NeedsFacts | NoLaw {
  const needed = neededDay(facts);
  if (needed === undefined) return needsFacts(['startsOn'], []);
  const day = facts.asOf ?? facts.noticeOn ?? needed.neededOn;
  const rule = lawOn(pendingApplication, day);
  const length = lawOn(checkingServiceDays, day);
  const months = lawOn(noticeMonths, day);
  if (rule.status === 'no-law') return rule;
  if (length.status === 'no-law') return length;
  if (months.status === 'no-law') return months;
  const days = askedDays(facts, needed.neededOn, length.value);
  if (days.status === 'no-law') return days;
  const outcome = {
    appliedInTime: appliedInTime(facts),
    ...needed,
    askBy: days.askBy,
    answerBy: days.answerBy,
    notice: noticeOf(facts, months.value),
  };
  const figures = { workingDays: length.value, months: months.value };
  return {
    status: 'answered',
    ...outcome,
    says: pendingSentences(facts, outcome, figures),
    unknown: pendingUnknown(facts, outcome),
    steps: [
      lawStep(rule, { text: rule.value }),
      lawStep(length, { count: length.value, of: 'working days' }),
      ...days.steps,
      lawStep(months, { count: months.value, of: 'months' }),
    ],
  };
}

/** The first day of work, unless the permission covers it: then the last day of the permission. */
function neededDay({ startsOn, previousPermissionEnds }: PendingFacts) {
  if (previousPermissionEnds !== undefined && (startsOn === undefined || startsOn <= previousPermissionEnds))
    return { neededOn: previousPermissionEnds, neededFor: 'permission-end' as const };
  return startsOn === undefined ? undefined : { neededOn: startsOn, neededFor: 'start' as const };
}

function appliedInTime({
  appliedOn,
  previousPermissionEnds,
}: PendingFacts): PendingApplication['appliedInTime'] {
  if (appliedOn === undefined || previousPermissionEnds === undefined) return 'not-known';
  return appliedOn <= previousPermissionEnds ? 'yes' : 'no';
}

interface AskedDays {
  readonly status: 'counted';
  readonly askBy: CalendarDate | null;
  readonly answerBy: CalendarDate | null;
  readonly steps: readonly Step[];
}

function askedDays(facts: PendingFacts, neededOn: CalendarDate, workingDays: number): AskedDays | NoLaw {
  if (hasAnswered(facts)) return { status: 'counted', askBy: null, answerBy: null, steps: [] };
  const before = workingDaysBefore(neededOn, workingDays);
  if (before.status === 'no-law') return before;
  const { asOf } = facts;
  if (asOf === undefined)
    return { status: 'counted', askBy: before.day, answerBy: null, steps: before.steps };
  const after = addWorkingDays(asOf, workingDays);
  if (after.status === 'no-law') return after;
  return { status: 'counted', askBy: before.day, answerBy: after.day, steps: before.steps };
}

/** The service has given a notice, or says that this person may not do the work. */
const hasAnswered = ({ method, isRefused, noticeOn }: PendingFacts) =>
  noticeOn !== undefined || (isRefused === true && method === 'employer-checking-service');

/** Six months from the day in the notice; the last safe day is the day before they end. */
function noticeOf({ noticeOn }: PendingFacts, months: number) {
  if (noticeOn === undefined) return null;
  const until = addMonths(noticeOn, months);
  return { on: noticeOn, until, checkAgainBy: addDays(until, -1) };
}

/**
 * The same beside the answer on a check: null where the check stands and no application is named, and where the document
 * is of list A, whose holder needs no permission.
 */
export function pendingBeside(
  facts: ExcuseFacts & { readonly isRefused?: boolean | undefined },
  excuse: Excuse,
): Answered<PendingApplication> | null {
  const { method, startsOn, appliedOn, noticeOn, checkedOn, expiresOn, previousPermissionEnds } = facts;
  const isNamed = appliedOn !== undefined && excuse === 'until';
  if (!isNamed && !(excuse === 'none' && mayBePending(facts))) return null;
  const outcome = pendingApplicationHelp({
    method,
    isRefused: facts.isRefused,
    startsOn,
    previousPermissionEnds: expiresOn ?? previousPermissionEnds,
    appliedOn,
    noticeOn,
    asOf: checkedOn,
  });
  return outcome.status === 'answered' ? outcome : null;
}

function mayBePending({ method, document }: ExcuseFacts): boolean {
  if (method === 'digital-verification-service') return false;
  if (method !== 'manual' || document === 'evisa' || document === 'none') return true;
  return !isCertificate(document) && listedDocument(document).list !== 'A';
}
