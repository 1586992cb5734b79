import '../../jitless.ts';
import { z } from 'zod';
import { forHiring, forHiringTheirs } from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { requiredText } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Applicants';

export const applicantNote = z
  .object({
    id: rowId,
    author: z.string(),
    mine: z.boolean().describe('Only your own can be changed.'),
    text: z.string(),
    writtenAt: moment,
    editedAt: moment.nullable(),
  })
  .meta({ id: 'ApplicantNote' });
export type ApplicantNote = z.output<typeof applicantNote>;

const noteText = z
  .strictObject({ text: requiredText('Write a note.', 2000) })
  .meta({ id: 'ApplicantNoteText' });

export const addNoteOperation = defineOperation({
  id: 'addApplicantNote',
  method: 'POST',
  path: '/api/organisation/applications/{id}/notes',
  limit: costly.note,
  tag,
  access: forHiringTheirs,
  parameters: byId,
  creates: true,
  summary: 'Adds a note about an applicant for your colleagues.',
  description:
    'The candidate never sees it here. They have a right to a copy of what you hold about them, and may ask you for it.',
  request: noteText,
  response: messageResponse.extend({ id: rowId }).meta({ id: 'ApplicantNoteAdded' }),
});

const forOwnNotes = { ...forHiring, reach: 'own' } as const;

export const changeNoteOperation = defineOperation({
  id: 'changeApplicantNote',
  method: 'PATCH',
  path: '/api/organisation/notes/{id}',
  limit: costly.note,
  tag,
  access: forOwnNotes,
  parameters: byId,
  summary: 'Changes a note of your own.',
  request: noteText,
  response: messageResponse,
});

export const removeNoteOperation = defineOperation({
  id: 'removeApplicantNote',
  method: 'DELETE',
  path: '/api/organisation/notes/{id}',
  tag,
  access: forOwnNotes,
  parameters: byId,
  summary: 'Deletes a note of your own.',
  response: messageResponse,
});
