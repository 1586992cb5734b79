import type { ResponseOf } from '@portway/contracts/operation';
import type { staffTeamOperation } from '@portway/contracts/staff/staff-team';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { atTime } from '../../../text/moments.ts';
import { Tag } from '../../../ui/tag.tsx';

type Invitation = ResponseOf<typeof staffTeamOperation>['invitations'][number];

/** Who was invited and has not joined, with how to withdraw that. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { send, formState } = useAction();
  return (
    <Panel title="Invited">
      {invitations.length === 0 ? (
        <p className="text-ink-2">Nobody is invited at the moment.</p>
      ) : (
        <ul className="desk-list" aria-label="Invited">
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
