import { requestFor } from '@portway/contracts/client';
import { liveEventsOperation } from '@portway/contracts/live/live';
import { asMeQuietly } from '../loading/signed-in.ts';

/** Asks for the events after a number, as whoever is logged in. */
export function openStream(after: string, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...(after !== '' && { 'Last-Event-ID': after }) };
  return asMeQuietly(requestFor(liveEventsOperation, undefined, { headers, signal }));
}
