import { randomUUID } from 'node:crypto';
import type { AssessmentRequest, AssessmentResult } from '@portway/contracts/assessment/assessment';
import { calendarDate } from '@portway/rules/kernel';
import { type EligibilityAnswers, licenceEligibility } from '@portway/rules/licence-eligibility';
import { recordedTo } from '@portway/rules/sources';
import type { VisitorContext } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { assessmentResult, found } from './assessment.emails.ts';
import type { AssessmentRepository } from './assessment.repository.ts';

/** Judges five answers by the law of a day (`YYYY-MM-DD`), saves them with the result and e-mails it. */
export type Assess = (
  visit: VisitorContext,
  request: AssessmentRequest,
  judgedOn: string,
) => Promise<AssessmentResult>;

/** The assessment service. `resultUrl` returns the URL of a result, without the e-mail address. */
export function assessmentService(
  { add }: AssessmentRepository,
  resultUrl: (answers: EligibilityAnswers) => string,
): Assess {
  return async (visit, { email, ...answers }, judgedOn) => {
    const outcome = licenceEligibility({ ...answers, appliedOn: calendarDate(judgedOn) });
    const judged = { ...outcome, judgedOn, recordedTo };
    const letter = renderEmail(assessmentResult(judged, resultUrl(answers)));
    const mails = [{ ...letter, kind: 'assessment-result', to: email }];
    await add(visit, { id: randomUUID(), answers, email, judged, result: found[judged.status], mails });
    return judged;
  };
}
