import { confirmIdentityOperation } from '@portway/contracts/account/authentication/auth';
import { submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { asMe } from '../loading/signed-in.ts';
import { type FormState, failed, succeeded } from './form-state.ts';

/** What checking a password, and a code if one was given, came to. */
export interface Reauth {
  /** The field errors are of `identity-password` and `identity-code`. */
  readonly formState: FormState;
  /** Whether a code is required as well. */
  readonly needsCode: boolean;
  /** Where to redirect instead: the session has ended. */
  readonly redirectTo?: string;
}

const unreachable = 'We could not reach the server. Check your connection, then try again.';

/** Proves again who the user is, with their password and the code where one is required. */
export async function reauthenticate(form: FormData): Promise<Reauth> {
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
