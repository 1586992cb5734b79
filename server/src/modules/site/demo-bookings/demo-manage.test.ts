import { bookDemoOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingDesk, validBooking } from '../../../testing/people/booking-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** A Friday; the sound booking is for the Tuesday after it, 9:00 in London. */
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('a booking, by its link,', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let desk: ReturnType<typeof bookingDesk>;
  let now = noon;

  beforeAll(async () => {
    app = await startTestApp({ now: () => now, limited: true });
    desk = bookingDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = noon;
    await desk.empty();
  });

  it('shows a booking to the link’s holder, with a file to download', async () => {
    const { token, message, ...booking } = await desk.book();
    expect(message).toBe('Demo Scheduled Successfully!');
    const { status, body } = await desk.show(token);
    expect(status).toBe(200);
    expect(body).toEqual({ ...booking, calendarFile: expect.stringContaining('METHOD:PUBLISH\r\n') });
  });

  it('the link works until the appointment begins', async () => {
    const { token } = await desk.book();
    now = Date.parse('2026-11-24T08:59:59.999Z');
    expect((await desk.show(token)).status).toBe(200);
    now += 1;
    const expired = { status: 409, body: { code: 'link-expired' } };
    expect(await desk.show(token)).toMatchObject(expired);
    expect(await desk.cancel({ token })).toMatchObject(expired);
    expect(await desk.move({ token, date: '2026-11-25', time: '14:30' })).toMatchObject(expired);
  });

  it('an altered link, and one for another purpose, are refused by name', async () => {
    const { token } = await desk.book();
    const [id, ends, seal = ''] = token.split('.');
    const other = seal.startsWith('A') ? `B${seal.slice(1)}` : `A${seal.slice(1)}`;
    const [longer] = (await desk.book({ time: '15:00' })).token.split('.');
    for (const bad of [`${id}.${ends}.${other}`, `${longer}.${ends}.${seal}`, `${id}.zzzzzz.${seal}`, 'x']) {
      const refused = { status: 422, body: { fields: { token: expect.stringContaining('incomplete') } } };
      expect(await desk.show(bad)).toMatchObject(refused);
      expect(await desk.cancel({ token: bad })).toMatchObject(refused);
    }
    expect(await desk.held()).toHaveLength(2);
  });

  describe('moved', () => {
    const later = { date: '2026-11-25', time: '02:00', timeZone: 'America/Los_Angeles' };

    it('frees the old time, reserves the new one, and mails both the change with a new link', async () => {
      const { token } = await desk.book();
      const [row] = await desk.bookings();
      const { status, body } = await desk.move({ token, ...later });
      expect(status).toBe(200);
      const booking = bookDemoOperation.response.parse(body);
      expect(booking).toMatchObject({
        message: 'Your demo has moved.',
        startsAt: '2026-11-25T10:00:00.000Z',
        ...later,
      });
      expect(await desk.held()).toEqual(['2026-11-25T10:00:00.000Z']);
      expect(await desk.bookings()).toMatchObject([{ sequence: 1, time_zone: 'America/Los_Angeles' }]);
      const mail = await desk.mailed('demo-moved');
      expect(mail.text).toContain('Wednesday 25 November 2026 at 02:00, Pacific Time');
      expect(mail.text).toContain(`token=${booking.token}`);
      expect(mail.file?.content).toContain('METHOD:REQUEST\r\n');
      expect(mail.file?.content).toContain(`UID:${row?.id}@localhost\r\nSEQUENCE:1\r\n`);
      await desk.mailed('demo-moved-for-staff');
      now = Date.parse('2026-11-24T09:30Z');
      expect((await desk.show(token)).status).toBe(409);
      expect((await desk.show(booking.token)).status).toBe(200);
    });

    it('to an earlier time is over once that has come, by the first link too', async () => {
      const { token } = await desk.book();
      await desk.move({ token, date: '2026-11-23', time: '14:30', timeZone: 'Asia/Kolkata' });
      now = Date.parse('2026-11-23T09:00Z');
      expect(await desk.show(token)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
    });

    it('to a time already taken is unchanged', async () => {
      const { token } = await desk.book();
      await desk.book({ time: '15:30' });
      const { date, timeZone } = validBooking;
      expect(await desk.move({ token, date, time: '15:30', timeZone })).toMatchObject({
        status: 409,
        body: { code: 'slot-taken' },
      });
      expect((await desk.held()).toSorted()).toEqual([
        '2026-11-24T09:00:00.000Z',
        '2026-11-24T10:00:00.000Z',
      ]);
      expect(await desk.show(token)).toMatchObject({ body: { time: '14:30' } });
      expect(await desk.mails()).toHaveLength(4);
    });

    it('to its present time, changes nothing and mails nobody', async () => {
      const { token } = await desk.book();
      const { date, time, timeZone } = validBooking;
      expect(await desk.move({ token, date, time, timeZone })).toMatchObject({ status: 200 });
      expect(await desk.mails()).toHaveLength(2);
      expect(await desk.bookings()).toMatchObject([{ sequence: 0 }]);
    });

    it('to a time that overlaps its own is allowed, and to one that is not offered it is not', async () => {
      const { token } = await desk.book({ purpose: 'consultation' });
      const { date, timeZone } = validBooking;
      expect(await desk.move({ token, date, time: '14:45', timeZone })).toMatchObject({
        status: 200,
      });
      expect(await desk.move({ token, date, time: '08:00', timeZone })).toMatchObject({
        status: 422,
        body: { fields: { time: expect.stringContaining('cannot be booked') } },
      });
    });

    it('by two who want each other’s time, does not deadlock', async () => {
      const one = await desk.book();
      const other = await desk.book({ time: '15:00' });
      const { date, timeZone } = validBooking;
      // Many at once: the two of one pair seldom collide.
      const pairs = Array.from({ length: 20 }, () => [
        desk.move({ token: one.token, date, time: '15:00', timeZone }),
        desk.move({ token: other.token, date, time: '14:30', timeZone }),
      ]);
      const responses = await Promise.all(pairs.flat());
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([409]));
    });

    it('to one time by two at once, succeeds for one', async () => {
      const one = await desk.book();
      const other = await desk.book({ time: '15:00' });
      const when = { date: validBooking.date, time: '16:00', timeZone: validBooking.timeZone };
      const responses = await Promise.all([
        desk.move({ token: one.token, ...when }),
        desk.move({ token: other.token, ...when }),
        desk.send({ ...validBooking, time: '16:00' }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await desk.held()).toContain('2026-11-24T10:30:00.000Z');
    });

    it('eleven times in an hour is too often, and may still be cancelled', async () => {
      const { token } = await desk.book();
      const { date, timeZone } = validBooking;
      const statuses: number[] = [];
      for (const time of [
        '15:00',
        '15:30',
        '16:00',
        '16:30',
        '17:00',
        '17:30',
        '18:00',
        '18:30',
        '19:00',
        '19:30',
        '20:00',
      ])
        statuses.push((await desk.move({ token, date, time, timeZone })).status);
      expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
      expect(statuses[10]).toBe(429);
      expect((await desk.cancel({ token })).status).toBe(200);
      expect(await desk.held()).toEqual([]);
    });
  });

  it('an inbox gets twenty mails of bookings a day, and the team every one', async () => {
    for (const time of ['14:30', '16:30']) {
      const { token } = await desk.book({ time });
      const { date, timeZone } = validBooking;
      for (let count = 0; count < 10; count += 1) {
        const to = count % 2 === 0 ? '18:30' : time;
        expect((await desk.move({ token, date, time: to, timeZone })).status).toBe(200);
      }
    }
    const mails = await desk.mails();
    expect(mails.filter(({ recipient }) => recipient === validBooking.email)).toHaveLength(20);
    expect(mails.filter(({ recipient }) => recipient !== validBooking.email)).toHaveLength(22);
  });

  describe('cancelled', () => {
    it('frees the time, removes it from both calendars, and can be repeated safely', async () => {
      const { token } = await desk.book();
      const [row] = await desk.bookings();
      const cancelled = { status: 200, body: { message: 'Your demo is cancelled.', cancelled: true } };
      expect(await desk.cancel({ token })).toMatchObject(cancelled);
      expect(await desk.cancel({ token })).toMatchObject(cancelled);
      expect(await desk.held()).toEqual([]);
      expect(await desk.bookings()).toMatchObject([{ sequence: 1, cancelled_at: new Date(noon) }]);
      expect(await desk.mails()).toHaveLength(4);
      const mail = await desk.mailed('demo-cancelled');
      expect(mail.file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
      expect(mail.file?.content).toContain('METHOD:CANCEL\r\n');
      expect(mail.file?.content).toContain(`UID:${row?.id}@localhost\r\nSEQUENCE:1\r\n`);
      expect(mail.file?.content).toContain('STATUS:CANCELLED\r\n');
      expect(mail.text).toContain(`${app.origin}/demo`);
      await desk.book({ email: 'kofi@example.com' });
    });

    it('is shown as such and cannot be moved', async () => {
      const { token } = await desk.book();
      await desk.cancel({ token });
      expect(await desk.show(token)).toMatchObject({
        status: 200,
        body: { cancelled: true, calendarFile: expect.stringContaining('STATUS:CANCELLED\r\n') },
      });
      expect(await desk.move({ token, date: '2026-11-25', time: '14:30' })).toMatchObject({
        status: 409,
        body: { code: 'booking-cancelled' },
      });
      expect(await desk.held()).toEqual([]);
    });
  });
});
