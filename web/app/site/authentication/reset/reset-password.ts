import { failed, formValues, succeeded } from '../../../kit/forms/form-state.ts';
import { forgetToken } from '../../../kit/loading/signed-in.ts';
import { type AccountFormState, refusedForm } from '../account-form-state.ts';
import {
  firstPasswordLink,
  forgetFirstPasswordLink,
  forgetResetCode,
  keepFirstPasswordLink,
  storedEmail,
  storedResetCode,
} from '../browser-storage.ts';
import { withNext } from '../continue-to.ts';
import { postToApi } from '../post-to-api.ts';

export type ResetFormState = AccountFormState & {
  /** The code is no longer valid: the user needs a new one. */
  readonly codeSpent?: true;
};

/** Sets the new password with the code verified on the page before, or the first one with the operator's link. */
export async function resetPassword(request: Request): Promise<ResetFormState> {
  const { password = '', confirm = '' } = formValues(await request.formData());
  if (password !== '' && password !== confirm) return differing(confirm);
  const link = firstPasswordLink();
  if (link !== '') return await setFirstPassword(link, password);
  const body = { email: storedEmail(), otp: storedResetCode(), password };
  const response = await postToApi('/api/auth/reset', body);
  if (!response.ok) {
    const formState = refusedForm(response, ['password']);
    const isOfPassword = formState.fieldErrors.password !== undefined;
    return response.fields.otp === undefined || isOfPassword ? formState : { ...formState, codeSpent: true };
  }
  forgetResetCode();
  // Every session has ended, including this browser's.
  forgetToken();
  return {
    ...succeeded(response.message, undefined),
    continueTo: withNext('/login', new URL(request.url).searchParams),
  };
}

async function setFirstPassword(link: string, password: string): Promise<ResetFormState> {
  keepFirstPasswordLink(link);
  const response = await postToApi('/api/auth/first-password', { link, password });
  if (!response.ok) return refusedForm(response, ['password']);
  forgetFirstPasswordLink();
  forgetToken();
  return { ...succeeded(response.message, undefined), continueTo: '/login' };
}

function differing(confirm: string): ResetFormState {
  const message =
    confirm === ''
      ? 'Enter the new password a second time.'
      : 'The two passwords differ. Enter the same one in both fields.';
  return failed('', { fieldErrors: { confirm: message } });
}
