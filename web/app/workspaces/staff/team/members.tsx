import type { ResponseOf } from '@portway/contracts/operation';
import type { staffTeamOperation } from '@portway/contracts/staff/staff-team';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useStaff } from '../use-staff.ts';

type Member = ResponseOf<typeof staffTeamOperation>['members'][number];

/** Who is on the team, with how to remove someone who leaves. */
export function Members({ members }: { members: readonly Member[] }) {
  const { send, formState } = useAction();
  const me = useStaff();
  return (
    <Panel title="Members">
      <ul className="desk-list" aria-label="Members">
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
