import { succeeded } from '../../../kit/forms/form-state.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pathInWorkspace } from '../../../kit/loading/workspace-choice.ts';
import { type AccountFormState, refusedForm } from '../account-form-state.ts';
import { postToApi } from '../post-to-api.ts';

/** Joins the organisation as the logged-in user. */
export async function accept(request: Request): Promise<AccountFormState> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const response = await postToApi('/api/invitations/accept', { token }, asMe(request));
  if (!response.ok) return refusedForm(response, []);
  const { organisation } = response.body;
  const continueTo =
    typeof organisation === 'string' ? pathInWorkspace('/dashboard', organisation) : '/dashboard';
  return { ...succeeded(response.message, undefined), continueTo };
}
