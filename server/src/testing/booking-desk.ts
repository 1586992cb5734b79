import { bookDemoOperation } from '@portway/contracts/demo-bookings/demo-bookings';
import { sql } from 'kysely';
import { z } from 'zod';
import type { startTestApp } from './test-app.ts';

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
  async function post(path: '' | '/move' | '/cancel', body: unknown, headers: Record<string, string> = {}) {
    // Another visitor each time: limits have a test of their own.
    visitors += 1;
    const visitor = `198.51.${visitors >> 8}.${visitors & 255}`;
    const answer = await ask(`/api/demo/bookings${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor, ...headers },
      body: JSON.stringify(body),
    });
    const said: unknown = await answer.json();
    return { status: answer.status, said };
  }
  return {
    post,
    async book(change: Partial<typeof validBooking> & { purpose?: string } = {}) {
      const { said } = await post('', { ...validBooking, ...change });
      return bookDemoOperation.response.parse(said);
    },
    async show(token: string) {
      const answer = await ask(`/api/demo/bookings?token=${token}`);
      const said: unknown = await answer.json();
      return { status: answer.status, said };
    },
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
