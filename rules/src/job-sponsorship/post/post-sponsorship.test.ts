import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type PostFacts, postSponsorship } from '../index.ts';

type FactsInText = Omit<PostFacts, 'day'> & { readonly on?: string };

/** A programmer's post (2134) in England, 37.5 hours, on 20 November 2026, unless given otherwise. */
function post({ on = '2026-11-20', ...facts }: FactsInText = {}) {
  return postSponsorship({
    day: calendarDate(on),
    occupationCode: '2134',
    currency: 'GBP',
    employment: 'permanent',
    payFromPence: 68_000_00,
    payToPence: 82_000_00,
    hoursPerWeek: 37.5,
    workNation: 'england',
    ...facts,
  });
}

const payRange = (from: number, to = from) => ({ payFromPence: from * 100, payToPence: to * 100 });

describe('2134 at 37.5 hours: £54,700, £38,300 for a new entrant, £49,200 and £43,700 with a PhD', () => {
  it.each([
    [54_699, 'phd', 'Below £54,700; possible from £38,300 as a new entrant, £49,200 with a PhD'],
    [54_700, 'anyone', 'At the £54,700 going rate for 2134'],
    [54_701, 'anyone', 'Above the £54,700 going rate for 2134'],
    [49_200, 'phd', 'Below £54,700; possible from £38,300 as a new entrant, £49,200 with a PhD'],
    [49_199, 'phd', 'Below £54,700; possible from £38,300 as a new entrant, £43,700 with a STEM PhD'],
    [43_700, 'phd', 'Below £54,700; possible from £38,300 as a new entrant, £43,700 with a STEM PhD'],
    [43_699, 'new-entrants', 'Below £54,700; possible from £38,300 as a new entrant'],
    [38_300, 'new-entrants', 'Below £54,700; possible from £38,300 as a new entrant'],
    [38_299, 'nobody', 'Below £38,300, the least for any new hire'],
  ])('£%i: %s', (pounds, status, payNote) => {
    expect(post(payRange(pounds))).toMatchObject({
      status,
      payNote,
      standardPence: 54_700_00,
      newEntrantPence: 38_300_00,
      phdPence: 49_200_00,
      stemPhdPence: 43_700_00,
    });
  });

  it('the top of a range decides, and the outcome says whether the bottom is enough too', () => {
    expect(post(payRange(50_000, 55_000))).toMatchObject({
      status: 'anyone',
      testedPence: 55_000_00,
      lowEndPasses: false,
      payNote: 'The top of the range reaches the £54,700 going rate for 2134',
      reason: expect.stringContaining('not at the bottom, £50,000'),
    });
    expect(post(payRange(38_000, 39_000))).toMatchObject({ status: 'new-entrants', lowEndPasses: false });
    expect(post(payRange(38_300, 39_000))).toMatchObject({ status: 'new-entrants', lowEndPasses: true });
    expect(post(payRange(20_000))).toMatchObject({ status: 'nobody', lowEndPasses: null });
  });

  it.each([
    [40, 58_346_67, 'Above the £58,346.67 going rate for 2134 at 40 hours'],
    [20, 41_700_00, 'Above the £41,700 threshold for 2134'],
  ])('%d hours: %i pence', (hoursPerWeek, standardPence, payNote) => {
    expect(post({ hoursPerWeek })).toMatchObject({ standardPence, payNote });
  });

  it('shows its working, and that of a new entrant if it is needed', () => {
    const labels = post(payRange(38_300)).steps.map(({ label }) => label);
    expect(labels).toContain('For a new entrant');
    expect(labels).toContain('Going rate of 2134, option E');
    expect(post().steps.map(({ label }) => label)).not.toContain('For a new entrant');
  });

  it('names the lower figure for those in the route since before 4 April 2024, if the pay reaches it', () => {
    const codes = (pounds: number) => post(payRange(pounds)).warnings.map(({ code }) => code);
    expect(codes(40_000)).toContain('lower-if-in-the-route');
    expect(codes(39_999)).not.toContain('lower-if-in-the-route');
    expect(codes(54_700)).not.toContain('lower-if-in-the-route');
  });
});

