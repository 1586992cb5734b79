import {
  changeNotificationsOperation,
  showNotificationsOperation,
} from '@portway/contracts/account-settings/account';
import { call } from '@portway/contracts/client';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { CheckField } from '../ui/check-field.tsx';
import type { Route } from './+types/notifications.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Notifications', description: 'Which emails you want.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await call(showNotificationsOperation, undefined, { fetch: asMe(request) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { values, callApi } = await readAction(request);
  const wanted = (name: string) => values[name] === 'on';
  const choice = {
    messages: wanted('messages'),
    jobAlerts: wanted('jobAlerts'),
    productNews: wanted('productNews'),
  };
  return callApi((me) => call(changeNotificationsOperation, choice, me));
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage at="/dashboard/account/notifications" title="Notifications">
      <Panel
        title="Emails you want"
        text="Whatever you choose here, we will email you when your password or address changes and before your account is deleted. This keeps your account safe."
      >
        <ActionForm intent="notifications" button="Save">
          {() => (
            <fieldset className="flex flex-col gap-3">
              <legend className="sr-only">Emails you want</legend>
              <CheckField
                name="messages"
                label="Messages"
                hint="When you have a new message, or an application changes."
                defaultChecked={loaderData.messages}
              />
              <CheckField
                name="jobAlerts"
                label="Job alerts"
                hint="New jobs that match what you are looking for."
                defaultChecked={loaderData.jobAlerts}
              />
              <CheckField
                name="productNews"
                label="News"
                hint="What’s new on this site."
                defaultChecked={loaderData.productNews}
              />
            </fieldset>
          )}
        </ActionForm>
      </Panel>
    </AccountPage>
  );
}
