import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom } from '../../../subjects/document/made-from.ts';
import {
  type DocumentPart,
  type ResultDocument,
  saying,
} from '../../../subjects/document/result-document.ts';
import { codeIn, roleOf } from '../salary/salary-answers.ts';
import { dayAsked, problemWith, readRole, readTypedAnswers } from './assessment-answers.ts';
import type { JobResultShown } from './present-job.ts';
import { purposeTitle, questions } from './questions.ts';
import { presentResult, type ResultShown } from './result/present-result.ts';

/** The result as a document to download, by the law of the requested day, like the page. */
export function assessmentDocument(context: DocumentContext): ResultDocument | NoResult {
  const answers = readTypedAnswers(context.url.searchParams);
  const day = dayAsked(context.url.searchParams, context.today);
  const code = codeIn(readRole(context.url.searchParams));
  const result = presentResult(answers, day, code);
  if (!result) {
    const open = questions.filter(({ name }) => problemWith(name, answers[name]) !== undefined);
    return { missing: open.map(({ title }) => title) };
  }
  const salary = result.job?.salary;
  return {
    ...madeFrom(context, {
      answers: { ...answers, ...(code !== undefined && { role: code }), on: day },
      pinned: ['on'],
    }),
    tool: 'Sponsor licence assessment',
    fileName: `sponsor-licence-assessment-${day}`,
    headline: {
      label: 'Your result',
      figure: result.word,
      tag: result.inPlace,
      beside: salary === undefined ? [] : [{ label: 'Salary, at least', figure: salary.figure }],
      note: result.explanation,
    },
    cautions: [],
    answers: [
      ...questions.map(({ name, title }) => ({ question: title, answer: answers[name] })),
      ...answerRow(purposeTitle, answers.existsMainlyToSponsor),
      ...(code === undefined ? [] : [{ question: 'Which job?', answer: roleOf(code) }]),
    ],
    parts: partsOf(result),
    lawAskedFor: [{ label: 'the day we checked the answers', day: result.judgedOn }],
  };
}

function partsOf(result: ResultShown): DocumentPart[] {
  const { reasons, nextSteps, job, documentsNeeded, notChecked, working } = result;
  return saying(
    {
      kind: 'list',
      title: 'What to do now, in this order',
      lines: nextSteps.map(({ title, text }) => `${title}. ${text}`),
    },
    { kind: 'list', title: 'The job', lines: job === undefined ? [] : jobLines(job) },
    {
      kind: 'table',
      title: reasons.length > 5 ? 'Your answers' : 'Your five answers',
      columns: [{ head: 'Point' }, { head: 'State' }, { head: 'What it means' }],
      rows: reasons.map(({ short, ok, summary, law }) => ({
        cells: [short, ok ? 'In place' : 'To do', `${summary} ${law}`],
      })),
    },
    { kind: 'list', title: 'Documents still needed', lines: documentsNeeded },
    { kind: 'list', title: 'What we did not check', lines: notChecked },
    { kind: 'working', title: 'How we worked this out', steps: working },
  );
}

function jobLines({ name, verdict, lines, salary }: JobResultShown): string[] {
  const pay = salary && `Salary, at least ${salary.figure} ${salary.week}.`;
  const entrant = salary?.entrant && `${salary.entrant} for a new entrant.`;
  return [
    `${name}: ${verdict.toLowerCase()}.`,
    ...lines,
    ...[pay, entrant].filter((line) => line !== undefined),
  ];
}
