import '../../jitless.ts';
import { z } from 'zod';
import { forHiring } from '../../access.ts';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { moves } from '../../candidate/jobs/job-choices.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { tagName } from './applicant-words.ts';
import { hireAnswers, seenAt } from './employer-applications.ts';

const tag = 'Applicants';

/** How many applicants one request may change. */
export const maxTogether = 200;

const tooMany = `Choose at most ${maxTogether} applicants at a time.`;
const once = 'Choose each applicant only once.';

/** Applicants, each as the caller saw them. */
export const seenApplicants = z
  .array(z.strictObject({ id: rowId, from: seenAt }), 'Choose applicants.')
  .min(1, 'Choose at least one applicant.')
  .max(maxTogether, tooMany)
  .refine((selection) => new Set(selection.map(({ id }) => id)).size === selection.length, once);

export const chosenApplicants = z
  .array(rowId, 'Choose applicants.')
  .min(1, 'Choose at least one applicant.')
  .max(maxTogether, tooMany)
  .refine((selection) => new Set(selection).size === selection.length, once);

/** Those for whom nothing was done, each with the reason. */
export const leftAsTheyAre = z.array(z.object({ id: rowId, message: z.string() }));

export const moveApplicantsOperation = defineOperation({
  id: 'moveApplicants',
  method: 'POST',
  path: '/api/organisation/applicants/move',
  limit: costly.bulkChange,
  tag,
  access: forHiring,
  summary:
    'Moves several applicants to a stage. Each is told by email, after ten seconds in which that can be undone.',
  description:
    'Colleagues see the move at once, the candidate when it can no longer be undone. Those whom a colleague has moved since stay where they are, and the response says so. A move to Hired or away from it is told at once.',
  request: z
    .strictObject({ applicants: seenApplicants, status: z.enum(moves, 'Choose a stage.'), ...hireAnswers })
    .meta({ id: 'ApplicantsMove' }),
  response: z
    .object({
      message: z.string(),
      until: moment.nullable().describe('Until then it can be undone; null where there is nothing to undo.'),
      moved: z.array(rowId),
      left: leftAsTheyAre,
    })
    .meta({ id: 'ApplicantsMoved' }),
});

export const undoMoveOperation = defineOperation({
  id: 'undoMove',
  method: 'POST',
  path: '/api/organisation/applicants/undo-move',
  limit: costly.bulkChange,
  tag,
  access: forHiring,
  summary: 'Undoes moves of which the candidates have not been told.',
  description: 'The applicants are where they were, and no history says otherwise.',
  request: z.strictObject({ applicants: chosenApplicants }).meta({ id: 'UndoMove' }),
  response: z.object({ message: z.string(), undone: z.array(rowId) }).meta({ id: 'MoveUndone' }),
});

export const tagApplicantsOperation = defineOperation({
  id: 'tagApplicants',
  method: 'POST',
  path: '/api/organisation/applicants/tag',
  limit: costly.bulkChange,
  tag,
  access: forHiring,
  summary: 'Puts a tag on applicants, or takes it off.',
  description: 'A tag that nobody has any more is gone. Candidates never see tags.',
  request: z
    .strictObject({ applicants: chosenApplicants, tag: tagName, on: z.boolean() })
    .meta({ id: 'ApplicantsTag' }),
  response: z.object({ message: z.string() }).meta({ id: 'ApplicantsTagged' }),
});
