import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../subjects/document/document-file.server.ts';
import { type AskedFor, madeFrom } from '../../../subjects/document/made-from.ts';
import { type Answer, type ResultDocument, saying } from '../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../text/days.ts';
import { sponsorSizes, yesOrNo } from '../../../text/questions.ts';
import type { evaluateLicence } from './evaluate-licence.ts';
import type { LicenceAnswers } from './licence-answers.ts';
import { held, labels, licenceTypes, noneHeld } from './licence-words.ts';

const oneTime =
  'These are one-time fees, paid by the sponsor. The licence is valid indefinitely. Each worker then needs a certificate from your allocation; a hire from outside the UK needs a defined certificate.';

/** The cost of a licence as a document to download. */
export function licenceDocument(
  { answers, problems, result, law }: ReturnType<typeof evaluateLicence>,
  asked: AskedFor,
): ResultDocument | NoResult {
  if (!result) return { missing: problems.map(({ message }) => message) };
  const { total, boxes, gap, warnings, steps } = result;
  return {
    ...madeFrom(asked, { answers: { ...answers }, pinned: ['licenceType', 'sponsorSize', 'appliedOn'] }),
    tool: 'Sponsor Licence Cost Estimator',
    fileName: `licence-cost-${answers.licenceType}-${answers.appliedOn}`,
    headline: { label: 'Total licence fee', figure: total, tag: gap === undefined ? law : undefined },
    cautions: [...(gap === undefined ? [] : [gap]), ...warnings],
    answers: licenceTold(answers),
    parts: saying(
      {
        kind: 'table',
        title: 'Fees of this application',
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

function licenceTold(answers: LicenceAnswers): Answer[] {
  return [
    ...answerRow(labels.licenceType, answers.licenceType, licenceTypes),
    ...answerRow(labels.sponsorSize, answers.sponsorSize, sponsorSizes),
    ...answerRow(labels.priority, answers.priority, yesOrNo),
    ...answerRow(labels.appliedOn, answers.appliedOn),
    ...answerRow(labels.alreadyHolds, answers.alreadyHolds || noneHeld, held),
  ];
}
