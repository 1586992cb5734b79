import { bookDemoOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { sql } from 'kysely';
import { z } from 'zod';
import { httpClient } from '../http-client.ts';
import type { startTestApp } from '../test-app.ts';

/** A booking as a form would send it: Tuesday 24 November 2026, 9:00 in London. */
export const validBooking = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  organization: 'Example Ltd',
  date: '2026-11-24',
  time: '14:30',
  timeZone: 'Asia/Kolkata',
  phone: '020 7946 0321',
  comments: 'We hire two developers.\nhttps://example.com/spam',
};

const attachments = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }));

/** The visitor's side of bookings, and what of them stands in the database. */
export function bookingDesk({ ask, superuser: queries }: Awaited<ReturnType<typeof startTestApp>>) {
  let visitors = 0;
  /** Another visitor each time: limits have a test of their own. */
  function visitor() {
    visitors += 1;
    return httpClient(ask, { 'X-Forwarded-For': `198.51.${visitors >> 8}.${visitors & 255}` });
  }
  const send = (booking: unknown, headers?: Record<string, string>) =>
    visitor().post('/api/demo/bookings', booking, headers);
  return {
    send,
    /** Sends a booking that is accepted. */
    async book(change: Partial<typeof validBooking> & { purpose?: string } = {}) {
      const { body } = await send({ ...validBooking, ...change });
      return bookDemoOperation.response.parse(body);
    },
    show: (token: string) => httpClient(ask).get(`/api/demo/bookings?token=${token}`),
    move: (to: unknown) => visitor().post('/api/demo/bookings/move', to),
    cancel: (body: unknown) => visitor().post('/api/demo/bookings/cancel', body),
    bookings: () => queries.selectFrom('booking').selectAll().execute(),
    /** The instants that are held. */
    async held() {
      const rows = await queries
        .selectFrom('booking_slot')
        .select('starts_at')
        .orderBy('starts_at')
        .execute();
      return rows.map(({ starts_at }) => starts_at.toISOString());
    },
    mails: () => queries.selectFrom('mail').selectAll().orderBy('kind').execute(),
    /** The newest mail of a kind, with its calendar file unfolded. */
    async mailed(kind: string) {
      const mail = await queries
        .selectFrom('mail')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
      const [file] = attachments.parse(mail.attachments);
      return { ...mail, file: file && { ...file, content: file.content.replaceAll('\r\n ', '') } };
    },
    empty: () => sql`truncate booking, booking_slot, idempotency_key, rate_limit, mail`.execute(queries),
  };
}
