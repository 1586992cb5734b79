import { assessmentOperation, assessmentQuery } from '@portway/contracts/assessment/assessment';
import type { Module, Platform } from '../../platform/module.ts';
import { assessmentRepository } from './assessment.repository.ts';
import { assessmentRoutes } from './assessment.routes.ts';
import { assessmentService } from './assessment.service.ts';
import { assessmentTables } from './assessment.tables.ts';

/** The assessment of an organisation that wants to sponsor. */
export function assessmentModule({ database, limits, outbox, origin, today }: Platform): Module<undefined> {
  const assess = assessmentService(
    assessmentRepository({
      queries: database.queries,
      limits,
      outbox,
      read: (stored) => assessmentOperation.response.parse(stored),
    }),
    (answers) => `${origin}/assessment/result?${assessmentQuery(answers)}`,
  );
  return {
    tables: assessmentTables,
    service: undefined,
    routes: (api) => assessmentRoutes(api, { assess, today }),
  };
}
