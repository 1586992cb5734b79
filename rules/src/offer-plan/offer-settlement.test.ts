import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import type { OfferFacts } from './offer-plan.ts';
import { countsFromOf, settlementOfOffer } from './offer-settlement.ts';

const today = calendarDate('2026-11-29');
const programmer: OfferFacts = {
  occupationCode: '2134',
  hoursPerWeek: 37.5,
  payPence: 54_699_00,
  workNation: 'england',
  scale: {},
  startsOn: '2027-03-01',
};
const decision = { earliest: calendarDate('2027-01-04'), latest: calendarDate('2027-02-01') };

describe('what settlement asks of an offer', () => {
  it('a pound below the going rate is a pound short, and both planned days are shown', () => {
    const countsFrom = countsFromOf({ inRouteSince: undefined, currentVisa: 'none', decision });
    expect(settlementOfOffer(programmer, { countsFrom, today })).toMatchObject({
      settlement: { minPence: 54_700_00, shortByPence: 1_00, lowerPence: null },
      settlementFrom: { earliest: '2031-12-07', latest: '2032-01-04' },
    });
  });

  it('since before April 2024 the lower figure of row C is enough', () => {
    const countsFrom = countsFromOf({ inRouteSince: '2023-06-01', currentVisa: 'skilled', decision });
    expect(settlementOfOffer(programmer, { countsFrom, today })).toMatchObject({
      settlement: { minPence: 40_000_00, shortByPence: 0 },
      settlementFrom: { earliest: '2028-05-04', latest: '2028-05-04' },
    });
  });

  it('a Skilled Worker who does not say since when has no day, and neither has an offer without a visa', () => {
    expect(countsFromOf({ inRouteSince: undefined, currentVisa: 'skilled', decision }).kind).toBe('unknown');
    const countsFrom = countsFromOf({ inRouteSince: undefined, currentVisa: undefined, decision: undefined });
    expect(settlementOfOffer(programmer, { countsFrom, today })).toMatchObject({
      settlementFrom: null,
      settlementNote: expect.stringContaining('No visa is planned'),
    });
  });
});
