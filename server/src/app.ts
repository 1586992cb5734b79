import '@portway/contracts/jitless';
import { openApiDocument } from '@portway/contracts/openapi';
import { operations } from '@portway/contracts/operations';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { readiness } from './db/readiness.ts';
import { estimatesRoutes } from './features/estimates/estimates.routes.ts';
import { rulesRoutes } from './features/rules/rules.routes.ts';
import { createApi } from './http/api.ts';
import type { Door } from './http/door.ts';
import { healthRoutes } from './http/health.routes.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { policyReportRoutes } from './http/policy-reports.routes.ts';

export interface AppNeeds {
  readonly database: Database;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  readonly log: Logger;
}

/** The API: a table of contents. Pages come after it, in `http/site.ts`. */
export function createApp({ database, newestMigration, origin, log }: AppNeeds): Hono<Door> {
  return createApi(log, (api) => {
    healthRoutes(api, () => readiness(database.queries, newestMigration));
    openApiRoutes(api, openApiDocument(operations, origin));
    policyReportRoutes(api, log);
    estimatesRoutes(api);
    rulesRoutes(api);
  });
}
