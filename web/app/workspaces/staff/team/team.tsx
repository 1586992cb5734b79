import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  inviteStaffOperation,
  removeStaffOperation,
  revokeStaffInvitationOperation,
  staffInvitationFields,
  staffTeamOperation,
} from '@portway/contracts/staff/staff-team';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PeopleTabs } from '../people-tabs.tsx';
import { useStaff } from '../use-staff.ts';
import type { Route } from './+types/team.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Our team', description: 'Who is on the team, and who was invited.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return call(staffTeamOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', fullName, email } = values;
  if (intent === 'invite') return callApi((me) => submit(inviteStaffOperation, { fullName, email }, me));
  const operation = intent === 'remove' ? removeStaffOperation : revokeStaffInvitationOperation;
  return callApi((me) => call(operation, undefined, { ...me, parameters: { id } }));
}

export default function TeamPage({ loaderData: { members, invitations } }: Route.ComponentProps) {
  return (
    <div>
      <h1 className="text-36">Our team</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Everyone here can open the staff desk once they have a second factor.
      </p>
      <PeopleTabs />
      <div className="staff-page">
        <div>
          <Members members={members} />
          <Invitations invitations={invitations} />
        </div>
        <Panel
          title="Invite someone"
          text="You get a link to give them. It works for an hour, and once. With it they choose a password."
        >
          <InviteForm />
        </Panel>
      </div>
    </div>
  );
}

type Invitation = ResponseOf<typeof staffTeamOperation>['invitations'][number];

/** Who was invited and has not joined, with how to withdraw that. */
function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { send, formState } = useAction();
  return (
    <Panel title="Invited">
      {invitations.length === 0 ? (
        <p className="text-ink-2">Nobody is invited at the moment.</p>
      ) : (
        <ul className="staff-list" aria-label="Invited">
          {invitations.map(({ id, fullName, email, invitedBy, expiresAt, isOpen }) => (
            <li key={id}>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                  {fullName}
                  <Tag look={isOpen ? 'sky' : 'sand'}>{isOpen ? 'Open' : 'Expired'}</Tag>
                </p>
                <p className="mt-1 text-15 wrap-anywhere">{email}</p>
                <p className="mt-1 text-14 text-ink-2">
                  {isOpen ? 'Until' : 'It ended on'} {atTime(expiresAt)}. Invited by{' '}
                  {invitedBy ?? 'someone who has left'}.
                </p>
              </div>
              <div>
                <ConfirmButton
                  button={
                    <>
                      Withdraw<span className="sr-only"> the invitation of {fullName}</span>
                    </>
                  }
                  title={`Withdraw the invitation of ${fullName}?`}
                  yes="Withdraw it"
                  onYes={() => send(actionForm('revoke', { id }))}
                >
                  <p>Their link stops working at once. You can invite them again.</p>
                </ConfirmButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={formState} />
    </Panel>
  );
}

/** Invites someone, and shows their link: it is stored nowhere, so it is gone when the page is. */
function InviteForm() {
  const [link, setLink] = useState<string>();
  return (
    <>
      <ActionForm<ResponseOf<typeof inviteStaffOperation>>
        intent="invite"
        schemas={staffInvitationFields.shape}
        button="Make a link"
        clears
        onSuccess={({ link: made }) => setLink(made)}
      >
        {(field) => (
          <>
            <TextField {...field('fullName')} label="Full name" autoComplete="off" />
            <TextField
              {...field('email')}
              type="email"
              inputMode="email"
              label="Work email address"
              hint="Not one that has an account here."
              autoComplete="off"
            />
          </>
        )}
      </ActionForm>
      {link !== undefined && (
        <div className="staff-mail mt-6">
          <p className="font-semibold">Their link</p>
          <p className="text-14 wrap-anywhere">{link}</p>
          <p className="text-14 text-ink-2">
            We show it once and do not email it. Anyone who has it can join, so give it to them alone.
          </p>
          <CopyButton
            label="Copy the link"
            done="Link copied"
            text={() => link}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-link"
          />
        </div>
      )}
    </>
  );
}

type Member = ResponseOf<typeof staffTeamOperation>['members'][number];

/** Who is on the team, with how to remove someone who leaves. */
function Members({ members }: { members: readonly Member[] }) {
  const { send, formState } = useAction();
  const me = useStaff();
  return (
    <Panel title="Members">
      <ul className="staff-list" aria-label="Members">
        {members.map(({ id, fullName, email, secondFactor }) => (
          <li key={id}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                {fullName}
                {id === me.id && <Tag look="sky">You</Tag>}
                <Tag look={secondFactor ? 'mint' : 'gold'}>
                  {secondFactor ? 'Second factor' : 'No second factor yet'}
                </Tag>
              </p>
              <p className="mt-1 text-15 text-ink-2 wrap-anywhere">{email}</p>
            </div>
            {id !== me.id && (
              <div>
                <ConfirmButton
                  button={
                    <>
                      Remove<span className="sr-only"> {fullName}</span>
                    </>
                  }
                  title={`Remove ${fullName} from the team?`}
                  yes="Remove them"
                  onYes={() => send(actionForm('remove', { id }))}
                >
                  <p>They will be logged out everywhere, and their account will be deleted at once.</p>
                  <p>
                    Their notes and answers stay, without their name. Their open enquiries go back to
                    everyone. You can invite them again.
                  </p>
                </ConfirmButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <StatusMessage state={formState} />
    </Panel>
  );
}
