import '../../jitless.ts';
import { z } from 'zod';
import { forHiring, forHiringReaders, forHiringTheirs } from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { requiredText } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { chosenApplicants, leftAsTheyAre, seenApplicants } from './applicant-changes.ts';

const tag = 'Applicants';

/** What a letter can say of its reader, each replaced before it is sent. */
export const placeholders = ['{first name}', '{name}', '{job}', '{organisation}'] as const;

const letter = {
  subject: lineOfText('Write a subject.', 150),
  text: requiredText('Write to them, even shortly: nobody is rejected in silence.', 3000).refine(
    (text) =>
      [...text.matchAll(/\{[^{}]*\}/g)].every(([placeholder]) =>
        placeholders.some((one) => one === placeholder),
      ),
    `Use only these in braces: ${placeholders.join(', ')}.`,
  ),
};

/** Always offered, besides the organisation's own. */
export const standardLetters = [
  {
    name: 'Short',
    subject: 'Your application to {organisation}',
    text: 'Dear {first name},\n\nThank you for applying for {job}. We will not take your application further this time.\n\nWe wish you well with your search.\n\n{organisation}',
  },
  {
    name: 'After an interview',
    subject: 'Your interview with {organisation}',
    text: 'Dear {first name},\n\nThank you for the time you gave us for {job}. We enjoyed talking to you. We have decided to go on with other candidates.\n\nIf you would like to hear more about our reasons, reply in your messages with us.\n\n{organisation}',
  },
  {
    name: 'The job is closed',
    subject: 'We have closed {job}',
    text: 'Dear {first name},\n\nWe have closed {job} and will not take applications further. Thank you for your interest in {organisation}.\n\n{organisation}',
  },
] as const;

export const rejectOperation = defineOperation({
  id: 'rejectApplicants',
  method: 'POST',
  path: '/api/organisation/applicants/reject',
  limit: costly.bulkChange,
  tag,
  access: forHiring,
  summary: 'Rejects applicants with an email to each, after ten seconds in which that can be undone.',
  description:
    'Each person gets an email of their own. Their status changes when it is sent, so undoing leaves no trace.',
  request: z.strictObject({ applicants: seenApplicants, ...letter }).meta({ id: 'ApplicantsReject' }),
  response: z
    .object({
      message: z.string(),
      until: moment.describe('Until then it can be undone.'),
      rejecting: z.array(rowId),
      left: leftAsTheyAre,
    })
    .meta({ id: 'ApplicantsRejecting' }),
});

export const undoRejectionOperation = defineOperation({
  id: 'undoRejection',
  method: 'POST',
  path: '/api/organisation/applicants/undo-rejection',
  limit: costly.bulkChange,
  tag,
  access: forHiring,
  summary: 'Undoes rejections whose emails have not been sent.',
  request: z.strictObject({ applicants: chosenApplicants }).meta({ id: 'UndoRejection' }),
  response: z.object({ message: z.string(), undone: z.array(rowId) }).meta({ id: 'RejectionUndone' }),
});

const template = z
  .object({ id: rowId, name: z.string(), subject: z.string(), text: z.string() })
  .meta({ id: 'RejectionTemplate' });

export const listTemplatesOperation = defineOperation({
  id: 'listRejectionTemplates',
  method: 'GET',
  path: '/api/organisation/rejection-templates',
  tag,
  access: forHiringReaders,
  summary: 'Your organisation’s templates for the email that ends an application.',
  response: z.object({ templates: z.array(template) }).meta({ id: 'RejectionTemplates' }),
});

export const saveTemplateOperation = defineOperation({
  id: 'saveRejectionTemplate',
  method: 'POST',
  path: '/api/organisation/rejection-templates',
  tag,
  access: forHiring,
  summary: 'Saves a template. One of the same name is replaced.',
  request: z
    .strictObject({ name: lineOfText('Name the template.', 60), ...letter })
    .meta({ id: 'RejectionTemplateText' }),
  response: messageResponse.extend({ id: rowId }).meta({ id: 'RejectionTemplateSaved' }),
});

export const removeTemplateOperation = defineOperation({
  id: 'removeRejectionTemplate',
  method: 'DELETE',
  path: '/api/organisation/rejection-templates/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Deletes a template of your organisation.',
  response: messageResponse,
});
