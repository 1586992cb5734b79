import type { Turn } from '../../kit/forms/form-state.ts';
import type { Answer } from './ask-api.ts';

/** A form of the account pages after it was sent, or before. */
export interface AccountTurn extends Omit<Turn, 'outcome'> {
  readonly outcome?: { readonly kind: 'success' | 'info' | 'error'; readonly message: string };
  /** Where to go once what was said could be read. */
  readonly onward?: string;
}

export type Typed = AccountTurn['typed'];

export const untouched: AccountTurn = { typed: {}, problems: [] };

/** What was typed, but for what no page should repeat; the fields themselves still hold that. */
export function openly({ password: _, confirm: __, otp: ___, code: ____, ...typed }: Typed): Typed {
  return typed;
}

/** What to mend in these fields, in their order; with none of them at fault, what the API says of the whole. */
export function refusedTurn(answer: Answer, names: readonly string[]): AccountTurn {
  const problems = names.flatMap((name) => {
    const message = answer.fields[name];
    return message ? [{ name, message }] : [];
  });
  if (problems.length > 0) return { typed: {}, problems };
  const message = Object.values(answer.fields)[0] || answer.message;
  return { typed: {}, problems, outcome: { kind: 'error', message: `Error: ${message}` } };
}

/** What one field shows after a turn: what was typed, and what to mend. */
export function fieldOf({ typed, problems }: AccountTurn, name: string) {
  return {
    name,
    defaultValue: typed[name] ?? '',
    error: problems.find((problem) => problem.name === name)?.message,
  };
}
