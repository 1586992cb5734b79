import { demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** A Friday. */
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('the times of a demo', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let now = noon;

  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    now = noon;
    await app.superuser.deleteFrom('booking_slot').execute();
  });

  const getFreeDays = async (query = '') => {
    const { status, body } = await httpClient(app.ask).get(`/api/demo/slots${query}`);
    expect(status).toBe(200);
    return demoSlotsOperation.response.parse(body);
  };
  const timesOn = async (date: string, query = '') =>
    (await getFreeDays(query)).days.find((day) => day.date === date)?.slots.map(({ time }) => time);
  const hold = (starts: string, ends: string) =>
    app.superuser
      .insertInto('booking_slot')
      .values({ booking: crypto.randomUUID(), starts_at: new Date(starts), ends_at: new Date(ends) })
      .execute();

  it('a free day has 16 of 30 minutes, from 9:00 to 16:30 in London', async () => {
    const times = await timesOn('2026-11-24');
    expect(times).toHaveLength(16);
    expect(times?.[0]).toBe('09:00');
    expect(times?.[1]).toBe('09:30');
    expect(times?.at(-1)).toBe('16:30');
  });

  it('a consultation has 32 of 15 minutes, the last at 16:45', async () => {
    const times = await timesOn('2026-11-24', '?purpose=consultation');
    expect(times).toHaveLength(32);
    expect(times?.[1]).toBe('09:15');
    expect(times?.at(-1)).toBe('16:45');
  });

  it('says instants, and the zone’s own day and time', async () => {
    const { days, ...rest } = await getFreeDays('?timeZone=Asia/Kolkata');
    expect(rest).toEqual({
      purpose: 'demo',
      minutes: 30,
      timeZone: 'Asia/Kolkata',
      timeZoneName: 'India Standard Time',
    });
    const tuesday = days.find(({ date }) => date === '2026-11-24');
    expect(tuesday?.slots[0]).toEqual({
      startsAt: '2026-11-24T09:00:00.000Z',
      time: '14:30',
      londonTime: '09:00',
    });
    expect(tuesday?.slots.at(-1)).toEqual({
      startsAt: '2026-11-24T16:30:00.000Z',
      time: '22:00',
      londonTime: '16:30',
    });
  });

  it('puts a time on the day that the zone’s calendar has, a Saturday too', async () => {
    const days = (await getFreeDays('?timeZone=Pacific/Auckland')).days;
    expect(days.find(({ date }) => date === '2026-11-28')?.slots[0]).toEqual({
      startsAt: '2026-11-27T11:00:00.000Z',
      time: '00:00',
      londonTime: '11:00',
    });
  });

  it('begins two hours ahead, to the minute', async () => {
    expect((await timesOn('2026-11-20'))?.[0]).toBe('14:00');
    now = noon + 1;
    expect((await timesOn('2026-11-20'))?.[0]).toBe('14:30');
  });

  it('leaves a day out once its last time is less than two hours away', async () => {
    now = Date.parse('2026-11-20T14:30:00Z');
    expect((await getFreeDays()).days[0]?.date).toBe('2026-11-20');
    now += 1;
    expect((await getFreeDays()).days[0]?.date).toBe('2026-11-23');
  });

  it('ends six weeks ahead, to the minute: 1 January is a bank holiday, so on 31 December', async () => {
    const { days } = await getFreeDays();
    expect(days.at(-1)?.date).toBe('2026-12-31');
    now = Date.parse('2026-11-23T09:00:00Z');
    expect(await timesOn('2027-01-04')).toEqual(['09:00']);
  });

  it('is never at a weekend or on a bank holiday', async () => {
    now = Date.parse('2026-12-01T12:00:00Z');
    const dates = (await getFreeDays()).days.map(({ date }) => date);
    expect(dates.filter((date) => date >= '2026-12-21' && date <= '2027-01-06')).toEqual([
      '2026-12-21',
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
    ]);
  });

  it.each([
    ['2026-03-27', '2026-03-27T09:00:00.000Z'],
    ['2026-03-30', '2026-03-30T08:00:00.000Z'],
    ['2026-10-23', '2026-10-23T08:00:00.000Z'],
    ['2026-10-26', '2026-10-26T09:00:00.000Z'],
  ])('begins at nine by the clock on %s too, when clocks change', async (date, first) => {
    now = Date.parse(date) - 4 * 86_400_000;
    const day = (await getFreeDays()).days.find((each) => each.date === date);
    expect(day?.slots[0]).toEqual({ startsAt: first, time: '09:00', londonTime: '09:00' });
    expect(day?.slots).toHaveLength(16);
  });

  it('lists from the day asked for', async () => {
    expect((await getFreeDays('?from=2026-11-28')).days[0]?.date).toBe('2026-11-30');
    expect((await getFreeDays('?from=2027-03-01')).days).toEqual([]);
  });

  it('a time that is taken is not free, whatever it was taken for', async () => {
    await hold('2026-11-24T10:00Z', '2026-11-24T10:30Z');
    await hold('2026-11-24T11:15Z', '2026-11-24T11:30Z');
    const demo = await timesOn('2026-11-24');
    expect(demo).toHaveLength(14);
    expect(demo).not.toContain('10:00');
    expect(demo).not.toContain('11:00');
    const consultation = await timesOn('2026-11-24', '?purpose=consultation');
    expect(consultation).toHaveLength(29);
    expect(consultation).toEqual(expect.arrayContaining(['09:45', '10:30', '11:00', '11:30']));
    for (const time of ['10:00', '10:15', '11:15']) expect(consultation).not.toContain(time);
  });

  it('a day that is taken whole is listed, with no time', async () => {
    await hold('2026-11-24T09:00Z', '2026-11-24T17:00Z');
    expect(await timesOn('2026-11-24')).toEqual([]);
  });

  it.each([
    ['timeZone=Europe/Atlantis', 'timeZone', 'Choose a time zone from the list.'],
    ['timeZone=%2B05:30', 'timeZone', 'Choose a time zone from the list.'],
    ['from=tomorrow', 'from', 'Choose a day.'],
    ['purpose=lunch', 'purpose', 'Choose one of: demo, consultation.'],
  ])('refuses %s', async (query, field, message) => {
    expect(await httpClient(app.ask).get(`/api/demo/slots?${query}`)).toMatchObject({
      status: 422,
      body: { fields: { [field]: message } },
    });
  });
});
