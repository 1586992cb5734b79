import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { failed, idle } from '../../../kit/forms/form-state.ts';
import type { LogInFormState } from './log-in.ts';

const refusal = (message: string): LogInFormState => failed(`Error: ${message}`);

/** The form's state after Google returned the visitor without logging them in. */
const refusals = new Map([
  ['refused', refusal('Google’s sign-in did not work. Try again, or use your email and password.')],
  ['exists', refusal('There is an account with this address already. Log in with your password instead.')],
]);

export const formStateFromGoogle = (query: URLSearchParams): LogInFormState =>
  refusals.get(query.get('google') ?? '') ?? idle;

/** Completes the log-in once after returning from Google. */
export function useGoogleReturn(back: boolean): void {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    void submit({ way: 'google' }, { method: 'post', preventScrollReset: true });
  }, [back, submit]);
}
