import {
  deleteAccountOperation,
  exportOperation,
  keepAccountOperation,
} from '@portway/contracts/account/account-settings/account';
import { call, download } from '@portway/contracts/client';
import { readAction } from '../kit/forms/read-action.ts';
import { Panel } from '../kit/frame/panel.tsx';
import { pageMeta } from '../kit/page/page-meta.ts';
import type { Route } from './+types/download-or-delete.ts';
import { AccountPage } from './account-page.tsx';
import { Deletion } from './deletion.tsx';
import { DownloadCopy } from './download-copy.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your data', description: 'Download your data, or delete your account.', index: false });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, callApi } = await readAction(request);
  if (intent === 'export')
    return callApi(async (me) => ({
      message: 'Your data is saved with your downloads.',
      file: await download(exportOperation, undefined, me),
    }));
  if (intent === 'delete') return callApi((me) => call(deleteAccountOperation, undefined, me));
  return callApi((me) => call(keepAccountOperation, undefined, me));
}

export default function DownloadOrDelete() {
  return (
    <AccountPage at="/dashboard/account/data" title="Your data">
      <Panel
        title="Download my data"
        text="Everything we hold about your account, in a ZIP file with a page that says what is in it. You have a right to this copy and do not need to ask us."
      >
        <DownloadCopy />
      </Panel>
      <Panel
        title="Delete my account"
        text="You can undo this for seven days. After that, your account is gone for good."
      >
        <Deletion />
      </Panel>
    </AccountPage>
  );
}
