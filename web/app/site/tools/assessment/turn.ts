import type { StepShown } from './assessment-step.ts';

/** What the page shows: a step, and what is kept beside the answers until it is sent. */
export interface Turn {
  readonly step: StepShown;
  /** Never in an address: it is posted from step to step once it is typed. */
  readonly email: string;
  /** One for each attempt to send, so that a form sent twice is kept once. */
  readonly attempt: string;
  /** Why the answers could not be sent. */
  readonly failure?: string | undefined;
}

/** A form that never reached the server: what was typed into it. */
export interface Unsent {
  readonly unsent: Readonly<Record<string, string>>;
}

export const sendingFailed =
  'We could not keep your answers. Nothing you typed is lost: please press “See my result” again.';

const noConnection = 'The site cannot be reached. Nothing you typed is lost: please try again.';

/** The step as it was left, with what was typed into it. */
export function turnUnsent(last: Turn, { unsent }: Unsent): Turn {
  const { question } = last.step;
  const chosen = question && { ...question, chosen: unsent[question.name] ?? '' };
  return {
    ...last,
    step: { ...last.step, question: chosen, problem: undefined },
    email: unsent.email ?? '',
    failure: noConnection,
  };
}
