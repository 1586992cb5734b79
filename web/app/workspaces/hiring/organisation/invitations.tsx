import type { OrganisationRole } from '@portway/contracts/account/account-settings/account-fields';
import type { Organisation } from '@portway/contracts/account/organisation/organisation';
import { inviteOperation } from '@portway/contracts/account/organisation/organisation';
import { useEffect, useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { type Action, actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { roleNames, rolesToGive } from './roles.ts';

type Invitation = Organisation['invitations'][number];

interface InvitationsProps {
  invitations: readonly Invitation[];
  yourRole: OrganisationRole;
}

/** A form that invites a colleague, and the pending invitations. */
export function Invitations({ invitations, yourRole }: InvitationsProps) {
  const action = useAction();
  const options = rolesToGive(yourRole).map((role) => ({ value: role, label: roleNames[role] }));
  return (
    <Panel
      title="Invitations"
      text="Invite someone by email. The link works for seven days, and only for that address."
    >
      <ActionForm intent="invite" schemas={inviteOperation.request.shape} button="Send the invitation" clears>
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label="Email address"
              type="email"
              autoComplete="off"
              spellCheck={false}
            />
            <SelectField {...field('role')} label="Role" options={options} defaultValue="member" />
          </>
        )}
      </ActionForm>
      <h3 className="mt-6 border-t border-line pt-5 font-semibold">Not accepted yet</h3>
      {invitations.length === 0 ? (
        <p className="mt-2 text-ink-2">
          No open invitations. People you invite will appear here until they join.
        </p>
      ) : (
        <ul className="rows mt-4">
          {invitations.map((invitation) => (
            <li key={invitation.email}>
              <InvitationLines invitation={invitation} />
              <Ways invitation={invitation} action={action} />
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={action.formState} />
      {action.reauthDialog}
    </Panel>
  );
}

function InvitationLines({
  invitation: { email, role, invitedBy, sentAt, expiresAt },
}: {
  invitation: Invitation;
}) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {email} <Tag>{roleNames[role]}</Tag>
      </p>
      <p className="mt-1 text-14 text-ink-2">
        Sent {onDay(sentAt)}
        {invitedBy !== null && ` by ${invitedBy}`}, works until {onDay(expiresAt)}
      </p>
    </div>
  );
}

function Ways({
  invitation: { id, email, role },
  action,
}: {
  invitation: Invitation;
  action: Action<unknown>;
}) {
  const { send, sending } = action;
  const [withdraws, setWithdraws] = useState(false);
  // One that is being sent again has another id soon: withdrawing waits for it.
  useEffect(() => {
    if (!withdraws || sending) return;
    setWithdraws(false);
    send(actionForm('revoke', { id }));
  }, [withdraws, sending, send, id]);
  const forWhom = <span className="sr-only"> the invitation to {email}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        type="button"
        look="outline"
        onClick={() => sending || send(actionForm('invite', { email, role }))}
      >
        Send again{forWhom}
      </Button>
      <ConfirmButton
        button={<>Withdraw{forWhom}</>}
        title={`Withdraw the invitation to ${email}?`}
        yes="Withdraw it"
        onYes={() => setWithdraws(true)}
      >
        <p>The link in the email will stop working. You can invite them again.</p>
      </ConfirmButton>
    </div>
  );
}
