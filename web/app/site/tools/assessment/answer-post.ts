import { assessmentFields, assessmentOperation } from '@portway/contracts/assessment/assessment';
import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { answersQuery, type TypedAnswers } from './assessment-answers.ts';
import { emailStepShown, readAsked, stepFor } from './assessment-step.ts';
import { sendingFailed, type Turn } from './turn.ts';

/** Another page to go to. */
export interface Onward {
  readonly to: string;
}

interface Api {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** Answers a posted step: the e-mail with all answers, or a step on the way back from it. */
export async function answerPost(form: URLSearchParams, api: Api): Promise<Turn | Onward> {
  const asked = readAsked(form);
  const email = form.get('email') ?? '';
  const turn = { step: stepFor(asked), email, attempt: attemptIn(form) };
  if (asked.back && email === '') return { to: turn.step.here };
  const isLast = asked.left > 5 && !asked.back;
  if (!isLast || turn.step.question !== undefined) return turn;
  const problem = assessmentFields.email.safeParse(email).error?.issues[0]?.message;
  if (problem !== undefined) return { ...turn, step: emailStepShown(asked.answers, problem) };
  return await send(asked.answers, turn, api);
}

/** The form's own mark of this attempt; anything else is no mark of ours. */
function attemptIn(form: URLSearchParams): string {
  const given = form.get('attempt') ?? '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given) ? given : crypto.randomUUID();
}

async function send(answers: TypedAnswers, turn: Turn, api: Api): Promise<Turn | Onward> {
  try {
    const headers = { 'Idempotency-Key': turn.attempt };
    await call(assessmentOperation, { ...answers, email: turn.email }, { ...api, headers });
    return { to: `/assessment/result?${answersQuery(answers)}` };
  } catch (error) {
    // A key that met another request stays refused: the next attempt takes a fresh one.
    const refused = error instanceof ProblemError && error.status < 500;
    return { ...turn, attempt: refused ? crypto.randomUUID() : turn.attempt, failure: sendingFailed };
  }
}
