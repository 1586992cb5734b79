import { Link } from 'react-router';
import { fieldOf, idle, notAfterSubmit } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountPage, Points } from '../account-page.tsx';
import { firstPasswordLink, storedResetCode, useStored } from '../browser-storage.ts';
import { useContinueTo } from '../continue-to.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/reset.ts';
import { type ResetFormState, resetPassword } from './reset-password.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Choose a new password',
    description: 'Choose a new password for your Portway account.',
    canonical: '/reset',
    index: false,
  });

export const action = (asked: Route.ActionArgs) => withoutScripts(asked);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => resetPassword(request);

export default function Reset({ actionData }: Route.ComponentProps) {
  const formState: ResetFormState = actionData ?? idle;
  const isFirst = (useStored(firstPasswordLink) ?? '') !== '';
  const hasNoCode = useStored(storedResetCode) === '';
  const codeMissing = hasNoCode && !isFirst && formState.continueTo === undefined;
  useContinueTo(formState.continueTo);
  return (
    <AccountPage
      eyebrow="New password"
      title={isFirst ? 'Choose your password' : 'Choose a new password'}
      lead={
        isFirst
          ? 'It is the first one of your account at the staff desk.'
          : 'It replaces the old one straight away, and logs you out on every device.'
      }
      aside={<Points points={goodToKnow} />}
    >
      {codeMissing ? <CodeFirst /> : <PasswordsForm formState={formState} />}
    </AccountPage>
  );
}

function CodeFirst() {
  return (
    <>
      <h2 className="text-28">A code comes first</h2>
      <p className="mt-2 mb-6 text-ink-2">
        We will email it to you. Once you have entered it, you can choose the password here.
      </p>
      <LinkButton to="/forgot" className="w-full">
        Get a code
      </LinkButton>
    </>
  );
}

function PasswordsForm({ formState }: { formState: ResetFormState }) {
  return (
    <AccountForm
      formState={formState}
      button="Set the new password"
      wayOut={formState.codeSpent && <NewCode />}
    >
      <PasswordField
        {...fieldOf(formState, 'password')}
        label="New password"
        hint="12 to 128 characters. A few unrelated words are easy to remember and hard to guess."
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldOf(formState, 'confirm')}
        label="Confirm the password"
        autoComplete="new-password"
      />
    </AccountForm>
  );
}

function NewCode() {
  return (
    <p>
      The code has been used, or is too old.{' '}
      <Link to="/forgot" className="text-link underline underline-offset-4">
        Ask for a new one
      </Link>
    </p>
  );
}

const goodToKnow = [
  ['Then you log in', 'Use the new password. We will also email you to say that it was changed.'],
  [
    'Make it long',
    'Length matters more than symbols and numbers. A password manager can make one and remember it for you.',
  ],
  ['Use it here only', 'A password that leaks elsewhere is the first one that attackers try.'],
] as const;
