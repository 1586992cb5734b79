import type { Parameter } from '../kernel/index.ts';
import { documentsDeadline, usualDocuments } from './document-parameters.ts';
import { readinessPoints } from './readiness-points.ts';
import { refusalParameters } from './refusal-parameters.ts';

export * from './document-parameters.ts';
export * from './organisation-parameters.ts';
export * from './people-parameters.ts';
export * from './refusal-parameters.ts';
export * from './role-parameters.ts';

/** The law behind the 25 points, and what the assessment reads besides. */
export const licenceEligibilityParameters: readonly Parameter<unknown>[] = [
  ...readinessPoints.map(({ law }) => law),
  usualDocuments,
  documentsDeadline,
  ...refusalParameters,
];
