import { hiringRight } from '@portway/contracts/account/account-settings/account-fields';
import type { Member, Organisation } from '@portway/contracts/account/organisation/organisation';
import { type FormEvent, useState } from 'react';
import { type Action, actionForm } from '../../../kit/forms/use-action.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { hiringNames, hiringWords, roleNames, rolesToGive, roleWords } from './roles.ts';

interface ChangeRightsProps {
  member: Member;
  yourRole: Organisation['yourRole'];
  send: Action<unknown>['send'];
}

/** A button that opens the choice of what a member may do with the organisation and in hiring. */
export function ChangeRights({ member, yourRole, send }: ChangeRightsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    const { role, hiring } = Object.fromEntries(new FormData(event.currentTarget));
    // What stays as it is is not sent: a new role withdraws the invitations of anyone who no longer runs the organisation.
    send(
      actionForm('rights', {
        id: member.id,
        ...(role !== undefined && role !== member.role && { role: String(role) }),
        hiring: String(hiring),
      }),
    );
  };
  return (
    <>
      <Button type="button" look="outline" onClick={() => setOpen(true)}>
        Change rights<span className="sr-only"> of {member.fullName}</span>
      </Button>
      {open && (
        <Dialog title={`What can ${member.you ? 'you' : member.fullName} do?`} onClose={close}>
          <p className="mt-2 text-15 text-ink-2">
            {member.you
              ? 'If you change your own part in hiring, the audit log says so.'
              : 'We tell them by email when their part in hiring changes, and the audit log keeps who chose it.'}
          </p>
          <form onSubmit={choose} className="mt-4 flex flex-col gap-5">
            {/* What somebody is themselves, another owner or admin changes. */}
            {!member.you && (
              <fieldset className="flex flex-col gap-1">
                <legend className="mb-1 font-semibold">Organisation</legend>
                {rolesToGive(yourRole).map((role) => (
                  <Choice
                    key={role}
                    name="role"
                    value={role}
                    label={roleNames[role]}
                    words={roleWords[role]}
                    chosen={role === member.role}
                  />
                ))}
              </fieldset>
            )}
            <fieldset className="flex flex-col gap-1">
              <legend className="mb-1 font-semibold">Hiring</legend>
              {hiringRight.options.map((right) => (
                <Choice
                  key={right}
                  name="hiring"
                  value={right}
                  label={hiringNames[right]}
                  words={hiringWords[right]}
                  chosen={right === member.hiring}
                />
              ))}
            </fieldset>
            <div className="flex flex-wrap gap-3">
              <Button>Save</Button>
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

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  words: string;
  chosen: boolean;
}

function Choice({ name, value, label, words, chosen }: ChoiceProps) {
  const id = `${name}-${value}`;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="radio"
        name={name}
        value={value}
        id={id}
        defaultChecked={chosen}
        aria-describedby={`${id}-words`}
        className="mt-3 size-5"
      />
      <div>
        <label htmlFor={id} className="block pt-2.5 pb-0.5 font-medium">
          {label}
        </label>
        <p id={`${id}-words`} className="text-14 text-ink-2">
          {words}
        </p>
      </div>
    </div>
  );
}
