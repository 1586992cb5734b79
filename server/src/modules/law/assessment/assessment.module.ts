import { assessmentQuery } from '@portway/contracts/law/assessment/assessment';
import { visitorRequests } from '../../../platform/db/idempotency/visitor-requests.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { assessmentRepository } from './assessment.repository.ts';
import { assessmentRoutes } from './assessment.routes.ts';
import { assessmentService } from './assessment.service.ts';
import { assessmentTables } from './assessment.tables.ts';

/** The assessment of an organisation that wants to sponsor. */
export function assessmentModule({ database, limits, outbox, origin, today }: Platform): Module<undefined> {
  const visitors = visitorRequests(database.queries);
  const assess = assessmentService(
    assessmentRepository({ limits, outbox }),
    (answers, code) => `${origin}/assessment/result?${assessmentQuery(answers, code)}`,
  );
  return {
    tables: assessmentTables,
    service: undefined,
    routes: (api) => assessmentRoutes({ api, visitors, assess, today }),
  };
}
