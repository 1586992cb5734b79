import { confirmIdentityOperation } from '@portway/contracts/authentication/auth';
import { submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { asMe } from '../loading/signed-in.ts';

/** The outcome of checking a password, and a code if one was given. */
export interface Confirmed {
  readonly proved?: boolean;
  /** Where to redirect instead: the session has ended. */
  readonly away?: string;
  readonly needsCode?: boolean | undefined;
  /** The error of each field, or of the whole form. */
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

export async function confirmIdentity(form: FormData): Promise<Confirmed> {
  const code = form.get('identity-code');
  const typed = { password: form.get('identity-password'), ...(code !== null && { code }) };
  try {
    await submit(confirmIdentityOperation, typed, { fetch: asMe(new Request(location.href)) });
    return { proved: true };
  } catch (error) {
    if (error instanceof Response) return { away: error.headers.get('Location') ?? '/login' };
    if (error instanceof ProblemError) return refusalOf(error, code !== null);
    return { message: 'We could not reach the server. Check your connection, then try again.' };
  }
}

function refusalOf({ code, message, fields }: ProblemError, codeWasThere: boolean): Confirmed {
  const needsCode = code === 'code-needed' || fields.code !== undefined;
  if (needsCode && !codeWasThere) return { needsCode };
  if (fields.password === undefined && fields.code === undefined) return { message, needsCode };
  return { needsCode, password: fields.password, code: fields.code };
}
