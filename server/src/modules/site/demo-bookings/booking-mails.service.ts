import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Attachment, Mail } from '../../../platform/mail/outbox.ts';
import { about, type Event, nameOf, summaryOf, toStaff, toVisitor } from './booking.emails.ts';
import type { Booking } from './bookings.repository.ts';
import { type CalendarMethod, calendarFile } from './calendar-file.emails.ts';

export interface BookingMailsDeps {
  readonly links: SignedLinks;
  /** The site's public origin. */
  readonly origin: string;
  /** The team's email address. */
  readonly staff: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Mails and calendar files of bookings. */
export function bookingMails({ links, origin, staff, now }: BookingMailsDeps) {
  /** The token of the link to the booking; it works until the booking begins. */
  const token = ({ id, startsAt }: Booking): string => links.sign('manage-booking', id, startsAt);
  const manageUrl = (booking: Booking) => `${origin}/demo/booking?token=${token(booking)}`;
  const host = new URL(origin).hostname;
  function file(method: CalendarMethod, booking: Booking, summary: string): string {
    return calendarFile(method, {
      uid: `${booking.id}@${host}`,
      sequence: booking.sequence,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      summary,
      description: `${about(booking)}\n\nMove or cancel it: ${manageUrl(booking)}`,
      organizer: staff,
      attendee: booking.email,
      saidAt: now(),
    });
  }
  return {
    token,
    /** The calendar file alone, to download. */
    file: (booking: Booking): string =>
      file(booking.cancelled ? 'CANCEL' : 'PUBLISH', booking, summaryOf(booking)),
    /** To the visitor and to the team, each with the calendar file; to nobody for a booking by a bot. */
    about(event: Event, booking: Booking): readonly Mail[] {
      if (booking.suspected) return [];
      const method = event === 'cancelled' ? 'CANCEL' : 'REQUEST';
      const whole = { origin, manageUrl: manageUrl(booking) };
      const mine = attached(method, file(method, booking, summaryOf(booking)));
      const ours = attached(method, file(method, booking, `${summaryOf(booking)}: ${nameOf(booking)}`));
      return [
        {
          ...renderEmail(toVisitor(event, booking, whole)),
          kind: `demo-${event}`,
          to: booking.email,
          attachments: [mine],
        },
        {
          ...renderEmail(toStaff(event, booking, whole)),
          kind: `demo-${event}-for-staff`,
          to: staff,
          replyTo: booking.email,
          attachments: [ours],
        },
      ];
    },
  };
}

/** The emails and files about bookings. */
export type BookingMails = ReturnType<typeof bookingMails>;

function attached(method: CalendarMethod, content: string): Attachment {
  return {
    filename: 'portway-demo.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}
