import { randomUUID } from 'node:crypto';
import type { AssessmentRequest, AssessmentResult } from '@portway/contracts/law/assessment/assessment';
import { calendarDate } from '@portway/rules/kernel';
import { type AssessedJob, licenceEligibility } from '@portway/rules/licence-eligibility';
import { recordedBy } from '@portway/rules/recorded';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { assessmentResult, headingOf, type resultHeadings, sponsorable } from './assessment.emails.ts';
import type { AssessmentAnswers, AssessmentRepository } from './assessment.repository.ts';

/** Judges five answers by the law of a day (`YYYY-MM-DD`), saves them with the result and emails it. */
export type Assess = (
  visit: VisitorContext,
  request: AssessmentRequest,
  judgedOn: string,
) => Promise<AssessmentResult>;

/** The assessment service. `resultUrl` returns the URL of a result, without the email address. */
export function assessmentService(
  { add }: AssessmentRepository,
  resultUrl: (answers: AssessmentAnswers, occupationCode?: string) => string,
): Assess {
  return async (visit, { email, occupationCode, ...answers }, judgedOn) => {
    const outcome = licenceEligibility({ ...answers, occupationCode, appliedOn: calendarDate(judgedOn) });
    const result = { ...outcome, judgedOn, ...recordedBy(outcome.steps) };
    const letter = renderEmail(assessmentResult(result, resultUrl(answers, occupationCode)));
    const mails = [{ ...letter, kind: 'assessment-result', to: email }];
    await add(visit, { id: randomUUID(), answers, email, result, details: detailsOf(result), mails });
    return result;
  };
}

interface OutcomeWords {
  readonly status: keyof typeof resultHeadings;
  readonly word: string;
  readonly job?: AssessedJob | undefined;
}

/** A summary for staff who follow it up. */
function detailsOf({ status, word, job }: OutcomeWords): Readonly<Record<string, string>> {
  const jobInWords =
    job &&
    `${job.occupationCode} ${job.title}. Can be sponsored: ${sponsorable[job.sponsorable].toLowerCase()}`;
  return { Result: headingOf({ status, word }), ...(jobInWords && { Job: jobInWords }) };
}
