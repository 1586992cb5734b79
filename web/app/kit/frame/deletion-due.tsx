import { atTime } from '../../text/moments.ts';
import { Notice } from '../../ui/notice.tsx';
import { AskButton } from '../forms/status-message.tsx';
import { type Asking, asked } from '../forms/use-action.tsx';

/** While a deletion can still be undone: its date, and the button that cancels it, with the intent `keep`. */
export function DeletionDue({ due, asking: { send, sending } }: { due: string; asking: Asking<unknown> }) {
  return (
    <Notice kind="warning" title={`Your account is deleted on ${atTime(due)}`}>
      <p>Until then nothing is lost, and you can keep it.</p>
      <AskButton
        type="button"
        sending={sending}
        className="mt-4"
        onClick={() => sending || send(asked('keep'))}
      >
        Keep my account
      </AskButton>
    </Notice>
  );
}
