import { succeeded } from '../../../kit/forms/form-state.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { type AccountFormState, refusedForm } from '../account-form-state.ts';
import { postToApi } from '../post-to-api.ts';

/** Joins the organisation as the logged-in user. */
export async function accept(request: Request): Promise<AccountFormState> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const response = await postToApi('/api/invitations/accept', { token }, asMe(request));
  if (!response.ok) return refusedForm(response, []);
  return { ...succeeded(response.message, undefined), continueTo: '/dashboard' };
}
