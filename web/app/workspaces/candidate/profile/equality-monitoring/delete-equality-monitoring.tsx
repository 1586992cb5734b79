import { ConfirmButton } from '../../../../kit/forms/confirm-button.tsx';
import type { FormState } from '../../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { onDay } from '../../../../text/moments.ts';
import type { IdentityRecord } from './equality-monitoring-record.ts';

interface DeleteIdentityProps {
  record: IdentityRecord;
  outcome: FormState;
  /** When consent was given. */
  since?: string;
}

/** Withdraws consent and deletes the answers. */
export function DeleteIdentity({ record, outcome, since }: DeleteIdentityProps) {
  return (
    <div className="mt-6">
      {since !== undefined && (
        <p className="mb-3 text-14 text-ink-2">
          You agreed on {onDay(since)} that we could keep these answers.
        </p>
      )}
      <ConfirmButton
        button="Delete these answers"
        title="Delete your answers about identity?"
        yes="Delete them"
        no="Keep them"
        onYes={() => void record.remove()}
      >
        <p>
          We will delete your answers and your agreement at once, and remove your pronouns from your profile.
        </p>
        <p>Everything else in your profile will stay. You cannot undo this, but you can answer again.</p>
      </ConfirmButton>
      <StatusMessage state={outcome} />
    </div>
  );
}
