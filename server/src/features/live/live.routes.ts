import { liveEventsOperation } from '@portway/contracts/live';
import type { Hono } from 'hono';
import type { Door } from '../../http/door.ts';
import { serveStream } from '../../http/serve-stream.ts';
import type { SignedInNeeds } from '../../http/signed-in.ts';
import type { Live } from './live.service.ts';

export function liveRoutes(api: Hono<Door>, needs: SignedInNeeds & { readonly live: Live }): void {
  const { live } = needs;
  serveStream({ api, ...needs }, liveEventsOperation, { ready: live.ready, open: live.open });
}
