import type { FormState } from '../../../kit/forms/form-state.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';

/** Cancelling takes two steps: a disclosure hides the button. */
export function CancelBooking({ token, formState }: { token: string; formState: FormState }) {
  return (
    <Disclosure summary="Cancel it" open={formState.message !== ''} className="border-t border-line py-2">
      <p className="mb-4 max-w-measure text-ink-2">
        This frees the time for others. You cannot undo it, but you can book again.
      </p>
      <EnquiryForm
        action={`/demo/booking?token=${token}`}
        formState={formState}
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
