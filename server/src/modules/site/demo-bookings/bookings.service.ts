import { randomUUID } from 'node:crypto';
import type {
  DemoBooked,
  DemoBooking,
  DemoRequest,
} from '@portway/contracts/site/demo-bookings/demo-bookings';
import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { wholeNumber } from '../../../platform/telephone.ts';
import { clockIn, type LocalTime, londonClock, nameOfTime } from '../../../platform/time/local-time.ts';
import type { BookingMails } from './booking-mails.service.ts';
import { type Booking, type BookingsRepository, SlotTaken } from './bookings.repository.ts';
import type { Slots } from './slots.service.ts';

type When = LocalTime & { readonly timeZone: string };

export interface BookingsServiceDeps {
  readonly slots: Pick<Slots, 'offeredAt'>;
  readonly mails: BookingMails;
  readonly links: SignedLinks;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Bookings by visitors: the holder of a booking's link may move and cancel it until it begins. */
export function bookingsService(
  { add, find, change }: BookingsRepository,
  { slots, mails, links, now }: BookingsServiceDeps,
) {
  const offered = (purpose: Booking['purpose'], when: When) =>
    slots.offeredAt(purpose, when, when.timeZone) ?? refuseTime();
  function open(booking: Booking | undefined): Booking {
    if (booking === undefined || booking.startsAt <= now()) throw linkExpired();
    return booking;
  }
  return {
    /** Throws a Refusal when the time is not offered, or taken. */
    async book(visit: VisitorContext, request: DemoRequest): Promise<DemoBooked> {
      const booking = { ...bookingFrom(request), ...offered(request.purpose, request) };
      await unlessTaken(add(visit, { booking, mails: mails.about('booked', booking) }));
      return { ...presentBooking(booking), message: thanks[booking.purpose], token: mails.token(booking) };
    },
    async show(visit: VisitorContext, token: string): Promise<DemoBooking & { calendarFile: string }> {
      const booking = open(await find(visit, bookingIn(links, token)));
      return { ...presentBooking(booking), calendarFile: mails.file(booking) };
    },
    /** When the new time is refused, the booking is unchanged. */
    async move(visit: VisitorContext, token: string, when: When): Promise<DemoBooked> {
      const row = await unlessTaken(
        change(visit, bookingIn(links, token), (before) => {
          if (open(before).cancelled) throw cancelledBefore();
          const slot = offered(before.purpose, when);
          if (slot.startsAt === before.startsAt) return undefined;
          const booking = { ...before, ...slot, timeZone: when.timeZone, sequence: before.sequence + 1 };
          return { booking, mails: mails.about('moved', booking) };
        }),
      );
      const booking = open(row);
      const message = `Your ${booking.purpose} has moved.`;
      return { ...presentBooking(booking), message, token: mails.token(booking) };
    },
    async cancel(visit: VisitorContext, token: string): Promise<DemoBooking & { message: string }> {
      const cancelled = await change(visit, bookingIn(links, token), (before) => {
        if (open(before).cancelled) return undefined;
        const booking = { ...before, cancelled: true, sequence: before.sequence + 1 };
        return { booking, mails: mails.about('cancelled', booking) };
      });
      const booking = open(cancelled);
      return { ...presentBooking(booking), message: `Your ${booking.purpose} is cancelled.` };
    },
  };
}

export type Bookings = ReturnType<typeof bookingsService>;

const thanks = {
  demo: 'Demo Scheduled Successfully!',
  consultation: 'Consultation Scheduled Successfully!',
} as const;

function bookingFrom({ countryCode, phone, leaveEmpty, ...request }: DemoRequest) {
  return {
    ...request,
    id: randomUUID(),
    phone: wholeNumber(countryCode, phone),
    sequence: 0,
    suspected: leaveEmpty !== undefined && leaveEmpty !== '',
    cancelled: false,
  };
}

function presentBooking({ purpose, startsAt, endsAt, timeZone, cancelled }: Booking): DemoBooking {
  const inLondon = londonClock.shows(startsAt);
  return {
    purpose,
    minutes: (endsAt - startsAt) / 60_000,
    startsAt: new Date(startsAt).toISOString(),
    timeZone,
    timeZoneName: nameOfTime(timeZone),
    ...clockIn(timeZone).shows(startsAt),
    londonDate: inLondon.date,
    londonTime: inLondon.time,
    cancelled,
  };
}

function bookingIn(links: SignedLinks, token: string): string {
  const link = links.read('manage-booking', token);
  if (link.status === 'good') return link.id;
  if (link.status === 'expired') throw linkExpired();
  const message = 'This link is incomplete. Copy all of it from the email.';
  throw new Refusal('link-not-ours', message, { status: 422, fields: { token: message } });
}

async function unlessTaken<Result>(booking: Promise<Result>): Promise<Result> {
  try {
    return await booking;
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    const message = 'That time has just been taken. Choose another.';
    throw new Refusal('slot-taken', message, { status: 409, fields: { time: message } });
  }
}

function refuseTime(): never {
  const message = 'This time cannot be booked. Choose one of the times offered.';
  throw new Refusal('not-offered', message, { status: 422, fields: { time: message } });
}

function linkExpired(): Refusal {
  const message = 'This link worked until the appointment began, and has expired. You can book another time.';
  return new Refusal('link-expired', message, { status: 409 });
}

function cancelledBefore(): Refusal {
  const message = 'This booking was cancelled. You can book another time.';
  return new Refusal('booking-cancelled', message, { status: 409 });
}
