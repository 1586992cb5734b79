import type { NoResult } from '../../../document/document-file.server.ts';
import { type AskedFor, madeFrom } from '../../../document/made-from.ts';
import { type Answer, type ResultDocument, saying } from '../../../document/result-document.ts';
import { told, toldPounds } from '../../../document/told.ts';
import { dayInWords } from '../../../text/days.ts';
import type { answerSize } from './answer-size.ts';
import type { SizeAnswers } from './size-answers.ts';

const bodies = [
  { value: 'company', label: 'A company' },
  { value: 'charity', label: 'A charity' },
  { value: 'never-small-company', label: 'A public, insurance, banking or e-money company' },
  { value: 'other', label: 'A sole trader, partnership or other body' },
];

const parents = [
  { value: 'none', label: 'No parent company' },
  { value: 'small', label: 'A parent that leads a small group' },
  { value: 'large', label: 'A parent that leads a larger group' },
];

/** As the page says it beside the form, in the words of a document. */
const oneMore =
  'No answer yet: give one more of the three figures, turnover, balance sheet total and employees.';

/** The size of a sponsor by rule, to be taken away. */
export function sizeDocument(
  { answers, problems, result }: ReturnType<typeof answerSize>,
  asked: AskedFor,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { figure, says, steps } = result;
  return {
    ...madeFrom(asked, { answers, pinned: ['body', 'yearBeganOn'] }),
    tool: 'Am I a Small Sponsor?',
    fileName: `sponsor-size-${answers.yearBeganOn}`,
    headline: { label: 'Size of sponsor', figure },
    cautions: figure === 'Not told yet' ? [oneMore] : says === undefined ? [] : [says],
    answers: sizeTold(answers),
    parts: saying({ kind: 'working', title: 'How we worked this out', steps }),
    lawAskedFor: [{ label: 'Financial year began on', day: dayInWords(answers.yearBeganOn) }],
  };
}

function sizeTold(answers: SizeAnswers): Answer[] {
  const company = answers.body === 'company';
  const counted = company || answers.body === 'other';
  return [
    ...told('Your organisation', answers.body, bodies),
    ...(company ? told('Parent company', answers.parent || 'none', parents) : []),
    ...(company ? toldPounds('Annual turnover', answers.turnover) : []),
    ...(company ? toldPounds('Balance sheet total', answers.balanceSheet) : []),
    ...(counted ? told('Employees', answers.employees) : []),
    ...told('Financial year began on', answers.yearBeganOn),
  ];
}
