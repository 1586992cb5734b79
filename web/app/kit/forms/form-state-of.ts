import { ProblemError } from '@portway/contracts/problem';
import { withDaysInWords } from '../../text/days.ts';
import { type FormState, failed, succeeded } from './form-state.ts';

/** Calls the API and turns refusals into words. Rethrows redirects to the log-in and our own errors. */
export async function formStateOf<Result extends { readonly message: string }>(
  send: () => Promise<Result>,
): Promise<FormState<Result>> {
  try {
    const result = await send();
    return succeeded(withDaysInWords(result.message), result);
  } catch (error) {
    if (error instanceof ProblemError) return refusalOf(error);
    if (error instanceof TypeError)
      return failed('We could not reach the server. Check your connection, then try again.');
    throw error;
  }
}

/** Days in words, unless the message shows how to type a figure of the law: {{rule on 2026-11-22}}. */
const inWords = (message: string) => (message.includes('{{') ? message : withDaysInWords(message));

function refusalOf({ code, message, fields }: ProblemError): FormState<never> {
  if (code === 'confirm-identity') return { status: 'reauth', message, values: {}, fieldErrors: {} };
  const fieldErrors = Object.entries(fields ?? {}).map(([name, words]) => [name, inWords(words)]);
  return failed(inWords(message), { fieldErrors: Object.fromEntries(fieldErrors) });
}
