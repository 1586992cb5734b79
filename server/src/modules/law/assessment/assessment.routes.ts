import { assessmentOperations } from '@portway/contracts/law/assessment/assessment';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Assess } from './assessment.service.ts';

interface AssessmentDeps extends ServeVisitorDeps {
  readonly assess: Assess;
  /** The day it is in London. */
  readonly today: () => string;
}

/** The sponsor licence assessment, open to everybody. */
export function assessmentRoutes({ assess, today, ...deps }: AssessmentDeps): void {
  serveVisitor(deps, assessmentOperations, {
    assessmentOperation: (request, { visit }) => assess(visit, request, today()),
  });
}
