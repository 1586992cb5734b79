import { bookDemoOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asApp } from '../../../platform/db/as-app.ts';
import { withoutHeaders } from '../../../testing/http-client.ts';
import { bookingDesk, validBooking } from '../../../testing/people/booking-desk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** A Friday; the sound booking is for the Tuesday after it, 9:00 in London. */
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('booking a demo', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let now = noon;

  let desk: ReturnType<typeof bookingDesk>;

  beforeAll(async () => {
    app = await startTestApp({ now: () => now, limited: true });
    desk = bookingDesk(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = noon;
    await desk.empty();
  });

  it('responses with the specified words, when it is in the visitor’s zone, and a token', async () => {
    const { token, ...booked } = await desk.book();
    expect(booked).toEqual({
      message: 'Demo Scheduled Successfully!',
      purpose: 'demo',
      minutes: 30,
      startsAt: '2026-11-24T09:00:00.000Z',
      timeZone: 'Asia/Kolkata',
      timeZoneName: 'India Standard Time',
      date: '2026-11-24',
      time: '14:30',
      londonDate: '2026-11-24',
      londonTime: '09:00',
      cancelled: false,
    });
    expect(await desk.held()).toEqual(['2026-11-24T09:00:00.000Z']);
    expect(await desk.bookings()).toMatchObject([
      {
        purpose: 'demo',
        first_name: 'Amara',
        last_name: 'Okafor',
        email: 'amara@example.com',
        organisation: 'Example Ltd',
        phone: '+44 20 7946 0321',
        comments: validBooking.comments,
        time_zone: 'Asia/Kolkata',
        sequence: 0,
        suspected: false,
        cancelled_at: null,
      },
    ]);
  });

  it('takes London for the zone and +44 for the country where none is given, and the optional fields as such', async () => {
    const { status, body } = await desk.send({
      lastName: 'Okafor',
      email: 'amara@example.com',
      date: '2026-11-24',
      time: '09:00',
      phone: '020 7946 0321',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: 'Europe/London', time: '09:00' });
    expect(await desk.bookings()).toMatchObject([{ first_name: null, organisation: null, comments: null }]);
  });

  it('mails the visitor in both zones, and none of the words they typed', async () => {
    const { token } = await desk.book();
    const mail = await desk.mailed('demo-booked');
    expect(mail).toMatchObject({
      recipient: 'amara@example.com',
      reply_to: null,
      subject: 'Your demo is booked: Tuesday 24 November 2026 at 14:30',
    });
    expect(mail.text).toContain('When: Tuesday 24 November 2026 at 14:30, India Standard Time');
    expect(mail.text).toContain('In London: Tuesday 24 November 2026 at 09:00');
    expect(mail.text).toContain('We will call: +44 20 7946 0321');
    expect(mail.text).toContain(`${app.origin}/demo/booking?token=${token}`);
    expect(JSON.stringify(mail)).not.toMatch(/spam|two developers|Example Ltd/);
  });

  it('says London’s time once where the visitor is', async () => {
    await desk.book({ timeZone: 'Europe/London', time: '09:00' });
    const mail = await desk.mailed('demo-booked');
    expect(mail.text).toContain('When: Tuesday 24 November 2026 at 09:00, London time');
    expect(mail.text).not.toContain('In London:');
  });

  it('mails the team all that was said, for an answer to the visitor', async () => {
    await desk.book();
    const mail = await desk.mailed('demo-booked-for-staff');
    expect(mail).toMatchObject({
      recipient: 'desk@portway.example',
      reply_to: 'amara@example.com',
      subject: 'New demo: Tuesday 24 November 2026 at 09:00, Example Ltd',
    });
    for (const part of [
      'Amara Okafor',
      'Example Ltd',
      '+44 20 7946 0321',
      'two developers',
      'at 14:30, India Standard Time',
    ])
      expect(mail.text).toContain(part);
  });

  it('attaches the calendar file to both', async () => {
    const { token } = await desk.book();
    const [row] = await desk.bookings();
    for (const kind of ['demo-booked', 'demo-booked-for-staff']) {
      const { file } = await desk.mailed(kind);
      expect(file).toMatchObject({
        filename: 'portway-demo.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      });
      expect(file?.content).toContain(`UID:${row?.id}@localhost\r\nSEQUENCE:0\r\n`);
      expect(file?.content).toContain('DTSTART:20261124T090000Z\r\nDTEND:20261124T093000Z\r\n');
      expect(file?.content).toContain('ORGANIZER;CN=Portway:mailto:desk@portway.example\r\n');
      expect(file?.content).toContain(`/demo/booking?token=${token}\r\n`);
    }
  });

  it('a consultation has 15 minutes and words of its own, and takes the demo time it overlaps', async () => {
    const { message, minutes } = await desk.book({ purpose: 'consultation', time: '14:45' });
    expect(message).toBe('Consultation Scheduled Successfully!');
    expect(minutes).toBe(15);
    expect((await desk.mailed('demo-booked')).text).toContain('free 15-minute consultation');
    expect(await desk.send(validBooking)).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    await desk.book({ purpose: 'consultation' });
    await desk.book({ time: '15:00' });
  });

  it('of fifty concurrent bookings of one time saves one, and sends two mails', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        desk.send({ ...validBooking, email: `visitor${index}@example.com` }),
      ),
    );
    const conflicts = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(conflicts).toHaveLength(49);
    for (const { body } of conflicts) {
      expect(body).toEqual({
        code: 'slot-taken',
        message: 'That time has just been taken. Choose another.',
        fields: { time: 'That time has just been taken. Choose another.' },
      });
    }
    expect(await desk.bookings()).toHaveLength(1);
    expect(await desk.held()).toHaveLength(1);
    expect((await desk.mails()).map(({ kind }) => kind)).toEqual(['demo-booked', 'demo-booked-for-staff']);
  });

  it.each([
    ['not on the half hour', { time: '14:45' }],
    ['before nine in London', { time: '14:00' }],
    ['at five in London', { time: '22:30' }],
    ['less than two hours ahead', { date: '2026-11-20', time: '19:00' }],
    ['past', { date: '2026-11-19' }],
    ['at a weekend', { date: '2026-11-21' }],
    ['on a bank holiday', { date: '2026-12-25' }],
    ['more than six weeks ahead', { date: '2027-01-04' }],
    ['in 2199', { date: '2199-12-31' }],
  ])('refuses a time that is %s', async (_, change) => {
    expect(await desk.send({ ...validBooking, ...change })).toMatchObject({
      status: 422,
      body: { fields: { time: 'This time cannot be booked. Choose one of the times offered.' } },
    });
    expect(await desk.bookings()).toEqual([]);
  });

  it('names each field that is missing', async () => {
    expect(await desk.send({})).toMatchObject({
      status: 422,
      body: {
        fields: {
          lastName: 'Enter your last name.',
          email: 'Please enter a valid email address',
          date: 'Choose a day.',
          time: 'Choose a time.',
          phone: expect.stringContaining('Enter a telephone number'),
        },
      },
    });
  });

  it.each([
    ['020 7946 0321', '+44', '+44 20 7946 0321'],
    ['30 221 3850', '+233', '+233 30 221 3850'],
    ['+353 1 555 0123', '+44', '+353 1 555 0123'],
  ])('takes the number %s with %s as %s', async (phone, countryCode, whole) => {
    expect(await desk.send({ ...validBooking, phone, countryCode })).toMatchObject({ status: 200 });
    expect(await desk.bookings()).toMatchObject([{ phone: whole }]);
  });

  it.each(['', '12', '+999 1234 5678', '+', 'ring me', '0'.repeat(16), '020\n7946 0321x'])(
    'refuses %j as a number',
    async (phone) => {
      expect(await desk.send({ ...validBooking, phone })).toMatchObject({
        status: 422,
        body: { fields: { phone: expect.stringContaining('Outside the UK, begin with +') } },
      });
    },
  );

  it('gives bots the same response, reserves no time and mails nobody', async () => {
    const { status, body } = await desk.send({ ...validBooking, leaveEmpty: 'x' });
    expect(status).toBe(200);
    const { token } = bookDemoOperation.response.parse(body);
    expect(await desk.bookings()).toMatchObject([{ suspected: true }]);
    expect(await desk.held()).toEqual([]);
    await desk.book();
    expect(await desk.send({ ...validBooking, leaveEmpty: 'x' })).toMatchObject({ status: 409 });
    expect(
      await desk.move({ token, date: '2026-11-25', time: '14:30', timeZone: 'Asia/Kolkata' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await desk.cancel({ token })).toMatchObject({ status: 200 });
    expect(await desk.held()).toHaveLength(1);
    expect(await desk.mails()).toHaveLength(2);
  });

  it('books once per key, and gives the first response again when the time is no longer offered', async () => {
    const key = { 'Idempotency-Key': '6e1f0e0c-8f5a-4f0e-9a51-2f1f2f3c7b1d' };
    const first = withoutHeaders(await desk.send(validBooking, key));
    now = Date.parse('2026-11-24T08:00Z');
    expect(withoutHeaders(await desk.send(validBooking, key))).toEqual(first);
    expect(await desk.bookings()).toHaveLength(1);
    expect(await desk.mails()).toHaveLength(2);
    expect(await desk.send({ ...validBooking, time: '15:00' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('lets one visitor book five times an hour, and counts none that was refused', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const at = (time: string) => desk.send({ ...validBooking, time }, from);
    for (const time of ['14:30', '15:00', '15:30', '16:00']) expect((await at(time)).status).toBe(200);
    expect((await at('14:30')).status).toBe(409);
    expect((await at('16:30')).status).toBe(200);
    expect(await at('17:00')).toMatchObject({ status: 429, body: { code: 'too-often' } });
    now += 3_600_000;
    expect((await at('17:00')).status).toBe(200);
  });

  it('portway_app sees only the booking set in its transaction, and not who has a time', async () => {
    const { token } = await desk.book();
    const [id = ''] = token.split('.');
    await desk.book({ time: '15:00', email: 'kofi@example.com' });
    const accessWith = (bookingId: string) =>
      asApp(app.superuser, async (transaction) => {
        await sql`select set_config('portway.booking', ${bookingId}, true)`.execute(transaction);
        const update = await transaction.updateTable('booking').set({ sequence: 9 }).executeTakeFirst();
        const freed = await transaction.deleteFrom('booking_slot').executeTakeFirst();
        const deletion = await transaction.deleteFrom('booking').executeTakeFirst();
        const rows = await transaction.selectFrom('booking').select('email').execute();
        return {
          emails: rows.map(({ email }) => email),
          changed: Number(update.numUpdatedRows),
          freed: Number(freed.numDeletedRows),
          gone: Number(deletion.numDeletedRows),
        };
      });
    expect(await accessWith('')).toEqual({ emails: [], changed: 0, freed: 0, gone: 0 });
    expect(await accessWith(id)).toEqual({ emails: ['amara@example.com'], changed: 1, freed: 1, gone: 0 });
  });

  it.each([
    ['change who booked', sql`update booking set email = 'a@b.cd'`],
    ['empty the tables', sql`truncate booking_slot`],
  ])('portway_app cannot %s', async (_, query) => {
    await expect(asApp(app.superuser, (transaction) => query.execute(transaction))).rejects.toThrow(
      'permission denied',
    );
  });

  it('logs neither address, number nor token', async () => {
    const { token } = await desk.book();
    await desk.show(token);
    await desk.cancel({ token });
    // A random request id, and the time, contain any four digits now and then.
    const logged = JSON.stringify(app.log.lines.map(({ requestId, time, ms, ...line }) => line));
    for (const text of ['amara', '7946', token.slice(-20)]) expect(logged).not.toContain(text);
  });
});
