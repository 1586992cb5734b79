import { call } from '@portway/contracts/client';
import { assessmentFields, assessmentOperation } from '@portway/contracts/law/assessment/assessment';
import { ProblemError } from '@portway/contracts/problem';
import { findRole } from '../../salary/role/find-role.ts';
import { salaryApi } from '../../salary/salary-api.ts';
import { answersQuery, ground } from '../assessment-answers.ts';
import { type AssessmentState, sendingFailed } from '../assessment-state.ts';
import { choiceQuery, emailStepShown, readStepQuery, type StepQuery, stepFor } from './assessment-step.ts';

/** A redirect. */
export interface Onward {
  readonly to: string;
}

interface Api {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** Handles a posted step: sends all answers with the email address, or goes back from that step. */
export async function submitStep(form: URLSearchParams, api: Api): Promise<AssessmentState | Onward> {
  const stepQuery = readStepQuery(form);
  const email = form.get('email') ?? '';
  const match = await findRole(
    choiceQuery(stepQuery),
    stepQuery.role,
    salaryApi(api.fetch, api.origin).search,
  );
  const state = { step: stepFor(stepQuery, match), email, attempt: attemptIn(form) };
  if (stepQuery.back && email === '') return { to: state.step.here };
  const isLast = stepQuery.left > 5 && !stepQuery.back;
  if (!isLast || state.step.question !== undefined) return state;
  const problem = assessmentFields.email.safeParse(email).error?.issues[0]?.message;
  if (problem !== undefined) return { ...state, step: emailStepShown(stepQuery, match, problem) };
  return await send({ ...stepQuery, role: match.code ?? '' }, state, api);
}

/** The form's idempotency key; a new one unless it is a UUID. */
function attemptIn(form: URLSearchParams): string {
  const attempt = form.get('attempt') ?? '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(attempt) ? attempt : crypto.randomUUID();
}

async function send(
  { answers, role }: StepQuery,
  state: AssessmentState,
  api: Api,
): Promise<AssessmentState | Onward> {
  try {
    const headers = { 'Idempotency-Key': state.attempt };
    const job = role === '' ? {} : { occupationCode: role };
    const { [ground]: purpose, ...five } = answers;
    const stepAnswers = purpose === '' ? five : { ...five, [ground]: purpose };
    await call(assessmentOperation, { ...stepAnswers, ...job, email: state.email }, { ...api, headers });
    return { to: `/assessment/result?${answersQuery(answers, role)}` };
  } catch (error) {
    // A key used for another request is refused for good: the next attempt gets a new one.
    const refused = error instanceof ProblemError && error.status < 500;
    return { ...state, attempt: refused ? crypto.randomUUID() : state.attempt, failure: sendingFailed };
  }
}
