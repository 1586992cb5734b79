import '@portway/contracts/jitless';
import { assessmentOperation } from '@portway/contracts/assessment';
import { openApiDocument } from '@portway/contracts/openapi';
import { operations } from '@portway/contracts/operations';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { readiness } from './db/readiness.ts';
import { assessmentRepository } from './features/assessment/assessment.repository.ts';
import { assessmentRoutes } from './features/assessment/assessment.routes.ts';
import { assessmentService } from './features/assessment/assessment.service.ts';
import { estimatesRoutes } from './features/estimates/estimates.routes.ts';
import { occupationRoutes } from './features/occupations/occupations.routes.ts';
import { rulesRoutes } from './features/rules/rules.routes.ts';
import { salaryDetailsRoutes } from './features/salary/salary-details.routes.ts';
import { salarySearchRoutes } from './features/salary/salary-search.routes.ts';
import { createApi } from './http/api.ts';
import type { Door } from './http/door.ts';
import { healthRoutes } from './http/health.routes.ts';
import { londonDay } from './http/london-day.ts';
import { openApiRoutes } from './http/openapi.routes.ts';
import { policyReportRoutes } from './http/policy-reports.routes.ts';

export interface AppNeeds {
  readonly database: Database;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The API: a table of contents. Pages come after it, in `http/site.ts`. */
export function createApp({ database, newestMigration, origin, log, now }: AppNeeds): Hono<Door> {
  const today = () => londonDay(now());
  const assessments = assessmentRepository(database.queries, (stored) =>
    assessmentOperation.response.parse(stored),
  );
  return createApi(log, (api) => {
    healthRoutes(api, () => readiness(database.queries, newestMigration));
    openApiRoutes(api, openApiDocument(operations, origin));
    policyReportRoutes(api, log);
    estimatesRoutes(api);
    salarySearchRoutes(api);
    salaryDetailsRoutes(api, today);
    occupationRoutes(api);
    assessmentRoutes(api, { assess: assessmentService(assessments), today });
    rulesRoutes(api);
  });
}
