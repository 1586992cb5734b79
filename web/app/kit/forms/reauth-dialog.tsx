import { confirmIdentityOperation } from '@portway/contracts/account/authentication/auth';
import { submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asMe, forgetToken, logInPath } from '../loading/signed-in.ts';
import { type FormState, failed, fieldOf, idle, succeeded } from './form-state.ts';

/** What checking a password, and a code if one was given, came to. */
interface Reauth {
  /** The field errors are of `identity-password` and `identity-code`. */
  readonly formState: FormState;
  /** Whether a code is required as well. */
  readonly needsCode: boolean;
  /** Where to redirect instead: the session has ended. */
  readonly redirectTo?: string;
}

const unreachable = 'We could not reach the server. Check your connection, then try again.';

/** Proves again who the user is, with their password and the code where one is required. */
async function reauthenticate(form: FormData): Promise<Reauth> {
  const code = form.get('identity-code');
  const proof = { password: form.get('identity-password'), ...(code !== null && { code }) };
  try {
    await submit(confirmIdentityOperation, proof, { fetch: asMe(new Request(location.href)) });
    return { formState: succeeded('', undefined), needsCode: false };
  } catch (error) {
    if (error instanceof Response) {
      const redirectTo = error.headers.get('Location') ?? '/login';
      return { formState: failed(''), needsCode: false, redirectTo };
    }
    if (error instanceof ProblemError) return refusalOf(error, code !== null);
    return { formState: failed(unreachable), needsCode: false };
  }
}

function refusalOf({ code, message, fields }: ProblemError, codeWasSent: boolean): Reauth {
  const needsCode = code === 'code-needed' || fields.code !== undefined;
  if (needsCode && !codeWasSent) return { formState: failed(''), needsCode };
  const fieldErrors = {
    ...(fields.password !== undefined && { 'identity-password': fields.password }),
    ...(fields.code !== undefined && { 'identity-code': fields.code }),
  };
  const isOfField = Object.keys(fieldErrors).length > 0;
  return { formState: failed(isOfField ? '' : message, { fieldErrors }), needsCode };
}

interface ReauthDialogProps {
  why: string;
  onConfirmed: () => void;
  onDeclined: () => void;
}

/** Asks for the password, and for a code if the server requires one. */
export function ReauthDialog({ why, onConfirmed, onDeclined }: ReauthDialogProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [formState, setFormState] = useState<FormState>(idle);
  const [needsCode, setNeedsCode] = useState(false);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    const reauth = await reauthenticate(new FormData(form));
    setSending(false);
    if (reauth.redirectTo !== undefined) void navigate(reauth.redirectTo);
    else if (reauth.formState.status === 'success') onConfirmed();
    else {
      setFormState(reauth.formState);
      setNeedsCode(needsCode || reauth.needsCode);
      focusRefused(form, reauth.formState);
    }
  }

  return (
    <Dialog title="Confirm that it is you" onClose={onDeclined}>
      <p className="mt-2 text-ink-2">{why}</p>
      <form method="post" noValidate onSubmit={confirm} className="mt-5 flex flex-col gap-6">
        {formState.message !== '' && <Notice kind="error" live title={formState.message} />}
        <PasswordField
          name="identity-password"
          label="Your password"
          autoComplete="current-password"
          error={fieldOf(formState, 'identity-password').error}
        />
        {needsCode && (
          <TextField
            name="identity-code"
            label="Code from your authenticator app"
            hint="A recovery code works too."
            autoComplete="one-time-code"
            autoFocus
            error={fieldOf(formState, 'identity-code').error}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={sending}>{sending ? 'Confirming…' : 'Confirm'}</Button>
          <Button type="button" look="outline" onClick={onDeclined}>
            Cancel
          </Button>
        </div>
      </form>
      <p className="mt-5 border-t border-line pt-4 text-15 text-ink-2">
        No password, because you log in with a passkey or with Google?{' '}
        <Link
          to={logInPath(pathname)}
          onClick={forgetToken}
          className="font-semibold text-link underline underline-offset-4"
        >
          Log in again
        </Link>
        : that confirms it too.
      </p>
    </Dialog>
  );
}

/** The refused field; one that appears only now takes focus when it is rendered. */
function focusRefused(form: HTMLFormElement, { fieldErrors }: FormState) {
  const [name = 'identity-password'] = Object.keys(fieldErrors);
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
