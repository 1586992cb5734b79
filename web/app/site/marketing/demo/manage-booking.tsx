import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FormState, fieldOf } from '../../../kit/forms/form-state.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import { CalendarLink } from './booked.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import type { OpenBooking } from './open-booking.server.ts';
import { useFormState } from './use-form-state.ts';
import { WhenFields } from './when-fields.tsx';
import { ZoneForm } from './zone-choice.tsx';

/** A booking, opened by the link in its email: when it is, and the forms to move or cancel it. */
export function ManageBooking({
  opened,
  submitted,
}: {
  opened: OpenBooking;
  submitted: FormState | undefined;
}) {
  const { booking, token, done, choice } = opened;
  const formState = useFormState(submitted);
  const status = useStatusFocus(done);
  return (
    <>
      <PageHead title={booking.cancelled ? 'Your booking is cancelled' : 'Your booking'} />
      <div role="status" ref={status} tabIndex={-1} className="page-width">
        {done !== undefined && <Notice kind="success" title={done} className="mb-8" />}
      </div>
      <div className="page-width grid items-start gap-12 pb-section lg:grid-cols-2">
        <BookingTicket booking={booking} />
        {booking.cancelled ? (
          <Cancelled purpose={booking.purpose} />
        ) : choice ? (
          <MoveBooking token={token} choice={choice} formState={formState} />
        ) : (
          <Ways token={token} formState={formState} />
        )}
      </div>
    </>
  );
}

/** Moves focus to the message about the change, because the form that had it is gone. */
function useStatusFocus(message: string | undefined): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const previousKey = useRef(key);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (previousKey.current !== key && message !== undefined) status.current?.focus();
    previousKey.current = key;
  }, [key, message]);
  return status;
}

function Cancelled({ purpose }: { purpose: string }) {
  return (
    <div>
      <p className="max-w-measure text-ink-2">The time is free again, and nobody will call you.</p>
      <p className="mt-6">
        <LinkButton to={purpose === 'demo' ? '/demo' : '/demo?purpose=consultation'}>
          Book another time
        </LinkButton>
      </p>
    </div>
  );
}

function Ways({ token, formState }: { token: string; formState: FormState }) {
  const link = `token=${token}`;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-measure text-ink-2">
        Anyone with this link can move or cancel the booking. It works until we meet.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/demo/booking?${link}&move`}>Move it</LinkButton>
        <CalendarLink link={link} look="outline" />
      </div>
      <CancelBooking token={token} formState={formState} />
    </div>
  );
}

/** Cancelling takes two steps: a disclosure hides the button. */
function CancelBooking({ token, formState }: { token: string; formState: FormState }) {
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

interface MoveBookingProps {
  token: string;
  choice: ChoiceOfTime;
  formState: FormState;
}

/** Chooses another day and time for a booking, which keeps its own until then. */
function MoveBooking({ token, choice, formState }: MoveBookingProps) {
  const { path, carried, day } = choice;
  const query = new URLSearchParams([...carried.map(([name, value]) => [name, value]), ['day', day]]);
  return (
    <Card>
      <h2 className="mb-4 text-28">Move it</h2>
      <ZoneForm choice={choice} />
      <EnquiryForm
        action={`${path}?${query}`}
        formState={formState}
        buttons={(sending) => (
          <>
            <SendButton name="button" value="move" sending={sending !== undefined}>
              Move it here
            </SendButton>
            <LinkButton to={`${path}?token=${token}`} look="outline">
              Leave it as it is
            </LinkButton>
          </>
        )}
      >
        <input type="hidden" name="token" value={token} />
        <WhenFields choice={choice} {...fieldOf(formState, 'time')} />
      </EnquiryForm>
    </Card>
  );
}
