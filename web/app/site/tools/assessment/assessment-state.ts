import type { StepShown } from './steps/assessment-step.ts';

/** The page's state: a step, and what is kept besides the answers until they are sent. */
export interface AssessmentState {
  readonly step: StepShown;
  /** Never in the query: once typed, it is posted from step to step. */
  readonly email: string;
  /** Idempotency key, so that a form sent twice is stored once. */
  readonly attempt: string;
  /** Why the answers could not be sent. */
  readonly failure?: string | undefined;
}

/** The fields of a form that never reached the server. */
export interface Unsent {
  readonly unsent: Readonly<Record<string, string>>;
}

export const sendingFailed =
  'We could not save your answers. Nothing you typed is lost. Select “See my result” to try again.';

const noConnection = 'The site cannot be reached. Nothing you typed is lost. Please try again.';

/** The step as before, with what was typed. */
export function unsentState(last: AssessmentState, { unsent }: Unsent): AssessmentState {
  const { question, job } = last.step;
  const nextQuestion = question && { ...question, chosen: unsent[question.name] ?? '' };
  const purpose = last.step.purpose && {
    ...last.step.purpose,
    chosen: unsent.existsMainlyToSponsor ?? '',
  };
  const nextJob = job && { ...job, typed: unsent.role ?? job.typed, problem: undefined };
  return {
    ...last,
    step: { ...last.step, question: nextQuestion, job: nextJob, purpose, problem: undefined },
    email: unsent.email ?? '',
    failure: noConnection,
  };
}
