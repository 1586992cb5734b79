import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../subjects/document/made-from.ts';
import { type Answer, type ResultDocument, saying } from '../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../text/days.ts';
import { sponsorSizes, yesOrNo } from '../../../text/questions.ts';
import type { evaluateLicence } from './evaluate-licence.ts';
import type { LicenceAnswers } from './licence-answers.ts';
import { heldLicences, labels, licenceTypes, noneHeld } from './licence-words.ts';
import type { LicenceResultShown } from './present-licence-cost.ts';

const oneTime =
  'These are one-time fees, paid by the sponsor. The licence is valid indefinitely. Each worker then needs a certificate from your allocation; a hire from outside the UK needs a defined certificate.';

/** The cost of a licence as a document to download. */
export function licenceDocument(
  { answers, problems, result, law }: ReturnType<typeof evaluateLicence>,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { total, boxes, gap, warnings, steps } = result;
  return {
    ...madeFrom(context, { answers: { ...answers }, pinned: ['licenceType', 'sponsorSize', 'appliedOn'] }),
    tool: 'Sponsor Licence Cost Estimator',
    fileName: `licence-cost-${answers.licenceType}-${answers.appliedOn}`,
    headline: { label: 'Total licence fee', figure: total, tag: gap === undefined ? law : undefined },
    sentences: [...inTwoSentences(result), ratesSentence(answers.appliedOn)],
    cautions: warnings,
    answers: licenceTold(answers),
    parts: saying(
      {
        kind: 'table',
        title: 'Fees for this application',
        columns: [{ head: 'Fee' }, { head: 'Amount', figure: true }],
        rows: boxes.map(({ label, figure }) => ({
          cells: [label, figure],
          total: label === 'Total Licence Fee',
        })),
      },
      { kind: 'paragraph', title: 'What the fees are for', text: gap === undefined ? oneTime : '' },
      { kind: 'working', title: 'How we worked this out', steps },
    ),
    lawAskedFor: [{ label: labels.appliedOn, day: dayInWords(answers.appliedOn) }],
  };
}

/** The sum with its parts, and what it buys. */
function inTwoSentences({ total, boxes, gap }: LicenceResultShown): string[] {
  if (gap !== undefined) return [gap, 'There is no fee on record for these answers.'];
  const [licence, priority] = boxes.map(({ figure }) => figure);
  const parts = priority?.startsWith('£') ? `: ${licence} for the licence and ${priority} for priority` : '';
  return [`The application costs ${total}${parts}.`, oneTime];
}

function licenceTold(answers: LicenceAnswers): Answer[] {
  return [
    ...answerRow(labels.licenceType, answers.licenceType, licenceTypes),
    ...answerRow(labels.sponsorSize, answers.sponsorSize, sponsorSizes),
    ...answerRow(labels.priority, answers.priority, yesOrNo),
    ...answerRow(labels.appliedOn, answers.appliedOn),
    ...answerRow(labels.alreadyHolds, answers.alreadyHolds || noneHeld, heldLicences),
  ];
}
