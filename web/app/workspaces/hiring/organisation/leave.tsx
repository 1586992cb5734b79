import type { Organisation } from '@portway/contracts/account/organisation/organisation';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';

/** Leaves the organisation; the last owner has to appoint another first. */
export function Leave({ organisation: { name, members, yourRole } }: { organisation: Organisation }) {
  const { send, formState, reauthDialog } = useAction();
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <Panel title="Leave the organisation" text="You will keep your account.">
      {yourRole === 'owner' && owners === 1 && members.length > 1 ? (
        <p className="text-ink-2">
          You are the only owner. Make someone else an owner first. Then you can leave.
        </p>
      ) : (
        <ConfirmButton
          button="Leave"
          title={`Leave ${name ?? 'your organisation'}?`}
          yes="Leave"
          no="Stay"
          onYes={() => send(actionForm('leave'))}
        >
          {members.length === 1 ? (
            <p>Nobody else belongs to it, so we will delete it, with its details and invitations.</p>
          ) : (
            <p>You will no longer see it or its people. An owner or admin can invite you again.</p>
          )}
        </ConfirmButton>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
    </Panel>
  );
}