describe('what is not known is not guessed', () => {
  it.each([
    [{ occupationCode: undefined }, ['occupationCode'], 'The job does not say its occupation code.'],
    [{ payToPence: undefined, hoursPerWeek: undefined }, ['payTo', 'hoursPerWeek'], 'its pay and its hours'],
    [{ currency: 'EUR' }, [], 'not given in pounds'],
    [{ employment: 'contract' as const }, [], 'contract work'],
    [{ occupationCode: '3544', on: '2027-01-04' }, [], 'no law recorded for 2027-01-04'],
    [{ occupationCode: '2231' }, ['payScaleRole'], 'national health pay scale'],
    [
      { occupationCode: '2231', workNation: undefined },
      ['workNation', 'payScaleRole'],
      'national health pay',
    ],
    [
      { occupationCode: '6135' },
      ['inUk', 'monthsWithSponsor', 'sponsoredInCare', 'healthAndCare'],
      'whether the worker applies inside the UK',
    ],
  ])('%j', (facts, missing, reason) => {
    const verdict = post(facts);
    expect(verdict.status).toBe('unknown');
    expect(verdict.missing).toEqual(missing);
    expect(verdict.reason).toContain(reason);
  });

  it('pay below the threshold next to a national pay scale is enough for nobody', () => {
    expect(post({ occupationCode: '2231', ...payRange(24_999) })).toMatchObject({
      status: 'nobody',
      payNote: 'Below £25,000, the least for any new hire',
    });
  });

  it('2113: enough for a new entrant; for anybody if it is a Health and Care job, which the post does not say', () => {
    expect(post({ occupationCode: '2113', ...payRange(36_000) })).toMatchObject({
      status: 'new-entrants',
      standardPence: 45_900_00,
      missing: ['healthAndCare'],
      reason: expect.stringContaining('The figure is then £35,100'),
    });
  });
});

describe('jobs at RQF 3 to 5, and lists', () => {
  it('3544 depends on the shortage list: £41,700, with its last safe day', () => {
    const verdict = post({ occupationCode: '3544', ...payRange(41_700) });
    expect(verdict).toMatchObject({ status: 'anyone', payNote: 'At the £41,700 threshold for 3544' });
    expect(verdict.warnings).toContainEqual({
      code: 'list-ends',
      message: expect.stringContaining('2026-12-30 is the last safe day'),
    });
  });

  it('3544 says the last safe day in its reason, and that the job is open for longer', () => {
    const open = { occupationCode: '3544', ...payRange(41_700) };
    const { lastSafeDay, reason } = post({ ...open, closesOn: calendarDate('2026-12-31') });
    expect(lastSafeDay).toBe('2026-12-30');
    expect(reason).toContain('The certificate must be assigned by 2026-12-30, the last safe day');
    expect(reason).toContain('The job is open for applications until 2026-12-31.');
    expect(post({ ...open, closesOn: calendarDate('2026-12-30') }).reason).not.toContain('is open');
    expect(post({ ...open, occupationCode: '2134', ...payRange(54_700) }).lastSafeDay).toBeNull();
  });

  it('2142 at £33,400 has a last safe day; at £41,700, which is enough without the list too, it has none', () => {
    expect(post({ occupationCode: '2142', ...payRange(33_400) }).lastSafeDay).toBe('2026-12-30');
    expect(post({ occupationCode: '2142', ...payRange(41_699) }).lastSafeDay).toBe('2026-12-30');
    expect(post({ occupationCode: '2142', ...payRange(41_700) }).lastSafeDay).toBeNull();
  });

  it('2142 is on the salary list: £33,400 for anybody', () => {
    expect(post({ occupationCode: '2142', ...payRange(33_400) })).toMatchObject({ status: 'anyone' });
    expect(post({ occupationCode: '2142', ...payRange(33_399) })).toMatchObject({ status: 'nobody' });
  });

  it('5434 is on no list: no new worker can be sponsored, with the reason of the rule', () => {
    expect(post({ occupationCode: '5434' })).toMatchObject({
      status: 'nobody',
      payNote: '5434 cannot be sponsored for somebody new',
      reason: expect.stringContaining('in the route under the rules before 2025-07-22'),
    });
  });
});
