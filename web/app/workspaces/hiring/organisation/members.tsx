import type { OrganisationRole } from '@portway/contracts/account/account-settings/account-fields';
import type { Member } from '@portway/contracts/account/organisation/organisation';
import { type FormEvent, useState } from 'react';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { type Action, actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { onDay } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ChangeComplianceRole } from './change-compliance-role.tsx';
import { complianceNames, mayChange, roleNames, rolesToGive, roleWords } from './roles.ts';

interface MembersProps {
  members: readonly Member[];
  yourRole: OrganisationRole;
}

/** All members of the organisation, each with the permitted controls. */
export function Members({ members, yourRole }: MembersProps) {
  const action = useAction();
  return (
    <Panel title="People" text="Everyone who belongs to the organisation.">
      <ul className="rows">
        {members.map((member) => (
          <li key={member.id}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                {member.fullName}{' '}
                <Tag look={member.role === 'owner' ? 'gold' : 'mint'}>{roleNames[member.role]}</Tag>
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
            <div className="flex flex-wrap gap-2">
              {yourRole === 'owner' && <ChangeComplianceRole member={member} />}
              {!member.you && mayChange(yourRole, member.role) && (
                <Ways member={member} yourRole={yourRole} send={action.send} />
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

interface WaysProps {
  member: Member;
  yourRole: OrganisationRole;
  send: Action<unknown>['send'];
}

function Ways({ member, yourRole, send }: WaysProps) {
  return (
    <>
      <ChangeRole
        member={member}
        yourRole={yourRole}
        onChange={(role) => send(actionForm('role', { id: member.id, role }))}
      />
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
          They will no longer see the organisation. They will keep their account, and you can invite them
          again.
        </p>
      </ConfirmButton>
    </>
  );
}

interface ChangeRoleProps {
  member: Member;
  yourRole: OrganisationRole;
  onChange: (role: string) => void;
}

/** A button that opens the choice of a colleague's role. */
function ChangeRole({ member, yourRole, onChange }: ChangeRoleProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    onChange(String(new FormData(event.currentTarget).get('role')));
  };
  return (
    <>
      <Button type="button" look="outline" onClick={() => setOpen(true)}>
        Change role<span className="sr-only"> of {member.fullName}</span>
      </Button>
      {open && (
        <Dialog title={`What can ${member.fullName} do?`} onClose={close}>
          <form onSubmit={choose} className="mt-4">
            <fieldset className="flex flex-col gap-3">
              <legend className="sr-only">Role</legend>
              {rolesToGive(yourRole).map((role) => (
                <RoleChoice key={role} role={role} chosen={role === member.role} />
              ))}
            </fieldset>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button>Change the role</Button>
              <Button type="button" look="outline" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

function RoleChoice({ role, chosen }: { role: OrganisationRole; chosen: boolean }) {
  const id = `role-${role}`;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="radio"
        name="role"
        value={role}
        id={id}
        defaultChecked={chosen}
        aria-describedby={`${id}-words`}
        className="mt-3 size-5"
      />
      <div>
        <label htmlFor={id} className="block py-2.5 font-medium">
          {roleNames[role]}
        </label>
        <p id={`${id}-words`} className="text-14 text-ink-2">
          {roleWords[role]}
        </p>
      </div>
    </div>
  );
}
