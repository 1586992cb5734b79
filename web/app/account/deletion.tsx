import { Link } from 'react-router';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { DeletionDue } from '../kit/frame/deletion-due.tsx';
import { useMe } from '../kit/loading/use-me.ts';

/** Schedules the account's deletion in seven days, or cancels it. */
export function Deletion() {
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
