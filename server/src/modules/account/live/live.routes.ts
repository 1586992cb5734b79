import { liveOperations } from '@portway/contracts/account/live/live';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { streamRoute } from '../../../platform/http/serve-stream.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Live } from './live.service.ts';

export function liveRoutes(api: Hono<AppEnv>, deps: SignedInDeps & { readonly live: Live }): void {
  const { live } = deps;
  serveSignedIn({ api, ...deps }, liveOperations, {
    liveEventsOperation: streamRoute({ api, ...deps }, { ready: live.ready, open: live.open }),
  });
}
