import { Link } from 'react-router';
import { formValues, notAfterSending } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { AccountForm } from '../account-form.tsx';
import { AccountPage, Points } from '../account-page.tsx';
import { type AccountTurn, openly, refusedTurn, untouched } from '../account-turn.ts';
import { askApi } from '../ask-api.ts';
import { EmailField } from '../email-field.tsx';
import { keepEmail } from '../kept-here.ts';
import { useOnward } from '../onward.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/forgot.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Forgot your password',
    description: 'Ask for a code by e-mail and choose a new password for your Portway account.',
    canonical: '/forgot',
    index: false,
  });

export const action = (asked: Route.ActionArgs) => withoutScripts(asked);
export const shouldRevalidate = notAfterSending;

export async function clientAction({ request }: Route.ClientActionArgs): Promise<AccountTurn> {
  const typed = openly(formValues(await request.formData()));
  const email = (typed.email ?? '').trim();
  const answer = await askApi('/api/auth/forgot', { email });
  if (!answer.ok) return { ...refusedTurn(answer, ['email']), typed };
  keepEmail(email);
  return {
    typed,
    problems: [],
    outcome: { kind: 'success', message: answer.message },
    onward: '/otp?purpose=reset',
  };
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const turn: AccountTurn = actionData ?? untouched;
  useOnward(turn.onward);
  return (
    <AccountPage
      eyebrow="New password"
      title="Forgot Password?"
      lead="Tell us your e-mail address. We mail you a code, and you choose a new password."
      aside={<Points points={goodToKnow} />}
    >
      <AccountForm turn={turn} button="Get OTP">
        <EmailField turn={turn} />
      </AccountForm>
      {turn.onward === undefined && (
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
    'This page answers the same, so that nobody learns from it who has one. The e-mail says so.',
  ],
  ['Where else you are logged in', 'A new password ends every session, on every device.'],
  [
    'Was it not you?',
    'Asking for a code changes nothing. Without the code, your old password goes on working.',
  ],
] as const;
