import { liveEventsOperation } from '@portway/contracts/live/live';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import type { SignedInNeeds } from '../../platform/http/signed-in.ts';
import type { Live } from './live.service.ts';

export function liveRoutes(api: Hono<Door>, needs: SignedInNeeds & { readonly live: Live }): void {
  const { live } = needs;
  serveStream({ api, ...needs }, liveEventsOperation, { ready: live.ready, open: live.open });
}
