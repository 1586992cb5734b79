import { randomUUID } from 'node:crypto';
import { demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { signedLinks } from '../../platform/crypto/signed-link.ts';
import { httpClient } from '../http-client.ts';
import type { TestApp } from '../test-app.ts';
import { testPassword, testSecret } from './access-cast-proofs.ts';

const minute = 60_000;
const soon = () => Date.now() + minute;

/** Links as the mails of a test's app hold them. */
export const testLinks = signedLinks(testSecret, Date.now);

/** What is done by the link of a mail, and the times of the demo diary. */
export function linksCast({ superuser: queries, ask }: Pick<TestApp, 'superuser' | 'ask'>) {
  return {
    /** The link of a new subscriber's mail. */
    async newsletter(purpose: 'confirm-newsletter' | 'end-newsletter') {
      const { id } = await queries
        .insertInto('subscriber')
        .values({ email: `reader-${randomUUID()}@example.com`, confirmed_at: null, unsubscribed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { token: testLinks.sign(purpose, id, soon()) };
    },
    /** What the operator made for a new member of staff, who has no password yet. */
    async firstPassword() {
      const id = randomUUID();
      const email = `staff-${id}@portway.example`;
      await queries.insertInto('account').values({ id, email, full_name: 'Sam', role: 'staff' }).execute();
      return { link: testLinks.sign('first-password', id, soon()), password: testPassword };
    },
    jobAlerts: (search: string | undefined) => ({
      token: testLinks.sign('stop-job-alerts', search ?? '', soon()),
    }),
    sponsorAlerts: (account: string | undefined) => ({
      token: testLinks.sign('stop-sponsor-alerts', account ?? '', soon()),
    }),
    notifications: (account: string | undefined) => ({
      token: testLinks.sign('stop-notifications', `${account ?? ''}_messages`, soon()),
    }),
    invitation: (id: string | undefined) => ({ token: testLinks.sign('invitation', id ?? '', soon()) }),
    /** The link of a consultation that was booked; it holds no time, so that each may be tomorrow. */
    async booking() {
      const id = randomUUID();
      const starts = Date.now() + 1440 * minute;
      const who = { first_name: null, last_name: 'Okafor', email: 'amara@example.com', organisation: null };
      const more = { phone: '+442079460321', comments: null, time_zone: 'Europe/London' };
      const period = { starts_at: new Date(starts), ends_at: new Date(starts + 15 * minute) };
      await queries
        .insertInto('booking')
        .values({
          id,
          purpose: 'consultation',
          ...who,
          ...more,
          ...period,
          suspected: false,
          cancelled_at: null,
        })
        .execute();
      return { token: testLinks.sign('manage-booking', id, starts) };
    },
    /** A time that nobody has booked: the last one, which is still offered when it is asked for. */
    async freeTime() {
      const request = { purpose: 'consultation', timeZone: 'Asia/Kolkata' };
      const { body } = await httpClient(ask).get(`/api/demo/slots?${new URLSearchParams(request)}`);
      const { days } = demoSlotsOperation.response.parse(body);
      const day = days.findLast(({ slots }) => slots.length > 0);
      const time = day?.slots.at(-1)?.time;
      if (day === undefined || time === undefined) throw new Error('Every time is taken.');
      return { date: day.date, time, timeZone: request.timeZone };
    },
  };
}
