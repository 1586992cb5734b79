import { randomUUID } from 'node:crypto';
import type { AssessmentRequest, AssessmentResult } from '@portway/contracts/assessment/assessment';
import { calendarDate } from '@portway/rules/kernel';
import { type EligibilityAnswers, licenceEligibility } from '@portway/rules/licence-eligibility';
import { recordedTo } from '@portway/rules/sources';
import { renderEmail } from '../../platform/mail/email.ts';
import { keyReused } from '../../platform/refusal.ts';
import { assessmentResult, found } from './assessment.emails.ts';
import type { AssessmentRepository } from './assessment.repository.ts';

export interface Asking {
  /** The day whose law applies, as `YYYY-MM-DD`. */
  readonly judgedOn: string;
  readonly idempotencyKey: string | undefined;
  readonly visitor: string;
}

/**
 * Judges five answers, saves them with the result and e-mails it; throws a Refusal for a key of another
 * request.
 */
export type Assess = (request: AssessmentRequest, asking: Asking) => Promise<AssessmentResult>;

/** The assessment service. `resultUrl` returns the URL of a result, without the e-mail address. */
export function assessmentService(
  { keep }: AssessmentRepository<AssessmentResult>,
  resultUrl: (answers: EligibilityAnswers) => string,
): Assess {
  return async ({ email, ...answers }, { judgedOn, ...sender }) => {
    const outcome = licenceEligibility({ ...answers, appliedOn: calendarDate(judgedOn) });
    const answer = { ...outcome, judgedOn, recordedTo };
    const letter = renderEmail(assessmentResult(answer, resultUrl(answers)));
    const mails = [{ ...letter, kind: 'assessment-result', to: email }];
    const assessment = { id: randomUUID(), answers, email, answer, result: found[answer.status], mails };
    const kept = await keep(assessment, sender);
    if (kept.status === 'key-reused') throw keyReused();
    return kept.answer;
  };
}
