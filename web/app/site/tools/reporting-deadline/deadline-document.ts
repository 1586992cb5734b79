import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, rulesSentence } from '../../../subjects/document/made-from.ts';
import {
  type CalendarCell,
  type CalendarPart,
  type ResultDocument,
  saying,
} from '../../../subjects/document/result-document.ts';
import { events, labels, nations, weekdays } from '../../../subjects/reporting-deadline/deadline-words.ts';
import type { DutyShown } from '../../../subjects/reporting-deadline/present-duty.ts';
import { dayInWords } from '../../../text/days.ts';
import type { DayCell } from '../../../ui/day-count.tsx';
import type { DeadlineEvaluated } from './evaluate-deadline.ts';
import { notChecked } from './not-checked.ts';

/** A deadline as a document to download: the calendar first. */
export function deadlineDocument(
  { answers, problems, result }: DeadlineEvaluated,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!result)
    return {
      missing: problems.length > 0 ? problems.map(({ message }) => message) : ['Choose what happened.'],
    };
  const { label, figure, beside, said, count, duties, steps } = result;
  const late = answers.event === 'worker-late-start';
  return {
    ...madeFrom(context, { answers: { ...answers }, pinned: ['event', 'day', 'nation'] }),
    tool: 'When Must We Report It?',
    fileName: `report-${answers.event}-${answers.day}`,
    headline: { label, figure, beside },
    sentences: [`${label} ${figure}.`, ...(count?.lines.slice(0, 1) ?? []), rulesSentence(answers.day)],
    cautions: said.map(({ title, text }) => `${title}. ${text}`),
    answers: [
      ...answerRow(
        labels.event,
        answers.event,
        events.flatMap(({ options }) => [...options]),
      ),
      ...answerRow(labels.day, answers.day),
      ...(late ? answerRow(labels.visaValidFrom, answers.visaValidFrom) : []),
      ...(late ? answerRow(labels.grantNotifiedOn, answers.grantNotifiedOn) : []),
      ...(answers.event === 'worker-unauthorised-absence' ? weekRow(answers.worksOn) : []),
      ...answerRow(labels.nation, answers.nation, nations),
    ],
    parts: saying(
      calendarOf(count?.weeks ?? []),
      { kind: 'list', title: 'How it was counted', lines: count?.lines ?? [] },
      {
        kind: 'table',
        title: 'How the rule can be read',
        columns: [{ head: 'Reading' }, { head: 'Last day', figure: true }],
        rows: (count?.readings ?? []).map(({ reading, day }) => ({ cells: [reading, day] })),
      },
      ...duties.flatMap(dutyParts),
      { kind: 'list', title: 'What this does not check', lines: notChecked },
      { kind: 'working', title: 'How we worked this out', steps },
    ),
    lawAskedFor: [{ label: labels.day, day: dayInWords(answers.day) }],
  };
}

/** The days of the week that were ticked, by name. */
const weekRow = (worksOn: string) =>
  worksOn === '' ? [] : answerRow(labels.worksOn, dayNames(worksOn.split(',')).join(', '));
const dayNames = (ticked: readonly string[]) =>
  weekdays.flatMap(({ value, label }) => (ticked.includes(value) ? [label] : []));

const heads = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const looks = {
  counts: 'counts',
  absent: 'before',
  event: 'before',
  holiday: 'over',
  weekend: 'over',
  outside: 'plain',
} as const satisfies Readonly<Record<DayCell['kind'], CalendarCell['look']>>;

/** The calendar of the page: each day with its place in the count, or why it is passed over. */
function calendarOf(weeks: readonly (readonly DayCell[])[]): CalendarPart {
  return {
    kind: 'calendar',
    title: 'The days, one by one',
    heads,
    weeks: weeks.map((week) =>
      week.map((cell) => ({
        day: cell.day,
        figure: cell.number === undefined ? undefined : `${cell.number}`,
        note: [cell.kind === 'absent' ? 'absent' : undefined, cell.note].filter(Boolean).join(', '),
        look: looks[cell.kind],
        isMarked: cell.mark !== undefined,
        says: cellInWords(cell),
      })),
    ),
  };
}

function cellInWords({ day, kind, number, note }: DayCell): string {
  if (number !== undefined)
    return `${day}: ${kind === 'absent' ? 'absent ' : ''}${number}${note ? `, ${note}` : ''}`;
  return note === undefined ? day : `${day}: ${note}`;
}

function dutyParts({ title, onlyIf, contains, through, consequence }: DutyShown) {
  return [
    {
      kind: 'list' as const,
      title: onlyIf === undefined ? title : `${title}. ${onlyIf}`,
      lines: [
        ...contains.map((line) => `To say: ${line}`),
        ...(through === undefined ? [] : [`Where: ${through}`]),
        consequence,
      ],
    },
  ];
}
