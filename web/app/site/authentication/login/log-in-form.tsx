import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fieldOf } from '../../../kit/forms/form-state.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../email-field.tsx';
import type { LogInFormState } from './log-in.ts';
import type { LogInMethod } from './log-in-method.ts';

/**
 * Email and password. While a code is requested they stay in the form, hidden, and are sent again with it:
 * the password is stored nowhere else.
 */
export function LogInForm({ formState }: { formState: LogInFormState }) {
  const { codeFor } = formState;
  useFocusBack(formState);
  return (
    <AccountForm formState={formState} button="Submit">
      <input type="hidden" name="way" value={codeFor ?? 'password'} />
      <div className={codeFor === undefined ? 'flex flex-col gap-6' : 'hidden'}>
        <EmailField formState={formState} autoComplete="username" />
        <div>
          <PasswordField
            {...fieldOf(formState, 'password')}
            label="Password"
            autoComplete="current-password"
          />
          <Link
            to="/forgot"
            className="mt-1 inline-flex min-h-11 items-center text-15 font-semibold text-link underline underline-offset-4"
          >
            Forgot Password?
          </Link>
        </div>
      </div>
      {codeFor !== undefined && <CodeField formState={formState} way={codeFor} />}
    </AccountForm>
  );
}

/**
 * Focuses the first field when the user goes back from the code; if there are errors, their summary has
 * focus.
 */
function useFocusBack({ codeFor, fieldErrors }: LogInFormState): void {
  const previous = useRef(codeFor);
  useEffect(() => {
    const back = previous.current !== undefined && codeFor === undefined;
    if (back && Object.keys(fieldErrors).length === 0) document.getElementById('email')?.focus();
    previous.current = codeFor;
  }, [codeFor, fieldErrors]);
}

function CodeField({ formState, way }: { formState: LogInFormState; way: LogInMethod }) {
  const query = useQuery();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  query.delete('google');
  return (
    <div ref={box}>
      <h2 className="text-28">One more step</h2>
      <p className="mt-2 mb-6 text-ink-2">
        {way === 'google' ? 'Google knows you.' : 'Your password is right.'} Your account asks for a code as
        well.
      </p>
      <TextField
        {...fieldOf(formState, 'code')}
        label="Code from your authenticator app"
        hint="Or one of your recovery codes: each works one time."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LinkButton to={`/login?${query}`} look="quiet" preventScrollReset className="mt-2">
        Log in another way
      </LinkButton>
    </div>
  );
}
