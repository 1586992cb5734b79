import type {
  DueGroup,
  SponsorDueRow,
  SponsorToday,
  TodayPart,
} from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { dayInWords, weekdayCounted, weekdayInWords } from '../../../text/days.ts';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number) => small[count] ?? count.toLocaleString('en-GB');
const lowerFirst = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The page in one sentence, true now. */
export function headline({ groups, planned, nextOn, isSetUp, failed }: SponsorToday): string {
  if (failed.includes('duties')) return 'What is due could not be loaded';
  const count = (group: DueGroup) => groups.find((each) => each.group === group)?.count ?? 0;
  const [past, due] = [count('past'), count('to-report')];
  if (past > 0) {
    const first = `${inWords(past)} ${past === 1 ? 'report is' : 'reports are'} past the day counted`;
    return due === 0 ? first : `${first}, ${lowerFirst(inWords(due))} ${due === 1 ? 'is' : 'are'} due`;
  }
  if (due > 0) return `${inWords(due)} ${due === 1 ? 'report is' : 'reports are'} due`;
  if (planned.count === 1) return 'One planned event: did it happen?';
  if (planned.count > 1) return `${inWords(planned.count)} planned events: did they happen?`;
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
export function unitWords({ unit, number, of, isCountingToday }: SponsorDueRow): string {
  const one = number === 1;
  switch (unit) {
    case 'working-days-late':
      return one ? 'working day past' : 'working days past';
    case 'working-days-left':
      return `${one ? 'working day' : 'working days'} left${isCountingToday ? ', counting today' : ''}`;
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
export function dayWords({ day, unit, number, does }: SponsorDueRow): string {
  if (day === null) return '';
  if (unit === 'working-days-late')
    return `It was due by ${weekdayCounted(day, number)}. A report after its day is better than none: report it now and say why.`;
  if (unit === 'working-days-left') return `Report by ${weekdayCounted(day, number)}.`;
  if (does === 'decide-and-record')
    return `Sources differ on whether it is reported: decide, and record why, by ${weekdayInWords(day)}.`;
  if (unit === 'days') return `On ${dayInWords(day)}.`;
  return unit === 'days-ago' ? `It was on ${dayInWords(day)}.` : '';
}

export interface Deed {
  readonly words: string;
  readonly to: string;
}

/** What is done about a row, and where. Reports are for those who keep the records: a line manager reads. */
export function deedOf(row: SponsorDueRow, keepsRecords: boolean): Deed {
  const { id, unit, state, does, kind, worker } = row;
  const duty = `/dashboard/sponsor/duties/${id}`;
  const ofWorker = worker === null ? duty : `/dashboard/sponsor/workers/${worker}`;
  if (kind === 'absence-nears' || kind === 'absence-asked')
    return { words: 'Record the last day', to: `${ofWorker}#absences` };
  if (!keepsRecords) return { words: 'Read', to: duty };
  if (unit === 'working-days-late') return { words: 'Report now', to: duty };
  if (does === 'report') return { words: reportDeeds[state], to: duty };
  if (does === 'decide-and-record') return { words: 'Decide', to: duty };
  if (does === 'before-the-change') return { words: 'Prepare', to: duty };
  switch (kind) {
    case 'log-in':
      return { words: 'Record', to: '/dashboard/sponsor/set-up' };
    case 'guidance':
      return { words: 'Read', to: '/dashboard/sponsor/evidence/guidance' };
    case 'check-due':
      return { words: 'Record the check', to: `${ofWorker}#checks` };
    case 'visa-ends':
    case 'use-certificate':
      return { words: `Ask ${firstNameOf(row)}`, to: ofWorker };
    case 'certificate-ends':
      return { words: 'Prepare the next', to: `/dashboard/sponsor/certificates?worker=${worker ?? ''}` };
    case 'assign-certificate':
    case 'allocation-ends':
      return { words: 'See certificates', to: '/dashboard/sponsor/certificates' };
    case 'key-person':
      return { words: 'Name someone', to: '/dashboard/sponsor/set-up' };
    case 'papers':
      return { words: 'Say why', to: `${ofWorker}/papers` };
    case 'pay':
      return { words: 'Check the pay', to: duty };
    default:
      return { words: 'Read', to: duty };
  }
}

const reportDeeds = { 'to-do': 'Prepare', prepared: 'Check the text', checked: 'Report' } as const;

const firstNameOf = ({ workerName }: SponsorDueRow) => workerName?.trim().split(/\s+/)[0] ?? 'the worker';

export const nationNames = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const;

export const partWords: Readonly<Record<TodayPart, string>> = {
  duties: 'your duties',
  planned: 'your planned events',
  days: 'the three weeks',
  workers: 'how many workers wait',
  check: 'when your records were last checked',
};

type Unchecked = NonNullable<SponsorToday['unchecked']>[number];

interface GapWords {
  /** After the number of workers. */
  readonly what: string;
  /** What is done about it; left out where nothing can be added. */
  readonly deed?: string;
}

const gapWords: Readonly<Record<Unchecked['why'], GapWords>> = {
  'not-checked': { what: 'not checked yet', deed: 'See them' },
  'other-route': { what: 'on another route: no duty is counted' },
  'no-terms': { what: 'without job and pay', deed: 'Add them' },
  'no-pay': { what: 'without code, pay or hours: pay not checked', deed: 'Add them' },
  'no-option': { what: 'without a salary option: pay held against every option', deed: 'Add them' },
  'pay-scale': { what: 'on a national pay scale: pay not checked' },
  'pay-not-recorded': { what: 'whose pay rule is not known here: pay not checked' },
  'no-place': { what: 'without a place of work: counted as in England and Wales', deed: 'Add them' },
  'no-visa-end': { what: 'without the end of their permission', deed: 'Add them' },
  'no-certificate-start': {
    what: 'without the start of the certificate: start not checked',
    deed: 'Add them',
  },
  'no-check': { what: 'without a next right to work check', deed: 'Add them' },
};

/** One line of what was not checked, with the page that lists the workers it is about. */
export function gapLine({ why, count, names }: Unchecked) {
  const { what, deed = 'See them' } = gapWords[why];
  const more = count - names.length;
  return {
    words: `${count.toLocaleString('en-GB')} ${what}`,
    names: more > 0 ? `${names.join(', ')} and ${more.toLocaleString('en-GB')} more` : names.join(', '),
    deed,
    to: `/dashboard/sponsor/workers?gap=${why}`,
  };
}

/** How many workers wait, are not fully checked and need nothing, in one line. */
export function workersLine({ all, past, toReport, ends, look, unchecked }: WorkerCounts): string {
  const acting = past + toReport + ends + look;
  const rest = Math.max(0, all - acting - unchecked);
  const parts = [
    { count: acting, words: 'to act on' },
    { count: unchecked, words: 'not fully checked' },
    { count: rest, words: 'need nothing' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(
      ({ count, words }) =>
        `${count.toLocaleString('en-GB')} ${words === 'need nothing' && count === 1 ? 'needs nothing' : words}`,
    )
    .join(' · ');
}

type WorkerCounts = NonNullable<SponsorToday['workers']>;
