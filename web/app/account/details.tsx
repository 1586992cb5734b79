import {
  changeDetailsOperation,
  changeEmailOperation,
  confirmEmailOperation,
} from '@portway/contracts/account-settings/account';
import { submit } from '@portway/contracts/client';
import { AskForm } from '../kit/forms/action-form.tsx';
import { heard } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/details.ts';
import { AccountPage } from './account-page.tsx';
import { EmailChange } from './email-change.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your details', description: 'Your name and e-mail address.', index: false });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, typed, ask } = await heard(request);
  if (intent === 'name') return ask((me) => submit(changeDetailsOperation, typed, me));
  if (intent === 'email') return ask((me) => submit(changeEmailOperation, typed, me));
  return ask((me) => submit(confirmEmailOperation, typed, me));
}

export default function Details() {
  const { fullName, email } = useMe();
  return (
    <AccountPage at="/dashboard/account" title="Your details">
      <Panel title="Name" text="Colleagues see it, and our e-mails greet you by it.">
        <AskForm intent="name" button="Save the name">
          {(field) => (
            <TextField {...field('fullName')} label="Full name" autoComplete="name" defaultValue={fullName} />
          )}
        </AskForm>
      </Panel>
      <Panel
        title="E-mail address"
        text="You log in with it, and it gets our e-mails. It changes once the code that we mail to the new address has come back; the old address is told."
      >
        <EmailChange current={email} />
      </Panel>
    </AccountPage>
  );
}
