import { liveEventsOperation } from '@portway/contracts/account/live/live';
import { requestFor } from '@portway/contracts/client';
import { asMeQuietly } from '../loading/signed-in.ts';

/**
 * Requests the events after an id, as the logged-in user. One tab reads them for all, whichever workspace each of
 * them shows: so they are the account’s, and no organisation that ends can end them.
 */
export function openStream(after: string, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...(after !== '' && { 'Last-Event-ID': after }) };
  return asMeQuietly(requestFor(liveEventsOperation, undefined, { headers, signal }), 'no workspace');
}
