import '@portway/contracts/jitless';
import { openApiDocument } from '@portway/contracts/openapi';
import type { AnyOperation } from '@portway/contracts/operation';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { readiness } from './db/readiness.ts';
import { bodyLimit } from './http/body-limit.ts';
import type { Door } from './http/door.ts';
import { healthRoutes } from './http/health.routes.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { policyReportRoutes } from './http/policy-reports.routes.ts';
import { notFound, toProblem } from './http/problem.ts';

/** Every operation of the API, as `/api/openapi.json` lists them. */
export const operations: readonly AnyOperation[] = [];

export interface AppNeeds {
  readonly database: Database;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  readonly log: Logger;
}

/** The API: middleware, then features. Pages come after it, in `http/site.ts`. */
export function createApp({ database, newestMigration, origin, log }: AppNeeds): Hono<Door> {
  const app = new Hono<Door>();
  app.onError(toProblem(log));
  app.notFound(notFound);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit());

  healthRoutes(app, () => readiness(database.queries, newestMigration));
  policyReportRoutes(app, log);
  openApiRoutes(app, openApiDocument(operations, origin));

  refuseOtherMethods(app);
  app.all('/api/*', notFound);
  return app;
}
