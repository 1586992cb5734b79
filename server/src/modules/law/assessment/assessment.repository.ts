import type {
  EligibilityAnswers,
  EligibilityFacts,
  LicenceEligibility,
} from '@portway/rules/licence-eligibility';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';

/** The result, and the date of the law applied. */
interface Judged extends Pick<LicenceEligibility, 'status' | 'message' | 'notChecked'> {
  readonly reasons: readonly unknown[];
  readonly nextSteps: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly job?: { readonly occupationCode: string } | undefined;
  readonly judgedOn: string;
  readonly recordedTo: string;
}

/** The answers of a request. */
export type AssessmentAnswers = EligibilityAnswers & Pick<EligibilityFacts, 'existsMainlyToSponsor'>;

export interface NewAssessment {
  readonly id: string;
  readonly answers: AssessmentAnswers;
  readonly email: string;
  readonly result: Judged;
  /** A summary for staff who follow it up. */
  readonly details: Readonly<Record<string, string>>;
  /** The mails to send with it. */
  readonly mails: readonly Mail[];
}

export interface AssessmentDeps {
  readonly limits: RateLimits;
  readonly outbox: Outbox;
}

/** Far above what one person does, and far below what would flood a stranger's inbox. */
const ofVisitor = { name: 'assessment', max: 20, perSeconds: 3600 };
const ofInbox = { name: 'assessment-mail', max: 10, perSeconds: 86_400 };

/** Assessments in the database. */
export function assessmentRepository({ limits, outbox }: AssessmentDeps) {
  return {
    /** Saves the assessment and its mail; throws a Refusal when there are too many. */
    async add(
      { visitor, transaction }: VisitorContext,
      { id, answers, email, result, details, mails }: NewAssessment,
    ): Promise<void> {
      await limits.take(transaction, ofVisitor, visitor);
      await limits.take(transaction, ofInbox, email.toLowerCase());
      await transaction
        .insertInto('assessment')
        .values({ id, ...rowOf(answers, email, result) })
        .execute();
      // Staff follow it up like other enquiries, and find the answers under the same id.
      await transaction
        .insertInto('enquiry')
        .values({
          id,
          kind: 'assessment',
          email,
          details: JSON.stringify(details),
          suspected: false,
        })
        .execute();
      await outbox.post(transaction, mails);
    },
  };
}

export type AssessmentRepository = ReturnType<typeof assessmentRepository>;

function rowOf(answers: AssessmentAnswers, email: string, result: Judged) {
  return {
    is_uk_registered: answers.isUKRegistered,
    documents_submitted: answers.documentsSubmitted,
    knows_job_role_and_code: answers.knowsJobRoleAndCode,
    meets_salary_threshold: answers.meetsSalaryThreshold,
    authorizing_officer_available: answers.authorizingOfficerAvailable,
    exists_mainly_to_sponsor: answers.existsMainlyToSponsor ?? null,
    email,
    occupation_code: result.job?.occupationCode ?? null,
    job: result.job === undefined ? null : JSON.stringify(result.job),
    status: result.status,
    message: result.message,
    reasons: JSON.stringify(result.reasons),
    next_steps: JSON.stringify(result.nextSteps),
    not_checked: JSON.stringify(result.notChecked),
    steps: JSON.stringify(result.steps),
    judged_on: result.judgedOn,
    recorded_to: result.recordedTo,
  };
}
