import type { Turn } from '../../../kit/forms/form-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';

/** Cancelling asks first: the button is behind a door. */
export function CancelBooking({ token, turn }: { token: string; turn: Turn }) {
  return (
    <Disclosure summary="Cancel it" open={turn.outcome !== undefined} className="border-t border-line py-2">
      <p className="mb-4 max-w-measure text-ink-2">
        The time is then free for others. This cannot be undone, but you can book again.
      </p>
      <EnquiryForm
        action={`/demo/booking?token=${token}`}
        turn={turn}
        buttons={(sending) => (
          <SendButton look="outline" name="button" value="cancel" sending={sending !== undefined}>
            Yes, cancel it
          </SendButton>
        )}
      >
        <input type="hidden" name="token" value={token} />
      </EnquiryForm>
    </Disclosure>
  );
}
