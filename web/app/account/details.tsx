import {
  changeDetailsOperation,
  changeEmailOperation,
  confirmEmailOperation,
} from '@portway/contracts/account/account-settings/account';
import { submit } from '@portway/contracts/client';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/details.ts';
import { AccountPage } from './account-page.tsx';
import { EmailChange } from './email-change.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your details', description: 'Your name and email address.', index: false });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'name') return callApi((me) => submit(changeDetailsOperation, values, me));
  if (intent === 'email') return callApi((me) => submit(changeEmailOperation, values, me));
  return callApi((me) => submit(confirmEmailOperation, values, me));
}

export default function Details() {
  const { fullName, email } = useMe();
  return (
    <AccountPage at="/dashboard/account" title="Your details">
      <Panel title="Name" text="Colleagues see it, and we use it in our emails to you.">
        <ActionForm intent="name" schemas={changeDetailsOperation.request.shape} button="Save your name">
          {(field) => (
            <TextField {...field('fullName')} label="Full name" autoComplete="name" defaultValue={fullName} />
          )}
        </ActionForm>
      </Panel>
      <Panel
        title="Email address"
        text="You log in with this address, and we send our emails to it. To change it, enter the code that we send to the new address. We will also tell the old address."
      >
        <EmailChange current={email} />
      </Panel>
    </AccountPage>
  );
}
