import { londonToday } from '../../../kit/page/london-today.ts';
import { answerRow } from '../../../subjects/document/answer-rows.ts';
import { documentFile, type NoResult } from '../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, rulesSentence } from '../../../subjects/document/made-from.ts';
import { type ResultDocument, saying } from '../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../text/days.ts';
import { yesOrNo } from '../../../text/questions.ts';
import type { Route } from './+types/check-file.ts';
import { answerLabel, arrangementOptions, labels } from './check-words.ts';
import { evaluateCheck } from './evaluate-check.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(request, checkDocument(evaluateCheck(url.searchParams, today), { url, today }));
}

/** Who must check a person's right to work, as a document to download. */
export function checkDocument(
  { answers, problems, result }: ReturnType<typeof evaluateCheck>,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { figure, says, notes, penalties, unknown, steps } = result;
  const { arrangement, passesDetails, arrangedOn } = answers;
  return {
    ...madeFrom(context, { answers, pinned: ['arrangement', 'arrangedOn'] }),
    tool: 'Do I Have to Check Someone Who Is Not My Employee?',
    fileName: `right-to-work-${arrangement}-${arrangedOn}`,
    headline: { label: answerLabel, figure },
    sentences: [
      says,
      'A check is made before work begins, of the person who does the work.',
      rulesSentence(arrangedOn),
    ],
    cautions: unknown.map((item) => `Not known: ${item}`),
    answers: [
      ...answerRow(labels.arrangement, arrangement, arrangementOptions),
      ...(arrangement === 'matching-service' ? answerRow(labels.passesDetails, passesDetails, yesOrNo) : []),
      ...answerRow(labels.arrangedOn, arrangedOn),
    ],
    parts: saying(
      { kind: 'list', title: 'What goes with it', lines: notes },
      {
        kind: 'table',
        title: 'Civil penalty for each worker who may not do the work',
        columns: [{ head: 'Breach' }, { head: 'Penalty', figure: true }],
        rows: penalties.map((row) => ({ cells: [row.label, row.figure] })),
      },
      { kind: 'working', title: 'How we worked this out', steps },
    ),
    lawAskedFor: [{ label: labels.arrangedOn, day: dayInWords(arrangedOn) }],
  };
}
