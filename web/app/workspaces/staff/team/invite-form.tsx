import type { ResponseOf } from '@portway/contracts/operation';
import { type inviteStaffOperation, staffInvitationFields } from '@portway/contracts/staff/staff-team';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Invites someone, and shows their link: it is stored nowhere, so it is gone when the page is. */
export function InviteForm() {
  const [link, setLink] = useState<string>();
  return (
    <>
      <ActionForm<ResponseOf<typeof inviteStaffOperation>>
        intent="invite"
        schemas={staffInvitationFields.shape}
        button="Make a link"
        clears
        onSuccess={({ link: made }) => setLink(made)}
      >
        {(field) => (
          <>
            <TextField {...field('fullName')} label="Full name" autoComplete="off" />
            <TextField
              {...field('email')}
              type="email"
              inputMode="email"
              label="Work email address"
              hint="Not one that has an account here."
              autoComplete="off"
            />
          </>
        )}
      </ActionForm>
      {link !== undefined && (
        <div className="desk-mail mt-6">
          <p className="font-semibold">Their link</p>
          <p className="text-14 wrap-anywhere">{link}</p>
          <p className="text-14 text-ink-2">
            We show it once and do not email it. Anyone who has it can join, so give it to them alone.
          </p>
          <CopyButton
            label="Copy the link"
            done="Link copied"
            text={() => link}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-link"
          />
        </div>
      )}
    </>
  );
}
