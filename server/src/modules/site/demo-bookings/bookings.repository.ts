import { type Selectable, sql, type Transaction } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { BookingTable } from './demo-bookings.tables.ts';

/** A booked appointment. Instants in milliseconds since 1970. */
export interface Booking {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly purpose: 'demo' | 'consultation';
  readonly firstName?: string | undefined;
  readonly lastName: string;
  readonly email: string;
  readonly organization?: string | undefined;
  readonly phone: string;
  readonly comments?: string | undefined;
  readonly timeZone: string;
  /** Counts the changes, from 0. */
  readonly sequence: number;
  /** The honeypot field was filled in: it reserves no time, and nobody is emailed. */
  readonly suspected: boolean;
  readonly cancelled: boolean;
}

/** A booking to save, with its emails. */
export interface Change {
  readonly booking: Booking;
  readonly mails: readonly Mail[];
}

/** Thrown when another booking overlaps: nothing is changed then. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';
}

export interface BookingsDeps {
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Bookings in the database, which itself refuses overlaps. */
export function bookingsRepository(deps: BookingsDeps) {
  const { limits } = deps;
  return {
    /** Saves a new booking with its mails. */
    async add({ visitor, transaction }: VisitorContext, { booking, mails }: Change): Promise<void> {
      await limits.take(transaction, { name: 'demo', max: 5, perSeconds: 3600 }, visitor);
      await setRlsContext(transaction, booking.id);
      await reserve(transaction, booking);
      await transaction.insertInto('booking').values(rowOf(booking)).execute();
      await transaction.insertInto('enquiry').values(enquiryOf(booking)).execute();
      await post(transaction, { booking, mails }, deps);
    },
    /** Undefined when it does not exist or has ended. */
    async find({ transaction }: VisitorContext, id: string): Promise<Booking | undefined> {
      await setRlsContext(transaction, id);
      const row = await transaction.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
      return row && bookingOf(row);
    },
    /**
     * Changes a booking to the result of `make`, if there is one, and returns it; undefined when it does not
     * exist.
     */
    async change(
      { transaction }: VisitorContext,
      id: string,
      make: (booking: Booking) => Change | undefined,
    ): Promise<Booking | undefined> {
      await oneAtATime(transaction);
      await setRlsContext(transaction, id);
      const row = await transaction
        .selectFrom('booking')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const change = make(bookingOf(row));
      if (change === undefined) return bookingOf(row);
      // After too many moves it can still be cancelled: that happens once.
      if (!change.booking.cancelled)
        await limits.take(transaction, { name: 'demo-change', max: 10, perSeconds: 3600 }, id);
      await apply(transaction, change, deps);
      return change.booking;
    },
  };
}

export type BookingsRepository = ReturnType<typeof bookingsRepository>;

async function apply(
  transaction: Transaction<Tables>,
  { booking, mails }: Change,
  deps: BookingsDeps,
): Promise<void> {
  await transaction.deleteFrom('booking_slot').where('booking', '=', booking.id).execute();
  if (!booking.cancelled) await reserve(transaction, booking);
  await transaction
    .updateTable('booking')
    .set({
      starts_at: new Date(booking.startsAt),
      ends_at: new Date(booking.endsAt),
      time_zone: booking.timeZone,
      sequence: booking.sequence,
      cancelled_at: booking.cancelled ? new Date(deps.now()) : null,
    })
    .where('id', '=', booking.id)
    .execute();
  await post(transaction, { booking, mails }, deps);
}

/**
 * An inbox gets at most this many emails about bookings, no matter who enters its address; the page has the link
 * all the same.
 */
const ofInbox = { name: 'booking-mail', max: 20, perSeconds: 86_400 };

async function post(
  transaction: Transaction<Tables>,
  { booking, mails }: Change,
  { limits, outbox }: BookingsDeps,
): Promise<void> {
  const toVisitor = await limits.mayTake(transaction, ofInbox, booking.email.toLowerCase());
  await outbox.post(
    transaction,
    mails.filter(({ to }) => toVisitor || to !== booking.email),
  );
}

/**
 * Reserves the time of a booking, or throws `SlotTaken`. The table's constraint decides. With `on conflict do
 * nothing`, concurrent inserts wait for each other in turn; plain inserts could deadlock.
 */
async function reserve(
  transaction: Transaction<Tables>,
  { id, startsAt, endsAt, suspected }: Booking,
): Promise<void> {
  const times = { starts_at: new Date(startsAt), ends_at: new Date(endsAt) };
  if (suspected) {
    const other = await transaction
      .selectFrom('booking_slot')
      .select('booking')
      .where('starts_at', '<', times.ends_at)
      .where('ends_at', '>', times.starts_at)
      .executeTakeFirst();
    if (other !== undefined) throw new SlotTaken();
    return;
  }
  const reserved = await transaction
    .insertInto('booking_slot')
    .values({ booking: id, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking')
    .executeTakeFirst();
  if (reserved === undefined) throw new SlotTaken();
}

/** Changes are serialised: two that want each other's time would deadlock. */
async function oneAtATime(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portway.booking'))`.execute(transaction);
}

/** Row-level security shows a request only the one booking set in its transaction. */
async function setRlsContext(transaction: Transaction<Tables>, id: string): Promise<void> {
  await sql`select set_config('portway.booking', ${id}, true)`.execute(transaction);
}

function rowOf(booking: Booking) {
  return {
    id: booking.id,
    purpose: booking.purpose,
    first_name: booking.firstName ?? null,
    last_name: booking.lastName,
    email: booking.email,
    organisation: booking.organization ?? null,
    phone: booking.phone,
    comments: booking.comments ?? null,
    time_zone: booking.timeZone,
    starts_at: new Date(booking.startsAt),
    ends_at: new Date(booking.endsAt),
    suspected: booking.suspected,
  };
}

/** Staff follow up a booking like other enquiries: they find the time under the same id. */
function enquiryOf(booking: Booking) {
  return {
    id: booking.id,
    kind: 'demo' as const,
    first_name: booking.firstName ?? null,
    last_name: booking.lastName,
    email: booking.email,
    phone: booking.phone,
    organisation: booking.organization ?? null,
    message: booking.comments ?? null,
    details: JSON.stringify({ 'Asked for': booking.purpose === 'demo' ? 'Demo' : 'Consultation' }),
    suspected: booking.suspected,
  };
}

function bookingOf(row: Selectable<BookingTable>): Booking {
  return {
    id: row.id,
    purpose: row.purpose,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name,
    email: row.email,
    organization: row.organisation ?? undefined,
    phone: row.phone,
    comments: row.comments ?? undefined,
    timeZone: row.time_zone,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    sequence: row.sequence,
    suspected: row.suspected,
    cancelled: row.cancelled_at !== null,
  };
}
