import { answerRow } from '../../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../../subjects/document/made-from.ts';
import {
  type Answer,
  type DocumentPart,
  type ResultDocument,
  saying,
} from '../../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../../text/days.ts';
import { yesOrNo } from '../../../../text/questions.ts';
import { codeIn, roleOf } from '../salary-answers.ts';
import type { evaluatePay } from './evaluate-pay.ts';
import type { PayRow, PayShown } from './present-pay.ts';

type Answered = ReturnType<typeof evaluatePay>;

const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'four-weekly', label: 'Every four weeks' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Every three months' },
];

/** The pay test as a document to download. */
export function payDocument(answered: Answered, context: DocumentContext): ResultDocument | NoResult {
  const { answers, problems, result } = answered;
  if (!result) {
    const messages = problems.map(({ message }) => message);
    return {
      missing: messages.length > 0 ? messages : ['Enter the occupation code and the pay for each period.'],
    };
  }
  const code = codeIn(answers.role) ?? '';
  return {
    ...madeFrom(context, { answers: { ...answers, role: code }, pinned: ['assignedOn'] }),
    tool: 'Pay Period Test',
    fileName: `pay-periods-${code}-${answers.assignedOn}`,
    headline: { label: 'On these figures, the pay', figure: result.figure },
    sentences: [
      result.message,
      result.first ?? 'The tables below have every test.',
      ratesSentence(answers.assignedOn),
    ],
    cautions: result.warnings,
    answers: payTold(answered, code),
    parts: partsOf(result),
    lawAskedFor: [{ label: 'Certificate assigned on', day: dayInWords(answers.assignedOn) }],
  };
}

function payTold({ answers, options }: Answered, code: string): Answer[] {
  return [
    ...answerRow('Occupation code', roleOf(code)),
    ...answerRow('Salary option', answers.option, options),
    ...answerRow('Hours per week', answers.hours),
    ...answerRow('Certificate assigned on', answers.assignedOn),
    ...answerRow('Paid', answers.frequency, frequencies),
    ...(answers.frequency === 'weekly'
      ? answerRow('Irregular hours and pay', answers.irregular, yesOrNo)
      : []),
    ...answerRow('Pay for each period, in order', answers.pays.trim()),
  ];
}

function partsOf({ periods, windows, notChecked, steps }: PayShown): DocumentPart[] {
  return saying(
    testsOf('Each period, at the going rate for its hours', periods, true),
    testsOf('Periods in a row, as a share of the year', windows, false),
    { kind: 'list', title: 'What this does not check', lines: notChecked },
    { kind: 'working', title: 'How we worked this out', steps },
  );
}

function testsOf(title: string, rows: readonly PayRow[], withHours: boolean): DocumentPart {
  return {
    kind: 'table',
    title,
    columns: [
      { head: 'Test' },
      ...(withHours ? [{ head: 'Hours', figure: true }] : []),
      { head: 'Paid', figure: true },
      { head: 'Needed', figure: true },
      { head: 'Result' },
    ],
    rows: rows.map(({ name, hours, paid, needed, result, fails }) => ({
      cells: [name, ...(withHours ? [hours] : []), paid, needed, result],
      strong: fails,
    })),
  };
}
