import '../../jitless.ts';
import { z } from 'zod';
import { forListeners } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { rowId } from '../account-settings/account-fields.ts';

/** What can happen while a page is open. Each names what to ask again; none says anything about anybody. */
export const liveKinds = [
  'message',
  'read',
  'conversation',
  'application',
  'notification',
  'sponsor',
  'reset',
] as const;

/** One event of the stream: `id:` is its number, `event:` its kind, `data:` this as JSON. */
export const liveEvent = z
  .object({
    kind: z.enum(liveKinds),
    subject: rowId
      .nullable()
      .describe(
        'Of the conversation, application or what else it is about; the organisation whose sponsor records changed; null for reset.',
      ),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof liveEvent>;

export const liveEventsOperation = defineOperation({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  tag: 'Messages',
  access: forListeners,
  summary: 'What happens to the caller, as it happens, as a stream of server-sent events.',
  description:
    'Each event has a number, which goes up by one for each account. Send the last one you know as `Last-Event-ID` to get every later one, once. Without it, the stream begins with your current number, as an `id:` alone, and reports what happens from then on. `reset` means that too much has happened in between. Ask for everything again. The stream ends after a few minutes. Start it again.',
  stream: true,
  response: liveEvent,
});

export const liveOperations = {
  liveEventsOperation,
} as const;
