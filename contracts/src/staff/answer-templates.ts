import { forStaff, forStaffOnAll } from '../access.ts';
import { byId, rowId } from '../account/account-settings/account-fields.ts';
import { lineOfText, message } from '../site/enquiries/enquiry-fields.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const tag = 'Staff desk';

export const maxAnswerTemplates = 100;

/** What staff write; also checks each field in the browser. */
export const answerTemplateFields = z.strictObject({
  name: lineOfText('Name the template.', 80),
  text: message('Write the text of the template.'),
});

const template = z.object({ id: rowId, name: z.string(), text: z.string() }).meta({ id: 'AnswerTemplate' });
export type AnswerTemplate = z.output<typeof template>;

const templates = z
  .object({ message: z.string(), templates: z.array(template).describe('By name.') })
  .meta({ id: 'AnswerTemplates' });

export const answerTemplatesOperation = defineOperation({
  id: 'listAnswerTemplates',
  method: 'GET',
  path: '/api/desk/answer-templates',
  tag,
  access: forStaff,
  summary: 'Texts that the team puts into its answers to enquiries.',
  response: templates,
});

export const addAnswerTemplateOperation = defineOperation({
  id: 'addAnswerTemplate',
  method: 'POST',
  path: '/api/desk/answer-templates',
  tag,
  access: forStaff,
  summary: 'Adds a template for answers.',
  request: answerTemplateFields
    .extend({ id: rowId.describe('A new UUID of your own: sent twice, it is added once.') })
    .meta({ id: 'NewAnswerTemplate' }),
  response: templates,
  location: () => '/api/desk/answer-templates',
});

export const changeAnswerTemplateOperation = defineOperation({
  id: 'changeAnswerTemplate',
  method: 'PUT',
  path: '/api/desk/answer-templates/{id}',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Changes a template. Answers that were sent stay as they are.',
  request: answerTemplateFields.meta({ id: 'AnswerTemplateChange' }),
  response: templates,
});

export const removeAnswerTemplateOperation = defineOperation({
  id: 'removeAnswerTemplate',
  method: 'DELETE',
  path: '/api/desk/answer-templates/{id}',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Removes a template. Answers that were sent stay as they are.',
  response: templates,
});

export const answerTemplateOperations = {
  answerTemplatesOperation,
  addAnswerTemplateOperation,
  changeAnswerTemplateOperation,
  removeAnswerTemplateOperation,
} as const;
