import { answerRow } from '../../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../../subjects/document/made-from.ts';
import {
  type DocumentPart,
  type ResultDocument,
  saying,
} from '../../../../subjects/document/result-document.ts';
import { readerName, withReader } from '../../../../text/reader/reader.ts';
import type { evaluateSalary } from '../evaluate-salary.ts';
import type { SalaryShown } from '../result/present-salary.ts';
import { salaryAnswerRows } from './salary-answer-rows.ts';

type Answered = Awaited<ReturnType<typeof evaluateSalary>>;

/** The result as a document to download. */
export function salaryDocument(
  { reader, answers, problems, role, questions, payScaleRoles, salary }: Answered,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!salary || role.role === undefined) {
    const noRole = role.which
      ? `“${role.which.word}” matches several occupations. Choose one on the page first.`
      : (role.trouble ?? 'Type a job title, or choose an occupation code.');
    return { missing: problems.length > 0 ? problems.map(({ message }) => message) : [noRole] };
  }
  const code = role.role.slice(0, 4);
  const { figure, tag, beside, note, gap, warnings } = salary;
  return {
    // The code that was found, so that the link opens the same job even if the search changes.
    ...madeFrom(context, {
      answers: withReader({ ...answers, role: code }, reader),
      pinned: ['assignedOn', readerName],
    }),
    tool: 'Skilled Worker Minimum Salary Calculator',
    fileName: `minimum-salary-${code}-${answers.assignedOn}`,
    headline: { label: 'Minimum annual salary', figure, tag, beside, note },
    sentences: [...inTwoSentences(salary), ratesSentence(answers.assignedOn)],
    // Without a figure, the second sentence says what is missing.
    cautions: [...(gap === undefined || tag === undefined ? [] : [gap]), ...warnings],
    answers: salaryAnswerRows(answers, { role, questions, payScaleRoles }),
    parts: partsOf(salary),
    lawAskedFor: [
      ...answerRow('Certificate assigned on', answers.assignedOn),
      ...answerRow('Visa applied for on', answers.appliedOn),
    ].map(({ question, answer }) => ({ label: question, day: answer })),
  };
}

/** The figure with its option, and what it does to the offer or rests on. */
function inTwoSentences({ figure, tag, note, gap, offer, changes }: SalaryShown): string[] {
  if (tag === undefined) {
    const why = [note, gap].filter((each) => each !== undefined);
    return [
      `Minimum annual salary: ${figure}.`,
      why.join(' ') || 'No option has a figure for these answers.',
    ];
  }
  const [change] = changes;
  const rests = offer
    ? `${offer.title}: ${offer.text}`
    : (note ??
      (change ? `It could be lower: ${change}` : 'None of the unanswered questions would lower it.'));
  return [
    `The lowest salary that could apply is ${figure} a year, by option ${tag.replace('Option ', '')}.`,
    rests,
  ];
}

function partsOf({
  offer,
  options,
  closedTitle,
  closed,
  changes,
  notChecked,
  steps,
}: SalaryShown): DocumentPart[] {
  return saying(
    { kind: 'paragraph', title: offer?.title ?? 'Too low', text: offer?.text ?? '' },
    {
      kind: 'table',
      title: 'Salary options that may apply',
      columns: [
        { head: 'Option' },
        { head: 'Needs' },
        { head: 'For this person' },
        { head: 'Minimum', figure: true },
      ],
      rows: options.map(({ letter, title, needs, state, minimum, decides }) => ({
        cells: [`${letter} · ${title}`, needs, state, minimum],
        strong: decides,
      })),
    },
    { kind: 'list', title: closedTitle, lines: closed },
    { kind: 'list', title: 'What would change the answer', lines: changes },
    { kind: 'list', title: 'What this does not check', lines: notChecked },
    { kind: 'working', title: 'How we worked this out', steps },
  );
}
