import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type AskedFor, madeFrom, ratesSentence } from '../../../subjects/document/made-from.ts';
import { type ResultDocument, saying, type TablePart } from '../../../subjects/document/result-document.ts';
import { events, labels, nations } from '../../../subjects/reporting-deadline/deadline-words.ts';
import type { DutyShown } from '../../../subjects/reporting-deadline/duty-shown.ts';
import { dayInWords } from '../../../text/days.ts';
import type { DayCell } from '../../../ui/day-count.tsx';
import type { DeadlineEvaluated } from './evaluate-deadline.ts';
import { notChecked } from './not-checked.ts';

/** A deadline as a document to download: the calendar first. */
export function deadlineDocument(
  { answers, problems, result }: DeadlineEvaluated,
  asked: AskedFor,
): ResultDocument | NoResult {
  if (!result)
    return {
      missing: problems.length > 0 ? problems.map(({ message }) => message) : ['Choose what happened.'],
    };
  const { label, figure, beside, said, count, duties, steps } = result;
  const late = answers.event === 'worker-late-start';
  return {
    ...madeFrom(asked, { answers: { ...answers }, pinned: ['event', 'day', 'nation'] }),
    tool: 'When Must We Report It?',
    fileName: `report-${answers.event}-${answers.day}`,
    headline: { label, figure, beside },
    sentences: [`${label} ${figure}.`, ...(count?.lines.slice(0, 1) ?? []), ratesSentence(answers.day)],
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
      ...answerRow(labels.nation, answers.nation, nations),
    ],
    parts: saying(
      calendarTable(count?.weeks ?? []),
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

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The calendar of the page: each day with its place in the count, or why it is passed over. */
function calendarTable(weeks: readonly (readonly DayCell[])[]): TablePart {
  return {
    kind: 'table',
    title: 'The days, one by one',
    columns: weekdays.map((head) => ({ head })),
    rows: weeks.map((week) => ({ cells: week.map(cellInWords) })),
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
