import '../jitless.ts';
import { z } from 'zod';
import { forParties } from '../access.ts';
import { rowId } from '../account-settings/account-fields.ts';
import { defineOperation } from '../operation.ts';

/** What can happen while a page is open. Each names what to ask again; none says anything about anybody. */
export const liveKinds = ['message', 'read', 'conversation', 'application', 'reset'] as const;

/** One event of the stream: `id:` is its number, `event:` its kind, `data:` this as JSON. */
export const liveEvent = z
  .object({
    kind: z.enum(liveKinds),
    subject: rowId.nullable().describe('Of the conversation or application; null for reset.'),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.output<typeof liveEvent>;

export const liveEventsOperation = defineOperation({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  tag: 'Messages',
  access: forParties,
  summary: 'What happens to the caller, as it happens: a stream of server-sent events.',
  description:
    'Each event has a number, which counts one by one for each account. Send the last one you know as `Last-Event-ID`: you get every later one, once. Without it the stream begins with the number you are at, as an `id:` alone, and tells what happens from then on. `reset` means that too much happened meanwhile: ask for everything again. The stream ends after a few minutes; begin it again.',
  stream: true,
  response: liveEvent,
});
