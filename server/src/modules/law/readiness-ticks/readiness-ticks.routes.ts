import { readinessTicksOperations } from '@portway/contracts/law/readiness-ticks/readiness-ticks';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ReadinessTicksService } from './readiness-ticks.service.ts';

interface Deps extends SignedInDeps {
  readonly ticks: ReadinessTicksService;
}

export function readinessTicksRoutes(api: Hono<AppEnv>, { ticks, ...deps }: Deps): void {
  serveSignedIn({ api, ...deps }, readinessTicksOperations, {
    listReadinessTicksOperation: (_, { requestContext }) => ticks.list(requestContext),
    tickReadinessOperation: (tick, { requestContext }) => ticks.tick(requestContext, tick),
    takeReadinessTicksOperation: (taken, { requestContext }) => ticks.take(requestContext, taken),
  });
}
