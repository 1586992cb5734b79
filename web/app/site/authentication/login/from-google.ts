import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { untouched } from '../account-turn.ts';
import type { LogInTurn } from './log-in.ts';

const refusal = (message: string): LogInTurn => ({
  ...untouched,
  outcome: { kind: 'error', message: `Error: ${message}` },
});

/** How the form stands when Google has sent the visitor back without letting them in. */
const turns = new Map([
  ['refused', refusal('Google’s sign-in did not work. Try again, or use your e-mail and password.')],
  ['exists', refusal('There is an account with this address already. Log in with your password instead.')],
]);

export const turnFromGoogle = (query: URLSearchParams): LogInTurn =>
  turns.get(query.get('google') ?? '') ?? untouched;

/** Back from Google, the log-in is finished at once, and only once. */
export function useGoogleReturn(back: boolean): void {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    void submit({ way: 'google' }, { method: 'post', preventScrollReset: true });
  }, [back, submit]);
}
