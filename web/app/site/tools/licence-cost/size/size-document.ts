import { answerRow, moneyAnswerRow } from '../../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../../subjects/document/made-from.ts';
import { type Answer, type ResultDocument, saying } from '../../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../../text/days.ts';
import type { evaluateSize } from './evaluate-size.ts';
import type { SizeAnswers } from './size-answers.ts';
import { bodies, labels, noParent, parents } from './size-words.ts';

/** The page's message, worded for a document. */
const oneMore =
  'There is no answer yet. Enter one more of the three figures: turnover, balance sheet total or employees.';

/** The size of a sponsor as a document to download. */
export function sizeDocument(
  { answers, problems, result }: ReturnType<typeof evaluateSize>,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { figure, says, steps } = result;
  return {
    ...madeFrom(context, { answers, pinned: ['body', 'yearBeganOn'] }),
    tool: 'Am I a Small Sponsor?',
    fileName: `sponsor-size-${answers.yearBeganOn}`,
    headline: { label: 'Size of sponsor', figure },
    sentences: [
      says ?? `On these figures, the sponsor is ${figure.toLowerCase()}.`,
      'Size decides the licence fee and the Immigration Skills Charge. A small or charitable sponsor pays less.',
      ratesSentence(answers.yearBeganOn),
    ],
    cautions: figure === 'Not answered yet' ? [oneMore] : [],
    answers: sizeTold(answers),
    parts: saying({ kind: 'working', title: 'How we worked this out', steps }),
    lawAskedFor: [{ label: labels.yearBeganOn, day: dayInWords(answers.yearBeganOn) }],
  };
}

function sizeTold(answers: SizeAnswers): Answer[] {
  const company = answers.body === 'company';
  const isMeasured = company || answers.body === 'other';
  return [
    ...answerRow(labels.body, answers.body, bodies),
    ...(company ? answerRow(labels.parent, answers.parent || noParent, parents) : []),
    ...(company ? moneyAnswerRow(labels.turnover, answers.turnover) : []),
    ...(company ? moneyAnswerRow(labels.balanceSheet, answers.balanceSheet) : []),
    ...(isMeasured ? answerRow(labels.employees, answers.employees) : []),
    ...answerRow(labels.yearBeganOn, answers.yearBeganOn),
  ];
}
