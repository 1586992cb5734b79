import { useEffect, useRef } from 'react';
import { type ButtonLook, LinkButton } from '../../../ui/button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import type { BookingShown } from './present-booking.server.ts';

/** Replaces the form once a time is booked. */
export function Booked({ booking }: { booking: BookingShown & { readonly token: string } }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = `token=${booking.token}`;
  return (
    <div className="grid items-center gap-12 lg:grid-cols-2">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-36">
          We look forward to it
        </h2>
        <p className="mt-3 max-w-measure text-ink-2">
          We are emailing you a confirmation with a calendar file. You can use its link to move or cancel the
          booking until we meet.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CalendarLink link={link} />
          <LinkButton to={`/demo/booking?${link}`} look="outline">
            Move or cancel
          </LinkButton>
        </div>
      </div>
      <BookingTicket booking={booking} />
    </div>
  );
}

/** Link to the booking as a calendar file. */
export function CalendarLink({ link, look }: { link: string; look?: ButtonLook }) {
  return (
    <LinkButton to={`/demo/booking.ics?${link}`} reloadDocument {...(look && { look })}>
      <SpriteIcon name="calendar-plus" size={20} />
      Add to my calendar
    </LinkButton>
  );
}
