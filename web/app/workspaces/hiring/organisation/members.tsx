import type { Member, Organisation } from '@portway/contracts/account/organisation/organisation';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { type Action, actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ChangeComplianceRole } from './change-compliance-role.tsx';
import { ChangeRights } from './change-rights.tsx';
import { complianceNames, hiringNames, mayChange, mayRun, roleNames } from './roles.ts';

interface MembersProps {
  members: readonly Member[];
  yourRole: Organisation['yourRole'];
}

/** All members of the organisation, each with the permitted controls. */
export function Members({ members, yourRole }: MembersProps) {
  const action = useAction();
  return (
    <Panel title="People" text="Everyone who belongs to the organisation.">
      <ul className="rows">
        {members.map((member) => (
          <li key={member.id}>
            <div className="col-span-full min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                {member.fullName}{' '}
                <Tag look={member.role === 'owner' ? 'gold' : 'mint'}>{roleNames[member.role]}</Tag>
                {member.hiring !== 'none' && <Tag>{hiringNames[member.hiring]}</Tag>}
                {member.complianceRole !== 'none' && (
                  <Tag look="sky">{complianceNames[member.complianceRole]}</Tag>
                )}
                {member.you && <Tag look="sand">You</Tag>}
              </p>
              <p className="mt-1 text-14 text-ink-2 wrap-anywhere">{member.email}</p>
              <p className="text-14 text-ink-2">Since {onDay(member.since)}</p>
              {member.adviser !== null && (
                <p className="text-14 text-ink-2 wrap-anywhere">
                  {member.adviser.regulator}, {member.adviser.number}: stated by the adviser, not checked by
                  us.
                </p>
              )}
            </div>
            <div className="col-span-full flex flex-wrap gap-2">
              {yourRole === 'owner' && <ChangeComplianceRole member={member} />}
              {(member.you ? mayRun(yourRole) : mayChange(yourRole, member.role)) && (
                <ChangeRights member={member} yourRole={yourRole} send={action.send} />
              )}
              {!member.you && mayChange(yourRole, member.role) && (
                <Remove member={member} send={action.send} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <StatusMessage state={action.formState} />
      {action.reauthDialog}
    </Panel>
  );
}

function Remove({ member, send }: { member: Member; send: Action<unknown>['send'] }) {
  return (
    <ConfirmButton
      button={
        <>
          Remove<span className="sr-only"> {member.fullName}</span>
        </>
      }
      title={`Remove ${member.fullName}?`}
      yes="Remove"
      onYes={() => send(actionForm('remove', { id: member.id }))}
    >
      <p>
        They will no longer see the organisation. They will keep their account, and you can invite them again.
      </p>
    </ConfirmButton>
  );
}
