import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { fieldOf } from '../account-turn.ts';
import { EmailField } from '../email-field.tsx';
import type { LogInTurn } from './log-in.ts';
import type { Way } from './ways.ts';

/**
 * E-mail and password. Where a code is asked for besides, they stay in the form out of sight and are sent again
 * with it: nothing else keeps a password.
 */
export function LogInForm({ turn }: { turn: LogInTurn }) {
  const { codeFor } = turn;
  useFocusBack(turn);
  return (
    <AccountForm turn={turn} button="Submit">
      <input type="hidden" name="way" value={codeFor ?? 'password'} />
      <div className={codeFor === undefined ? 'flex flex-col gap-6' : 'hidden'}>
        <EmailField turn={turn} autoComplete="username" />
        <div>
          <PasswordField {...fieldOf(turn, 'password')} label="Password" autoComplete="current-password" />
          <Link
            to="/forgot"
            className="mt-1 inline-flex min-h-11 items-center text-15 font-semibold text-link underline underline-offset-4"
          >
            Forgot Password?
          </Link>
        </div>
      </div>
      {codeFor !== undefined && <CodeField turn={turn} way={codeFor} />}
    </AccountForm>
  );
}

/** Whoever turns back from the code goes on at the first field; what is wrong with it is read out first. */
function useFocusBack({ codeFor, problems }: LogInTurn): void {
  const before = useRef(codeFor);
  useEffect(() => {
    const back = before.current !== undefined && codeFor === undefined;
    if (back && problems.length === 0) document.getElementById('email')?.focus();
    before.current = codeFor;
  }, [codeFor, problems]);
}

function CodeField({ turn, way }: { turn: LogInTurn; way: Way }) {
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
        {...fieldOf(turn, 'code')}
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
