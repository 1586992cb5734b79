import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type AskedFor, madeFrom } from '../../../subjects/document/made-from.ts';
import {
  type DocumentPart,
  type ResultDocument,
  saying,
} from '../../../subjects/document/result-document.ts';
import { dayAsked, problemWith, readTypedAnswers } from './assessment-answers.ts';
import { presentResult, type ResultShown } from './present-result.ts';
import { questions } from './questions.ts';

/** The result as a document to download, by the law of the requested day, like the page. */
export function assessmentDocument(asked: AskedFor): ResultDocument | NoResult {
  const answers = readTypedAnswers(asked.url.searchParams);
  const day = dayAsked(asked.url.searchParams, asked.today);
  const result = presentResult(answers, day);
  if (!result) {
    const open = questions.filter(({ name }) => problemWith(name, answers[name]) !== undefined);
    return { missing: open.map(({ title }) => title) };
  }
  return {
    ...madeFrom(asked, { answers: { ...answers, on: day }, pinned: ['on'] }),
    tool: 'Sponsor licence assessment',
    fileName: `sponsor-licence-assessment-${day}`,
    headline: {
      label: 'Your result',
      figure: result.word,
      tag: `${result.reasons.filter(({ ok }) => ok).length} of ${result.reasons.length} in place`,
      note: result.explanation,
    },
    cautions: [],
    answers: questions.map(({ name, title }) => ({ question: title, answer: answers[name] })),
    parts: partsOf(result),
    lawAskedFor: [{ label: 'the day the answers were judged', day: result.judgedOn }],
  };
}

function partsOf({ reasons, nextSteps, documentsNeeded, notChecked, working }: ResultShown): DocumentPart[] {
  return saying(
    {
      kind: 'table',
      title: 'Why, answer by answer',
      columns: [{ head: 'Point' }, { head: 'State' }, { head: 'What it means' }],
      rows: reasons.map(({ short, ok, meaning }) => ({
        cells: [short, ok ? 'In place' : 'To settle', meaning],
      })),
    },
    { kind: 'list', title: 'What to do next', lines: nextSteps.map(({ text }) => text) },
    { kind: 'list', title: 'Documents still needed', lines: documentsNeeded },
    { kind: 'list', title: 'What we did not check', lines: notChecked },
    { kind: 'working', title: 'How we worked this out', steps: working },
  );
}
