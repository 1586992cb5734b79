import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { type HirePlanFacts, hirePlan } from './index.ts';

const programmer: HirePlanFacts = {
  occupationCode: '2134',
  hours: { perWeek: 37.5 },
  months: 36,
  assignedOn: calendarDate('2026-11-28'),
  location: 'inside',
  sponsorSize: 'large',
  holdsLicence: true,
  under26: false,
};

const funds = (plan: Partial<HirePlanFacts>) =>
  hirePlan({ ...programmer, ...plan })
    .needed.map(({ id }) => id)
    .filter((id) => id.startsWith('funds'));

describe('money to show (SW 15.1)', () => {
  it.each([
    ['2025-11-28', []],
    ['2025-11-29', ['funds']],
    ['2026-06-01', ['funds']],
  ])('in the route since %s, applying on 28 November 2026: %j', (since, needed) => {
    expect(funds({ visaType: 'skilled', inRouteSince: calendarDate(since) })).toEqual(needed);
  });

  it('inside the UK for a time that is not said: only in the first twelve months', () => {
    expect(funds({ visaType: 'student' })).toEqual(['funds-in-the-first-year']);
    expect(funds({ visaType: 'graduate' })).toEqual(['funds-in-the-first-year']);
  });

  it('from abroad: always', () => {
    expect(funds({ location: 'outside' })).toEqual(['funds']);
  });
});
