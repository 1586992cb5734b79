import {
  type ComplianceRole,
  complianceRole,
} from '@portway/contracts/account/account-settings/account-fields';
import type { Member } from '@portway/contracts/account/organisation/organisation';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { complianceNames, complianceWords } from './roles.ts';

/** A button that opens the choice of what a member may do with sponsored workers. */
export function ChangeComplianceRole({ member }: { member: Member }) {
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<ComplianceRole>(member.complianceRole);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="button" look="outline" onClick={() => setOpen(true)}>
        Compliance role<span className="sr-only"> of {member.fullName}</span>
      </Button>
      {open && (
        <Dialog title={`Sponsored workers: what can ${member.fullName} do?`} onClose={close}>
          <p className="mt-2 mb-4 text-15 text-ink-2">
            {member.you
              ? 'If you take a role yourself, the audit log says so.'
              : 'We tell them by email, and the audit log keeps who chose it.'}
          </p>
          <ActionForm
            intent="compliance-role"
            button="Save"
            onSuccess={close}
            beside={
              <Button type="button" look="outline" onClick={close}>
                Cancel
              </Button>
            }
          >
            {(field) => (
              <>
                <input type="hidden" name="id" value={member.id} />
                <fieldset className="flex flex-col gap-1">
                  <legend className="sr-only">Compliance role</legend>
                  {complianceRole.options.map((each) => (
                    <RoleChoice key={each} role={each} chosen={each === role} onChoose={setRole} />
                  ))}
                </fieldset>
                {role === 'adviser' && (
                  <>
                    <TextField
                      {...field('regulator')}
                      label="Who regulates them"
                      hint="As the adviser states it. We do not check it."
                      defaultValue={member.adviser?.regulator ?? ''}
                      autoComplete="off"
                    />
                    <TextField
                      {...field('number')}
                      label="Their number there"
                      defaultValue={member.adviser?.number ?? ''}
                      autoComplete="off"
                    />
                  </>
                )}
              </>
            )}
          </ActionForm>
        </Dialog>
      )}
    </>
  );
}

interface RoleChoiceProps {
  role: ComplianceRole;
  chosen: boolean;
  onChoose: (role: ComplianceRole) => void;
}

function RoleChoice({ role, chosen, onChoose }: RoleChoiceProps) {
  const id = `compliance-role-${role}`;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="radio"
        name="role"
        value={role}
        id={id}
        defaultChecked={chosen}
        onChange={() => onChoose(role)}
        aria-describedby={`${id}-words`}
        className="mt-3 size-5"
      />
      <div>
        <label htmlFor={id} className="block pt-2.5 pb-0.5 font-medium">
          {complianceNames[role]}
        </label>
        <p id={`${id}-words`} className="text-14 text-ink-2">
          {complianceWords[role]}
        </p>
      </div>
    </div>
  );
}
