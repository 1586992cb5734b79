import { ProblemError } from '@portway/contracts/problem';

/** The outcome of an action: done, refused, or to be repeated after reauthentication. */
export type Answer<Got = unknown> =
  | { readonly status: 'done'; readonly message: string; readonly got: Got }
  | { readonly status: 'refused'; readonly message: string; readonly fields: Fields }
  | { readonly status: 'unproved'; readonly message: string };

type Fields = Readonly<Record<string, string>>;

/** Sends the request and turns refusals into words. Rethrows redirects to the log-in and our own errors. */
export async function answerTo<Got extends { readonly message: string }>(
  ask: () => Promise<Got>,
): Promise<Answer<Got>> {
  try {
    const got = await ask();
    return { status: 'done', message: got.message, got };
  } catch (error) {
    if (error instanceof ProblemError) return asRefused(error);
    if (error instanceof TypeError)
      return refused('We could not reach the server. Check your connection, then try again.');
    throw error;
  }
}

/** A refusal of our own, before or besides the server's. */
export function refused(message: string, fields: Fields = {}): Answer<never> {
  return { status: 'refused', message, fields };
}

function asRefused({ code, message, fields }: ProblemError): Answer<never> {
  return code === 'confirm-identity' ? { status: 'unproved', message } : refused(message, fields);
}
