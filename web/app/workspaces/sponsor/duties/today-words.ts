import type {
  DueGroup,
  SponsorDueRow,
  SponsorToday,
  TodayPart,
} from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number) => small[count] ?? count.toLocaleString('en-GB');
const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The page in one sentence, true now. */
export function headline({ groups, nextOn, isSetUp, failed }: SponsorToday): string {
  if (failed.includes('duties')) return 'What is due could not be loaded';
  const count = (group: DueGroup) => groups.find((each) => each.group === group)?.count ?? 0;
  const [past, due] = [count('past'), count('to-report')];
  if (past > 0) {
    const first = `${inWords(past)} ${past === 1 ? 'report is' : 'reports are'} past the day counted`;
    return due === 0 ? first : `${first}, ${lowerFirst(inWords(due))} ${due === 1 ? 'is' : 'are'} due`;
  }
  if (due > 0) return `${inWords(due)} ${due === 1 ? 'report is' : 'reports are'} due`;
  const [ends, look] = [count('ends'), count('look')];
  const looks = `${lowerFirst(inWords(look))} ${look === 1 ? 'thing waits' : 'things wait'} for a look`;
  if (ends > 0 && look > 0)
    return `Nothing is to be reported yet, ${looks} and ${lowerFirst(inWords(ends))} ${ends === 1 ? 'ends' : 'end'} soon`;
  if (ends > 0)
    return `Nothing is to be reported, ${lowerFirst(inWords(ends))} ${ends === 1 ? 'thing ends' : 'things end'} soon`;
  if (look > 0) return `Nothing is to be reported, ${looks}`;
  if (!isSetUp) return 'Set up your sponsorship first';
  return nextOn === null ? 'Nothing is due' : `Nothing is due until ${dayInWords(nextOn)}`;
}

export const groupTitles: Readonly<Record<DueGroup, string>> = {
  past: 'Past the day counted',
  'to-report': 'To report',
  ends: 'Ends soon',
  look: 'Look at this',
};

/** What stands under the number of a row. */
export function unitWords({ unit, number, of }: SponsorDueRow): string {
  const one = number === 1;
  switch (unit) {
    case 'working-days-late':
      return one ? 'working day past' : 'working days past';
    case 'working-days-left':
      return one ? 'working day left, counting today' : 'working days left, counting today';
    case 'days':
      return number === 0 ? 'today' : one ? 'day' : 'days';
    case 'days-ago':
      return one ? 'day ago' : 'days ago';
    case 'of-days':
      return `of ${of} working days`;
    case 'workers':
      return one ? 'worker' : 'workers';
    case null:
      return '';
  }
}

/** The day of a row in words, after what it is about. */
export function dayWords({ day, unit, does }: SponsorDueRow): string {
  if (day === null) return '';
  if (unit === 'working-days-late')
    return `It was due by ${weekdayInWords(day)}. A report after its day is better than none: report it now and say why.`;
  if (unit === 'working-days-left') return `Report by ${weekdayInWords(day)}.`;
  if (does === 'decide-and-record')
    return `Sources differ on whether it is reported: decide, and record why, by ${weekdayInWords(day)}.`;
  if (unit === 'days') return `On ${dayInWords(day)}.`;
  return unit === 'days-ago' ? `It was on ${dayInWords(day)}.` : '';
}

/** Reports are for those who keep the records: a line manager opens them to read. */
export function deed({ unit, state, does, kind }: SponsorDueRow, keepsRecords: boolean): string {
  if (!keepsRecords) return 'Open';
  if (unit === 'working-days-late') return 'Report now';
  if (does === 'report') return state === 'to-do' ? 'Prepare' : 'Open';
  if (does === 'decide-and-record') return 'Decide';
  return kind === 'guidance' ? 'Read' : 'Open';
}

export const nationWords = {
  'england-and-wales': 'bank holidays of England and Wales',
  scotland: 'bank holidays of Scotland',
  'northern-ireland': 'bank holidays of Northern Ireland',
} as const;

export const partWords: Readonly<Record<TodayPart, string>> = {
  duties: 'your duties',
  days: 'the three weeks',
  workers: 'how many need nothing',
  check: 'when your records were last checked',
};

const why: Readonly<Record<string, (count: number) => string>> = {
  'other-route': (count) => `${workersInWords(count)} on another route: no duty is counted for them`,
  'no-terms': (count) => `${workersInWords(count)} without job and pay on record`,
  'no-pay': (count) => `${workersInWords(count)} without code, pay or hours: pay was not checked`,
  'no-option': (count) =>
    `${workersInWords(count)} without a salary option: pay was held against every option`,
  'pay-scale': (count) => `${workersInWords(count)} on a national pay scale: pay was not checked`,
  'pay-not-recorded': (count) => `${workersInWords(count)} whose rule for pay is not recorded here`,
  'no-place': (count) => `${workersInWords(count)} without a place of work: counted as in England and Wales`,
  'no-visa-end': (count) => `${workersInWords(count)} without the day on which the visa ends`,
  'no-certificate-start': (count) =>
    `${workersInWords(count)} without the certificate’s start: a late start was not checked`,
  'no-check': (count) => `${workersInWords(count)} without the next day of a right to work check`,
};

const workersInWords = (count: number) =>
  count === 1 ? 'One worker' : `${count.toLocaleString('en-GB')} workers`;

/** What could not be checked, with the first names. */
export function uncheckedWords({
  why: reason,
  count,
  names,
}: {
  why: string;
  count: number;
  names: readonly string[];
}) {
  const what = why[reason]?.(count) ?? `${workersInWords(count)}: not checked`;
  const more = count - names.length;
  return names.length === 0 ? what : `${what} (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
