import '../../jitless.ts';
import { z } from 'zod';
import { forHiring, forHiringReaders, forHiringTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { maxOfMessage } from './conversations.ts';

const tag = 'Messages';

export const maxTemplates = 100;
/** Stand in a template for the candidate's first name and the job, until it is put into a message. */
export const templateFields = ['{name}', '{job}'] as const;

/** To begin with, until an organisation has templates of its own; each can be changed before it is sent. */
export const starterTemplates = [
  {
    name: 'Thank you for applying',
    text: 'Hello {name},\n\nThank you for applying for {job}. We have read your application and will write to you by [day] to say what comes next.',
  },
  {
    name: 'Invite to an interview',
    text: 'Hello {name},\n\nWe would like to talk with you about {job}. Which times suit you on [days]? It takes about [minutes] minutes, by video or at our office.',
  },
  {
    name: 'Ask for something that is missing',
    text: 'Hello {name},\n\nBefore we go on with your application for {job}, could you please send us [what is missing] by [day]?',
  },
  {
    name: 'It takes longer',
    text: 'Hello {name},\n\nWe have not decided about {job} yet. We are sorry that it takes longer. We will write to you by [day].',
  },
] as const;

const fields = {
  name: lineOfText('Name the template.', 80),
  text: longText(maxOfMessage).refine((text) => text !== '', 'Write the text of the template.'),
};

const template = z.object({ id: rowId, name: z.string(), text: z.string() }).meta({ id: 'MessageTemplate' });
export type MessageTemplate = z.output<typeof template>;

const templates = z
  .object({ message: z.string(), templates: z.array(template).describe('By name.') })
  .meta({ id: 'MessageTemplates' });

export const listMessageTemplatesOperation = defineOperation({
  id: 'listMessageTemplates',
  method: 'GET',
  path: '/api/organisation/message-templates',
  tag,
  access: forHiringReaders,
  summary: 'Texts that the colleagues of an organisation put into messages.',
  response: templates,
});

export const addMessageTemplateOperation = defineOperation({
  id: 'addMessageTemplate',
  method: 'POST',
  path: '/api/organisation/message-templates',
  tag,
  access: forHiring,
  summary: 'Adds a template. {name} and {job} stand for the candidate and the job.',
  request: z
    .strictObject({ id: rowId.describe('A new UUID of your own.'), ...fields })
    .meta({ id: 'NewMessageTemplate' }),
  response: templates,
  location: () => '/api/organisation/message-templates',
});

export const changeMessageTemplateOperation = defineOperation({
  id: 'changeMessageTemplate',
  method: 'PUT',
  path: '/api/organisation/message-templates/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Changes a template. Messages that were sent stay as they are.',
  request: z.strictObject(fields).meta({ id: 'MessageTemplateChange' }),
  response: templates,
});

export const removeMessageTemplateOperation = defineOperation({
  id: 'removeMessageTemplate',
  method: 'DELETE',
  path: '/api/organisation/message-templates/{id}',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Removes a template. Messages that were sent stay as they are.',
  response: templates,
});

export const assignConversationOperation = defineOperation({
  id: 'assignConversation',
  method: 'PUT',
  path: '/api/conversations/{id}/assignment',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Says which colleague answers a conversation. The candidate does not see it.',
  request: z
    .strictObject({ account: rowId.nullable().describe('A colleague who hires; null for nobody.') })
    .meta({ id: 'ConversationAssignment' }),
  response: messageResponse,
});

export const employerMessageOperations = {
  assignConversationOperation,
  listMessageTemplatesOperation,
  addMessageTemplateOperation,
  changeMessageTemplateOperation,
  removeMessageTemplateOperation,
} as const;
