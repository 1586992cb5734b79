import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { CalendarLink } from './booked.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { MoveBooking } from './move-booking.tsx';
import type { OpenBooking } from './open-booking.server.ts';
import { useFormState } from './use-form-state.ts';

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
  const said = useSaid(done);
  return (
    <>
      <PageHead title={booking.cancelled ? 'Your booking is cancelled' : 'Your booking'} />
      <div role="status" ref={said} tabIndex={-1} className="page-width">
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
function useSaid(done: string | undefined): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const opened = useRef(key);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened.current !== key && done !== undefined) said.current?.focus();
    opened.current = key;
  }, [key, done]);
  return said;
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
