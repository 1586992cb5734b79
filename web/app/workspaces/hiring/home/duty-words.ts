import type { Waiting } from '@portway/contracts/hiring/employer-home/employer-home';
import { dayInWords, weekdayCounted, weekdayInWords, withDaysInWords } from '../../../text/days.ts';
import type { WaitingWords } from '../../../text/waiting.ts';

type Of<Kind extends Waiting['kind']> = Extract<Waiting, { kind: Kind }>;
type DueRow = Of<'duty'>['duty'];

/** A duty of the sponsor: the day first, then why, then what is done about it. */
export function dutyWords({ duty }: Of<'duty'>): WaitingWords {
  const { id, kind, title, because, worker } = duty;
  return {
    title: withDaysInWords(title),
    why: [dayWords(duty), withDaysInWords(because)].filter((words) => words !== '').join(' '),
    to:
      kind === 'guidance'
        ? '/dashboard/sponsor/evidence/guidance'
        : kind === 'log-in'
          ? '/dashboard/sponsor/set-up'
          : kind === 'papers' && worker !== null
            ? `/dashboard/sponsor/workers/${worker}/papers`
            : `/dashboard/sponsor/duties/${id}`,
    deed: deedOf(duty),
  };
}

function dayWords({ day, unit, number, does }: DueRow): string {
  if (day === null) return '';
  const count = number ?? 0;
  switch (unit) {
    case 'working-days-late':
      return `${count === 1 ? 'One working day' : `${count} working days`} past ${weekdayCounted(day, count)}, its last day: report it now, and say why it is late.`;
    case 'working-days-left':
      return count === 1
        ? 'Report it today, the last day.'
        : `Report it by ${weekdayCounted(day, count)}: ${count} working days, counting today.`;
    case 'days':
      return count === 0
        ? 'Today.'
        : `On ${dayInWords(day)}, in ${count === 1 ? 'one day' : `${count} days`}.`;
    case 'days-ago':
      return `It was on ${dayInWords(day)}.`;
    default:
      return does === 'decide-and-record' ? `Decide by ${weekdayInWords(day)}.` : '';
  }
}

function deedOf({ unit, state, does, kind }: DueRow): string {
  if (unit === 'working-days-late') return 'Report now';
  if (does === 'report') return state === 'to-do' ? 'Prepare the report' : 'Record the report';
  if (does === 'decide-and-record') return 'Decide';
  if (does === 'record') return 'Record it';
  if (kind === 'papers') return 'Say why';
  return kind === 'guidance' ? 'Read' : 'See what to do';
}

const moreWords = {
  past: ['One more report is past its day', 'more reports are past their day'],
  'to-report': ['One more report is due', 'more reports are due'],
  ends: ['One more thing ends soon', 'more things end soon'],
  look: [
    'One thing in your sponsor records is to be looked at',
    'things in your sponsor records are to be looked at',
  ],
} as const;

export function moreDutiesWords({ group, count }: Of<'more-duties'>): WaitingWords {
  const [one, many] = moreWords[group];
  return {
    title: count === 1 ? one : `${count.toLocaleString('en-GB')} ${many}`,
    why: 'All of them are listed with sponsorship, the most urgent first.',
    to: group === 'look' ? '/dashboard/sponsor/today' : '/dashboard/sponsor/duties',
    deed: 'See them',
  };
}

/** A planned event whose day has come. */
export function plannedWords({ planned: { id, title, day, worker } }: Of<'planned'>): WaitingWords {
  const what = worker === null ? title : `${worker.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return {
    title: `${what}: did it happen?`,
    why: `Planned for ${weekdayInWords(day)}. Record it with its real day, move it or cancel it.`,
    to: `/dashboard/sponsor/happened?planned=${id}`,
    deed: 'Answer',
  };
}
