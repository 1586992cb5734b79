import { londonToday } from '../../../kit/page/london-today.ts';
import { answerRow } from '../../../subjects/document/answer-rows.ts';
import { documentFile, type NoResult } from '../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, rulesSentence } from '../../../subjects/document/made-from.ts';
import { type ResultDocument, saying } from '../../../subjects/document/result-document.ts';
import { type CheckAnswers, needsOf } from '../../../subjects/right-to-work/check-answers.ts';
import {
  arrangementOptions,
  documentGroups,
  labels,
  methodOptions,
  passportOptions,
} from '../../../subjects/right-to-work/check-words.ts';
import { pendingTitle } from '../../../subjects/right-to-work/pending-shown.ts';
import { dayInWords } from '../../../text/days.ts';
import { yesOrNo } from '../../../text/questions.ts';
import type { Route } from './+types/check-file.ts';
import { evaluateCheck, lawFieldOf } from './evaluate-check.ts';

/** The result for the same address without `.pdf` or `.csv`, as a file. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const today = londonToday();
  return await documentFile(request, checkDocument(evaluateCheck(url.searchParams, today), { url, today }));
}

/** The answer on a right to work check, as a document to download. */
export function checkDocument(
  { answers, problems, result }: ReturnType<typeof evaluateCheck>,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { label, figure, beside, says, next, notes, penalties, unknown, pending, steps } = result;
  const lawField = lawFieldOf(answers);
  const lawDay = answers[lawField];
  return {
    ...madeFrom(context, {
      answers,
      pinned: ['arrangement', 'startsOn', 'method', ...(lawField === 'startsOn' ? [] : [lawField])],
    }),
    tool: 'Right to work check',
    fileName: `right-to-work-${answers.arrangement}-${lawDay}`,
    headline: { label, figure, beside },
    sentences: [
      says,
      'A check is made before work begins, of the person who does the work.',
      rulesSentence(lawDay),
    ],
    cautions: [...unknown, ...(pending?.unknown ?? [])].map((item) => `Not known: ${item}`),
    answers: answerRowsOf(answers),
    parts: saying(
      { kind: 'list', title: 'What remains to be done', lines: next },
      { kind: 'list', title: 'What goes with it', lines: notes },
      { kind: 'list', title: pendingTitle, lines: pending?.says ?? [] },
      {
        kind: 'table',
        title: 'Highest civil penalty for each worker who may not do the work',
        columns: [{ head: 'Breach' }, { head: 'Penalty', figure: true }],
        rows: penalties.map((row) => ({ cells: [row.label, row.figure] })),
      },
      { kind: 'working', title: 'How we worked this out', steps },
    ),
    lawAskedFor: [{ label: labels[lawField], day: dayInWords(lawDay) }],
  };
}

const options: Readonly<Partial<Record<keyof CheckAnswers, readonly { value: string; label: string }[]>>> = {
  arrangement: arrangementOptions,
  passesDetails: yesOrNo,
  method: methodOptions,
  document: documentGroups.flatMap((group) => group.options),
  passport: passportOptions,
  withNationalInsurance: yesOrNo,
};

/** The answers that were counted, in the order of the form. */
const answerRowsOf = (answers: CheckAnswers) =>
  namesAsked(answers).flatMap((name) => answerRow(labels[name], answers[name], options[name]));

function namesAsked({ arrangement, method, document }: CheckAnswers): readonly (keyof CheckAnswers)[] {
  return [
    'arrangement',
    ...(arrangement === 'matching-service' ? (['passesDetails'] as const) : []),
    ...(arrangement === 'employee' ? [] : (['arrangedOn'] as const)),
    'startsOn',
    'method',
    ...namesOfMethod(method, document),
    ...(method === 'none' ? [] : (['checkedOn'] as const)),
    'previousPermissionEnds',
    'appliedOn',
  ];
}

function namesOfMethod(method: string, document: string): readonly (keyof CheckAnswers)[] {
  if (method === 'online-share-code') return ['resultExpiresOn', 'weeklyHoursInTerm'];
  if (method === 'digital-verification-service') return ['passport', 'passportExpiresOn'];
  if (method === 'employer-checking-service') return ['noticeOn'];
  if (method !== 'manual') return [];
  const needs = needsOf(document);
  return [
    'document',
    ...(needs.nationalInsurance ? (['withNationalInsurance'] as const) : []),
    ...(needs.lastDay ? (['documentExpiresOn'] as const) : []),
    ...(needs.permission ? (['permissionExpiresOn'] as const) : []),
    ...(needs.notice ? (['documentNoticeOn'] as const) : []),
  ];
}
