import {
  deleteAccountOperation,
  exportOperation,
  keepAccountOperation,
} from '@portway/contracts/account/account-settings/account';
import { call, download } from '@portway/contracts/client';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { readAction } from '../kit/forms/read-action.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { DeletionDue } from '../kit/frame/deletion-due.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { saveFile } from '../kit/loading/save-file.ts';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/download-or-delete.ts';
import { AccountPage } from './account-page.tsx';

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

/** Schedules the account's deletion in seven days, or cancels it. */
function Deletion() {
  const { deletionDue } = useMe();
  const action = useAction();
  return (
    <>
      {deletionDue === null ? (
        <>
          <WhatGoes />
          <div className="mt-5">
            <ConfirmButton
              button="Delete my account"
              title="Delete your account?"
              yes="Delete it in seven days"
              no="Keep it"
              onYes={() => action.send(actionForm('delete'))}
            >
              <p>We will delete it in seven days. Until then, you can log in and undo this on this page.</p>
              <p>You may want to download your data first.</p>
            </ConfirmButton>
          </div>
        </>
      ) : (
        <DeletionDue due={deletionDue} action={action} />
      )}
      <StatusMessage state={action.formState} showsSuccess={deletionDue === null} />
      {action.reauthDialog}
    </>
  );
}

function WhatGoes() {
  return (
    <>
      <h3 className="font-semibold">What we delete</h3>
      <ul className="mt-2 list-disc pl-5 text-15 text-ink-2">
        <li>Your name, email address, password, passkeys, authenticator app and sessions</li>
        <li>
          Your profile, photo, CVs, equality monitoring answers, saved jobs and searches, and applications
        </li>
        <li>Your settings, what you follow, your saved plans, and your place in an organisation</li>
        <li>What you sent us from your email address: messages, bookings, assessments, the newsletter</li>
        <li>Your organisation, if nobody else belongs to it</li>
      </ul>
      <h3 className="mt-4 font-semibold">What we keep</h3>
      <ul className="mt-2 list-disc pl-5 text-15 text-ink-2">
        <li>Messages between you and an employer, without your name, for two years</li>
        <li>
          If you accepted an offer here: your name, the terms and the planned days, in the employer’s record
        </li>
        <li>
          A log of what was done, such as that the account was deleted. It holds a number and not your name.
          We keep it because the law asks us to show that we handled your data properly. The{' '}
          <Link to="/privacy-policy" className="text-link underline underline-offset-4">
            privacy policy
          </Link>{' '}
          has more details.
        </li>
      </ul>
    </>
  );
}

/** Requests the ZIP, says that it is being made, and downloads it. */
function DownloadCopy() {
  const { send, sending, formState, reauthDialog } = useAction<{ file: Blob }>(({ file }) =>
    saveFile(file, 'my-data.zip'),
  );
  return (
    <>
      <Button
        type="button"
        aria-disabled={sending || undefined}
        onClick={() => sending || send(actionForm('export'))}
      >
        <Download size={20} />
        {sending ? 'Gathering your data…' : 'Download my data'}
      </Button>
      {sending && (
        <div
          role="progressbar"
          aria-label="Gathering your data"
          className="relative mt-4 h-1 overflow-hidden rounded-full bg-sand"
        >
          <div className="h-full w-2/5 animate-pending rounded-full bg-gold" />
        </div>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
    </>
  );
}
