import { ProblemError } from '@portway/contracts/problem';

/** What went wrong, as the field says it where one is at fault. */
export function faultInWords(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'Something went wrong. Try again.';
  return Object.values(error.fields)[0] ?? error.message;
}
