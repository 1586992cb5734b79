import type { EligibilityAnswers, LicenceEligibility } from '@portway/rules/licence-eligibility';
import type { Kysely } from 'kysely';
import { asApp } from '../../db/as-app.ts';
import { type Kept, once } from '../../db/idempotency.ts';
import type { Tables } from '../../db/tables.ts';

/** What was said, and by the law of which day. */
interface Said extends Pick<LicenceEligibility, 'status' | 'message' | 'notChecked'> {
  readonly reasons: readonly unknown[];
  readonly nextSteps: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly judgedOn: string;
  readonly recordedTo: string;
}

export interface NewAssessment<Answer> {
  readonly answers: EligibilityAnswers;
  readonly email: string;
  readonly answer: Answer;
}

export interface AssessmentRepository<Answer> {
  /** Keeps the assessment, once for a key; says what to answer. */
  keep(assessment: NewAssessment<Answer>, idempotencyKey: string | undefined): Promise<Kept<Answer>>;
}

/** Assessments in the database. `read` parses an answer that was kept. */
export function assessmentRepository<Answer extends Said>(
  queries: Kysely<Tables>,
  read: (stored: unknown) => Answer,
): AssessmentRepository<Answer> {
  return {
    keep({ answers, email, answer }, key) {
      const attempt = key === undefined ? undefined : { scope, key, request: { ...answers, email } };
      return asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read,
          create: async () => {
            await transaction
              .insertInto('assessment')
              .values(rowOf(answers, email, answer))
              .execute();
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
