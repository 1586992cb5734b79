import { type FormValues, formValues, succeeded } from '../../../kit/forms/form-state.ts';
import { type AccountFormState, openly, refusedForm } from '../account-form-state.ts';
import { storeEmail, storeResetCode } from '../browser-storage.ts';
import { withNext } from '../continue-to.ts';
import { postToApi } from '../post-to-api.ts';
import { type Purpose, purposeIn } from './otp-purpose.ts';

export type CodeFormState = AccountFormState & {
  /** The email address is confirmed, but its owner must choose a new password. */
  readonly choosePassword?: true;
};

/** Sends the code to the server and returns the form's state. */
export async function checkCode(request: Request): Promise<CodeFormState> {
  const values = formValues(await request.formData());
  const query = new URL(request.url).searchParams;
  return { ...(await attempt(values, query)), values: openly(values) };
}

function send(purpose: Purpose, code: { readonly email: string; readonly otp: string }) {
  if (purpose === 'verify') return postToApi('/api/auth/verify-otp', code);
  return postToApi('/api/auth/check-otp', { ...code, purpose });
}

async function attempt({ email = '', otp = '' }: FormValues, query: URLSearchParams): Promise<CodeFormState> {
  const purpose = purposeIn(query);
  const response = await send(purpose, { email: email.trim(), otp });
  if (!response.ok) return refusedForm(response, ['email', 'otp']);
  storeEmail(email.trim());
  const done = succeeded(response.message, undefined);
  if (purpose === 'reset') {
    storeResetCode(otp);
    return { ...done, continueTo: withNext('/reset', query) };
  }
  if (response.body.next === 'choose-password') return { ...done, choosePassword: true };
  return { ...done, continueTo: withNext('/login', query) };
}
