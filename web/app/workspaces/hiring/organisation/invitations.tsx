import {
  complianceRole,
  hiringRight,
  type OrganisationRole,
} from '@portway/contracts/account/account-settings/account-fields';
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
import {
  complianceNames,
  complianceWords,
  hiringNames,
  hiringWords,
  roleNames,
  rolesToGive,
  roleWords,
} from './roles.ts';

type Invitation = Organisation['invitations'][number];

interface InvitationsProps {
  invitations: readonly Invitation[];
  yourRole: OrganisationRole;
}

/** A form that invites a colleague, and the pending invitations. */
export function Invitations({ invitations, yourRole }: InvitationsProps) {
  const action = useAction();
  const roles = rolesToGive(yourRole).map((role) => ({ value: role, label: roleNames[role] }));
  const [choice, setChoice] = useState(nothingChosen);
  const choose = (part: Partial<typeof nothingChosen>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <Panel
      title="Invitations"
      text="Invite someone by email. The link works for seven days, and only for that address."
    >
      <ActionForm
        intent="invite"
        schemas={inviteOperation.request.shape}
        button="Send the invitation"
        onSuccess={() => setChoice(nothingChosen)}
        clears
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label="Email address"
              type="email"
              autoComplete="off"
              spellCheck={false}
            />
            <SelectField
              {...field('role')}
              label="Organisation"
              hint={wordsOf(roleWords, choice.role, 'Its details, its people and their rights.')}
              options={roles}
              value={choice.role}
              onChange={({ currentTarget }) => choose({ role: currentTarget.value })}
            />
            <SelectField
              {...field('hiring')}
              label="Hiring"
              hint={wordsOf(hiringWords, choice.hiring, 'Jobs, applicants, their CVs, and messages.')}
              options={hiringOptions}
              value={choice.hiring}
              onChange={({ currentTarget }) => choose({ hiring: currentTarget.value })}
            />
            {yourRole === 'owner' ? (
              <SelectField
                {...field('complianceRole')}
                label="Sponsorship"
                hint={sponsorshipHint(choice.complianceRole)}
                options={complianceOptions}
                value={choice.complianceRole}
                onChange={({ currentTarget }) => choose({ complianceRole: currentTarget.value })}
              />
            ) : (
              <p className="text-15 text-ink-2">
                Sponsorship: none. Only an owner can let a person see sponsored workers.
              </p>
            )}
            {choice.complianceRole === 'adviser' && (
              <>
                <TextField
                  {...field('regulator')}
                  label="Who regulates them"
                  hint="As the adviser states it. We do not check it."
                  autoComplete="off"
                />
                <TextField {...field('number')} label="Their number there" autoComplete="off" />
              </>
            )}
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

/** Of what is hired or sponsored, nothing is chosen beforehand: the inviter says what the person may see. */
const nothingChosen = { role: 'member', hiring: '', complianceRole: 'none' };

/** What the chosen right allows, in one line; until one is chosen, what it is about. */
const wordsOf = (words: Readonly<Record<string, string>>, value: string, subject: string): string =>
  words[value] ?? subject;

function sponsorshipHint(role: string): string {
  const words = wordsOf(complianceWords, role, 'Sponsored workers, certificates and duties.');
  return role === 'none' ? words : `${words} They log in with a passkey or a second factor.`;
}

const hiringOptions = [
  { value: '', label: 'Choose' },
  ...hiringRight.options.map((right) => ({ value: right, label: hiringNames[right] })),
];
const complianceOptions = complianceRole.options.map((role) => ({
  value: role,
  label: complianceNames[role],
}));

function InvitationLines({
  invitation: { email, role, hiring, complianceRole: sponsor, invitedBy, sentAt, expiresAt },
}: {
  invitation: Invitation;
}) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {email} <Tag>{roleNames[role]}</Tag>
        {hiring !== 'none' && <Tag>{hiringNames[hiring]}</Tag>}
        {sponsor !== 'none' && <Tag look="sky">{complianceNames[sponsor]}</Tag>}
      </p>
      <p className="mt-1 text-14 text-ink-2">
        Sent {onDay(sentAt)}
        {invitedBy !== null && ` by ${invitedBy}`}, works until {onDay(expiresAt)}
      </p>
    </div>
  );
}

function Ways({ invitation, action }: { invitation: Invitation; action: Action<unknown> }) {
  const { id, email } = invitation;
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
        onClick={() => sending || send(actionForm('invite', asSent(invitation)))}
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

/** What the same invitation is sent with again. */
const asSent = ({ email, role, hiring, complianceRole: sponsor, adviser }: Invitation) => ({
  ...{ email, role, hiring, complianceRole: sponsor },
  ...(adviser !== null && { regulator: adviser.regulator ?? '', number: adviser.number ?? '' }),
});
