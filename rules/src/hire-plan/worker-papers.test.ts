import { describe, expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import type { HirePlanFacts } from './facts.ts';
import { workerPapers } from './worker-papers.ts';

const plan: HirePlanFacts = {
  occupationCode: '2134',
  hours: { perWeek: 37.5 },
  months: 36,
  assignedOn: calendarDate('2026-12-01'),
  location: 'outside',
  sponsorSize: 'large',
  holdsLicence: true,
};
const papersOf = (facts: Partial<HirePlanFacts> = {}) => workerPapers({ ...plan, ...facts }).papers;
const paper = (id: string, facts: Partial<HirePlanFacts> = {}) =>
  papersOf(facts).find((one) => one.id === id);

describe('the papers of a worker', () => {
  it('a programmer from abroad: tuberculosis by country, English by nationality, no police certificate', () => {
    expect(paper('tuberculosis-certificate')).toMatchObject({
      notes: ['Issued at most 6 months before you apply.'],
      decides: { by: 'lived-in', countries: expect.arrayContaining(['India', 'Nigeria', 'Zimbabwe']) },
      usualPrice: { fromPence: 50_00, toPence: 150_00 },
      checkAt: { url: expect.stringContaining('appendix-tuberculosis') },
    });
    expect(paper('tuberculosis-certificate')?.decides?.countries).not.toContain('Brazil');
    expect(paper('english')).toMatchObject({
      notes: ['Level B2, for a first application.'],
      decides: { by: 'nationality', countries: expect.arrayContaining(['Jamaica', 'New Zealand']) },
    });
    expect(paper('criminal-record-certificate')).toBeUndefined();
    expect(paper('funds')?.notes).toEqual([
      expect.stringContaining('£1,270 for the worker, held for 28 days'),
    ]);
  });

  it('a nurse from abroad: a police certificate, and what registration means for pay', () => {
    expect(paper('criminal-record-certificate', { occupationCode: '2231' })?.text).toContain('12 months');
    expect(paper('registration', { occupationCode: '2237' })?.notes).toEqual([
      expect.stringContaining('Nursing and Midwifery Council'),
    ]);
  });

  it('inside the UK no tuberculosis certificate, and money only in the first year', () => {
    const ids = papersOf({ location: 'inside' }).map(({ id }) => id);
    expect(ids).not.toContain('tuberculosis-certificate');
    expect(ids).toContain('funds-in-the-first-year');
  });

  it('every law is read for the day of the application', () => {
    const days = workerPapers(plan).steps.flatMap(({ law }) => (law ? [law.day] : []));
    expect(new Set(days)).toEqual(new Set(['2026-12-01']));
  });
});
