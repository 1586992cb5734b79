export { type AssessedJob, assessedJob, fullWeek, minimumSalaryInWords } from './assessed-job.ts';
export type { EligibilityAnswers, EligibilityFacts, EligibilityQuestion } from './facts.ts';
export {
  type EligibilityStatus,
  eligibilityWords,
  generalInformation,
  type LicenceEligibility,
  licenceEligibility,
} from './licence-eligibility.ts';
export type { NextStep } from './next-steps.ts';
export { licenceEligibilityParameters, usualDocuments } from './parameters.ts';
export {
  authorisingOfficer,
  keyContact,
  keyPeopleFitness,
  level1User,
  level2User,
} from './people-parameters.ts';
export { type Readiness, type ReadinessPoint, readiness, readinessChecklist } from './readiness.ts';
export { type ReadinessGroup, readinessGroups, readinessPoints } from './readiness-points.ts';
export type { EligibilityReason } from './reasons.ts';
