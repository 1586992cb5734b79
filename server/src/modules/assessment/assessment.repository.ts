import type { EligibilityAnswers, LicenceEligibility } from '@portway/rules/licence-eligibility';
import type { Kysely } from 'kysely';
import { asApp } from '../../platform/db/as-app.ts';
import { type Kept, once } from '../../platform/db/idempotency.ts';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';

/** The result, and the date of the law applied. */
interface Said extends Pick<LicenceEligibility, 'status' | 'message' | 'notChecked'> {
  readonly reasons: readonly unknown[];
  readonly nextSteps: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly judgedOn: string;
  readonly recordedTo: string;
}

export interface NewAssessment<Answer> {
  readonly id: string;
  readonly answers: EligibilityAnswers;
  readonly email: string;
  readonly answer: Answer;
  /** A summary for staff who follow it up. */
  readonly result: string;
  /** The mails to send with it. */
  readonly mails: readonly Mail[];
}

export interface AssessmentRepository<Answer> {
  /**
   * Saves the assessment and its mail, once per key; returns the response, or throws a Refusal when there are
   * too many.
   */
  keep(
    assessment: NewAssessment<Answer>,
    sender: { readonly visitor: string; readonly idempotencyKey: string | undefined },
  ): Promise<Kept<Answer>>;
}

export interface AssessmentDeps<Answer> {
  readonly queries: Kysely<Tables>;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** Parses a stored response. */
  readonly read: (stored: unknown) => Answer;
}

/** Far above what one person does, and far below what would flood a stranger's inbox. */
const ofVisitor = { name: 'assessment', max: 20, perSeconds: 3600 };
const ofInbox = { name: 'assessment-mail', max: 10, perSeconds: 86_400 };

/** Assessments in the database. */
export function assessmentRepository<Answer extends Said>({
  queries,
  limits,
  outbox,
  read,
}: AssessmentDeps<Answer>): AssessmentRepository<Answer> {
  return {
    keep({ id, answers, email, answer, result, mails }, { visitor, idempotencyKey: key }) {
      const attempt = key === undefined ? undefined : { scope, key, request: { ...answers, email } };
      return asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read,
          create: async () => {
            await limits.take(transaction, ofVisitor, visitor);
            await limits.take(transaction, ofInbox, email.toLowerCase());
            await transaction
              .insertInto('assessment')
              .values({ id, ...rowOf(answers, email, answer) })
              .execute();
            // The desk follows it up like other enquiries, and finds the answers under the same id.
            await transaction
              .insertInto('enquiry')
              .values({
                id,
                kind: 'assessment',
                email,
                details: JSON.stringify({ Result: result }),
                suspected: false,
              })
              .execute();
            await outbox.post(transaction, mails);
            return answer;
          },
        }),
      );
    },
  };
}

const scope = 'assessment';

function rowOf(answers: EligibilityAnswers, email: string, said: Said) {
  return {
    is_uk_registered: answers.isUKRegistered,
    documents_submitted: answers.documentsSubmitted,
    knows_job_role_and_code: answers.knowsJobRoleAndCode,
    meets_salary_threshold: answers.meetsSalaryThreshold,
    authorizing_officer_available: answers.authorizingOfficerAvailable,
    email,
    status: said.status,
    message: said.message,
    reasons: JSON.stringify(said.reasons),
    next_steps: JSON.stringify(said.nextSteps),
    not_checked: JSON.stringify(said.notChecked),
    steps: JSON.stringify(said.steps),
    judged_on: said.judgedOn,
    recorded_to: said.recordedTo,
  };
}
