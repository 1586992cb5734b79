import { changePasswordOperation } from '@portway/contracts/account/account-settings/account';
import { securityOperation } from '@portway/contracts/account/second-factors/second-factors';
import { call, submit } from '@portway/contracts/client';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { PasswordField } from '../ui/password-field.tsx';
import type { Route } from './+types/password.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your password', description: 'Change your password.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { hasPassword } = await call(securityOperation, undefined, { fetch: asMe(request) });
  return { hasPassword };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  return callApi((me) => submit(changePasswordOperation, { password: values.password }, me));
}

export default function Password({ loaderData: { hasPassword } }: Route.ComponentProps) {
  const { email } = useMe();
  return (
    <AccountPage at="/dashboard/account/password" title="Your password">
      <Panel
        title={hasPassword ? 'Change your password' : 'Choose a password'}
        text={
          hasPassword
            ? 'This ends all your other sessions. Anyone else who is logged in as you will be logged out.'
            : 'You log in without a password today. Adding one gives you a second way to log in.'
        }
      >
        <ActionForm
          intent="password"
          schemas={changePasswordOperation.request.shape}
          button={hasPassword ? 'Change the password' : 'Set the password'}
          clears
        >
          {(field) => (
            <>
              {/* So that the browser's password manager saves the user name with the password. */}
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <PasswordField
                {...field('password')}
                label="New password"
                hint="12 to 128 characters. A few unrelated words are easy to remember and hard to guess."
                autoComplete="new-password"
              />
            </>
          )}
        </ActionForm>
      </Panel>
    </AccountPage>
  );
}
