import type { AssessmentRequest, AssessmentResult } from '@portway/contracts/assessment';
import { calendarDate } from '@portway/rules/kernel';
import { licenceEligibility } from '@portway/rules/licence-eligibility';
import { recordedTo } from '@portway/rules/sources';
import { keyReused } from '../../refusal.ts';
import type { AssessmentRepository } from './assessment.repository.ts';

export interface Asking {
  /** The day whose law is read, as `YYYY-MM-DD`. */
  readonly judgedOn: string;
  readonly idempotencyKey: string | undefined;
}

/** Judges five answers and keeps them with the outcome; throws a Refusal for a key of another request. */
export type Assess = (request: AssessmentRequest, asking: Asking) => Promise<AssessmentResult>;

/** The assessment, on what keeps it. */
export function assessmentService({ keep }: AssessmentRepository<AssessmentResult>): Assess {
  return async ({ email, ...answers }, { judgedOn, idempotencyKey }) => {
    const outcome = licenceEligibility({ ...answers, appliedOn: calendarDate(judgedOn) });
    const kept = await keep({ answers, email, answer: { ...outcome, judgedOn, recordedTo } }, idempotencyKey);
    if (kept.status === 'key-reused') throw keyReused();
    return kept.answer;
  };
}
