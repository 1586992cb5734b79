import { atTime } from '../../text/moments.ts';
import { Notice } from '../../ui/notice.tsx';
import { BusyButton } from '../forms/busy-button.tsx';
import { type Action, actionForm } from '../forms/use-action.tsx';

/** While a deletion can still be undone: its date, and the button that cancels it, with the intent `keep`. */
export function DeletionDue({ due, action: { send, sending } }: { due: string; action: Action<unknown> }) {
  return (
    <Notice kind="warning" title={`We will delete your account on ${atTime(due)}`}>
      <p>Until then nothing is lost, and you can keep it.</p>
      <BusyButton
        type="button"
        sending={sending}
        className="mt-4"
        onClick={() => sending || send(actionForm('keep'))}
      >
        Keep my account
      </BusyButton>
    </Notice>
  );
}
