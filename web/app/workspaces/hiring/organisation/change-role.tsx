import type { OrganisationRole } from '@portway/contracts/account/account-settings/account-fields';
import type { Member } from '@portway/contracts/account/organisation/organisation';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { roleNames, rolesToGive, roleWords } from './roles.ts';

interface ChangeRoleProps {
  member: Member;
  yourRole: OrganisationRole;
  onChange: (role: string) => void;
}

/** A button that opens the choice of a colleague's role. */
export function ChangeRole({ member, yourRole, onChange }: ChangeRoleProps) {
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
