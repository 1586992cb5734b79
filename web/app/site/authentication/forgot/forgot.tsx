import { Link } from 'react-router';
import { formValues, idle, notAfterSubmit, succeeded } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { AccountForm } from '../account-form.tsx';
import { type AccountFormState, openly, refusedForm } from '../account-form-state.ts';
import { AccountPage, Points } from '../account-page.tsx';
import { storeEmail } from '../browser-storage.ts';
import { useContinueTo } from '../continue-to.ts';
import { EmailField } from '../email-field.tsx';
import { postToApi } from '../post-to-api.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/forgot.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Forgot your password',
    description: 'Ask for a code by email and choose a new password for your Portway account.',
    canonical: '/forgot',
    index: false,
  });

export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;

export async function clientAction({ request }: Route.ClientActionArgs): Promise<AccountFormState> {
  const values = openly(formValues(await request.formData()));
  const email = (values.email ?? '').trim();
  const response = await postToApi('/api/auth/forgot', { email });
  if (!response.ok) return { ...refusedForm(response, ['email']), values };
  storeEmail(email);
  return { ...succeeded(response.message, undefined), values, continueTo: '/otp?purpose=reset' };
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const formState: AccountFormState = actionData ?? idle;
  useContinueTo(formState);
  return (
    <AccountPage
      eyebrow="New password"
      title="Forgot Password?"
      lead="Tell us your email address. We will email you a code, so that you can choose a new password."
      aside={<Points points={goodToKnow} />}
    >
      <AccountForm formState={formState} button="Get OTP">
        <EmailField formState={formState} />
      </AccountForm>
      {formState.continueTo === undefined && (
        <p className="mt-6 text-center text-ink-2">
          Remembered it?{' '}
          <Link to="/login" className="font-semibold text-link underline underline-offset-4">
            Log in
          </Link>
        </p>
      )}
    </AccountPage>
  );
}

const goodToKnow = [
  [
    'No account?',
    'This page answers the same, so that nobody learns from it who has one. The email says so.',
  ],
  ['Where else you are logged in', 'A new password logs you out on every device.'],
  [
    'Wasn’t you?',
    'Asking for a code changes nothing. Until you enter the code, your old password still works.',
  ],
] as const;
