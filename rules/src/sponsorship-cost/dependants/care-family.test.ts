import { describe, expect, it } from 'vitest';
import { billed, type FactsInText, sponsorship } from '../../testing/sponsorship.ts';
import { sponsorshipCost } from '../index.ts';

const bill = (facts: FactsInText) => billed(sponsorshipCost(sponsorship(facts)));

/** A care worker in the route who extends, with a partner. */
const care = {
  occupationCode: '6135',
  healthAndCare: true,
  location: 'inside',
  visaType: 'skilled',
  sponsoredInCare: true,
  partner: { priority: 'none' },
} as const;

const partner = (facts: FactsInText) => {
  const lines = bill({ ...care, ...facts });
  return lines['partner family'] ?? lines['partner visa-fee'];
};

describe('family of care workers, by the day of the application (SW 29.1A(a)(i))', () => {
  it.each([
    ['2024-03-10', 324_00],
    ['2024-03-11', 'cannot come'],
    ['2024-03-12', 'cannot come'],
  ])('applied on %s, granted on 25 March 2024: %s', (careAppliedOn, price) => {
    expect(partner({ inRouteSince: '2024-03-25', careAppliedOn })).toBe(price);
  });

  it('a grant before 11 March 2024 was applied for before it', () => {
    expect(partner({ inRouteSince: '2024-03-10' })).toBe(324_00);
  });

  it.each(['2024-03-11', '2024-09-10'])(
    'a grant of %s may have been: the application’s day is asked for',
    (inRouteSince) => {
      expect(partner({ inRouteSince })).toBe('needs careAppliedOn');
      expect(sponsorshipCost(sponsorship({ ...care, inRouteSince }))).toMatchObject({
        status: 'needs-facts',
        missing: ['careAppliedOn'],
        totals: { dependantsPence: null },
      });
    },
  );

  it('a grant of 11 September 2024 or later was not, unless its application says so', () => {
    expect(partner({ inRouteSince: '2024-09-11' })).toBe('cannot come');
    expect(partner({ inRouteSince: '2024-09-11', careAppliedOn: '2024-03-10' })).toBe(324_00);
  });

  it.each([
    ['2023-12-10', 324_00],
    ['2023-12-11', 'needs careAppliedOn'],
    ['2024-03-10', 'needs careAppliedOn'],
    ['2024-03-11', 'cannot come'],
  ])('a first certificate of %s, which is used within three months: %s', (firstCertificateOn, price) => {
    expect(partner({ firstCertificateOn, inRouteSince: '2024-04-01' })).toBe(price);
  });

  it('nothing said of the first permission: the application’s day is asked for', () => {
    expect(partner({})).toBe('needs careAppliedOn');
  });

  it('a new care worker’s family: the application of 10 March 2024 in time, of the 11th not', () => {
    const fresh = { occupationCode: '6135', healthAndCare: true, assignedOn: '2024-03-05' } as const;
    const lines = (appliedOn: string) => bill({ ...fresh, appliedOn, partner: { priority: 'none' } });
    expect(lines('2024-03-10')).not.toHaveProperty('partner family');
    expect(lines('2024-03-11')).toHaveProperty('partner family', 'cannot come');
  });
});

describe('children of 18 or over (Appendix Children, CHI 1.1 and 1.2)', () => {
  const children = (overrides: object) =>
    sponsorshipCost(sponsorship({ children: { count: 2, under18: 1, priority: 'none', ...overrides } }));

  it('are not priced until it is said whether they came as dependent children', () => {
    expect(children({})).toMatchObject({
      status: 'needs-facts',
      missing: ['adultChildrenWereDependants'],
      totals: { dependantsPence: null, allPence: null },
    });
    expect(billed(children({}))).toMatchObject({
      'children visa-fee': 819_00,
      'children family': 'needs adultChildrenWereDependants',
    });
  });

  it('who did not cannot come; the younger child is still priced', () => {
    const outcome = children({ adultChildrenWereDependants: false });
    expect(billed(outcome)).toMatchObject({ 'children visa-fee': 819_00, 'children family': 'cannot come' });
    expect(outcome).toMatchObject({ totals: { dependantsPence: null } });
  });

  it('who did pay as adults', () => {
    const outcome = children({ adultChildrenWereDependants: true });
    expect(billed(outcome)).toMatchObject({
      'children visa-fee': 1_638_00,
      'children health-surcharge': 3_105_00 + 2_328_00,
    });
    expect(outcome.status).toBe('answered');
  });

  it('are not asked about where all are under 18', () => {
    expect(children({ under18: 2 })).toMatchObject({ status: 'answered' });
  });

  it('alone have no line with a price', () => {
    expect(billed(children({ count: 1, under18: 0 }))).toMatchObject({
      'children family': 'needs adultChildrenWereDependants',
    });
    expect(billed(children({ count: 1, under18: 0 }))).not.toHaveProperty('children visa-fee');
  });
});
