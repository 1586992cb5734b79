import { Link } from 'react-router';
import {
  failed,
  fieldOf,
  formValues,
  idle,
  notAfterSubmit,
  succeeded,
} from '../../../kit/forms/form-state.ts';
import { forgetToken } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { type AccountFormState, refusedForm } from '../account-form-state.ts';
import { AccountPage, Points } from '../account-page.tsx';
import {
  firstPasswordLink,
  forgetFirstPasswordLink,
  forgetResetCode,
  keepFirstPasswordLink,
  storedEmail,
  storedResetCode,
  useStored,
} from '../browser-storage.ts';
import { useContinueTo, withNext } from '../continue-to.ts';
import { postToApi } from '../post-to-api.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/reset.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Choose a new password',
    description: 'Choose a new password for your Portway account.',
    canonical: '/reset',
    index: false,
  });

export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => resetPassword(request);

export default function Reset({ actionData }: Route.ComponentProps) {
  const formState: ResetFormState = actionData ?? idle;
  const isFirst = (useStored(firstPasswordLink) ?? '') !== '';
  const hasNoCode = useStored(storedResetCode) === '';
  const codeMissing = hasNoCode && !isFirst && formState.continueTo === undefined;
  useContinueTo(formState);
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

type ResetFormState = AccountFormState & {
  /** The code is no longer valid: the user needs a new one. */
  readonly codeSpent?: true;
};

/** Sets the new password with the code verified on the page before, or the first one with the operator's link. */
async function resetPassword(request: Request): Promise<ResetFormState> {
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
