import { describe, expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { billed, type FactsInText, sponsorship } from '../testing/sponsorship.ts';
import { sponsorshipCost } from './index.ts';

const cost = (facts: FactsInText = {}) => sponsorshipCost(sponsorship(facts));

const licence = (priority: boolean) => ({
  type: 'worker' as const,
  priority,
  appliedOn: sponsorship({}).assignedOn,
});

describe('the lines of a bill', () => {
  it('of a single worker: the sponsor pays certificate and charge, the worker the visa', () => {
    const bill = cost();
    expect(billed(bill)).toEqual({
      'employer certificate': 525_00,
      'employer skills-charge': 3960_00,
      'candidate visa-fee': 819_00,
      'candidate health-surcharge': 3105_00,
      'candidate priority': 'not applicable',
    });
    expect(bill).toMatchObject({
      status: 'answered',
      totals: { employerPence: 4485_00, candidatePence: 3924_00, dependantsPence: 0, allPence: 8409_00 },
    });
  });

  it('of a household with a first licence and every service', () => {
    const bill = cost({
      sponsorSize: 'small',
      location: 'inside',
      visaType: 'graduate',
      length: wholeMonths(60),
      priority: 'super-priority',
      partner: { priority: 'priority' },
      children: { count: 3, under18: 2, priority: 'none', adultChildrenWereDependants: true },
      licence: licence(true),
    });
    expect(billed(bill)).toEqual({
      'employer licence': 611_00,
      'employer licence-priority': 750_00,
      'employer certificate': 525_00,
      'employer skills-charge': 2400_00,
      'candidate visa-fee': 1865_00,
      'candidate health-surcharge': 5175_00,
      'candidate priority': 1000_00,
      'partner visa-fee': 1865_00,
      'partner health-surcharge': 5175_00,
      'partner priority': 500_00,
      'children visa-fee': 5595_00,
      'children health-surcharge': 12_935_00,
      'children priority': 'not applicable',
    });
    expect(bill).toMatchObject({
      status: 'answered',
      totals: {
        employerPence: 4286_00,
        candidatePence: 8040_00,
        dependantsPence: 26_070_00,
        allPence: 38_396_00,
      },
    });
  });

  it('each child pays a priority service', () => {
    const children = { count: 2, under18: 2, priority: 'priority' } as const;
    expect(billed(cost({ children }))).toMatchObject({ 'children priority': 1000_00 });
  });

  it('no children make no lines', () => {
    expect(billed(cost({ children: { count: 0, under18: 0, priority: 'none' } }))).toEqual(billed(cost()));
  });

  it('a licence without priority has one line', () => {
    expect(billed(cost({ licence: licence(false) }))).toMatchObject({ 'employer licence': 1682_00 });
    expect(billed(cost({ licence: licence(false) }))).not.toHaveProperty('employer licence-priority');
  });

  it('each line has its own working', () => {
    const bill = cost({ licence: licence(true), partner: { priority: 'none' } });
    const lines = bill.status === 'answered' ? bill.lines : [];
    expect(lines.map(({ steps }) => steps.length > 0)).toEqual(lines.map(({ item }) => item !== 'priority'));
    expect(lines.slice(0, 2)).toMatchObject([
      { title: 'Sponsor licence', steps: [{ law: { parameter: 'licence-fee.worker.large' } }] },
      { title: 'Pre-licence priority service', steps: [{ law: { parameter: 'licence-fee.priority' } }] },
    ]);
  });
});

describe('each line uses the law of its own day', () => {
  it.each([
    ['2025-12-15', 364_00],
    ['2025-12-16', 480_00],
  ])('the charge that of the certificate, %s', (assignedOn, pence) => {
    const facts = { sponsorSize: 'small', length: wholeMonths(12), appliedOn: '2025-12-20' } as const;
    expect(billed(cost({ ...facts, assignedOn }))).toMatchObject({ 'employer skills-charge': pence });
  });

  it.each([
    ['2026-04-07', 769_00],
    ['2026-04-08', 819_00],
  ])('the visa fee that of the application, %s', (appliedOn, pence) => {
    expect(billed(cost({ assignedOn: '2026-04-01', appliedOn }))).toMatchObject({
      'candidate visa-fee': pence,
    });
  });

  it('the certificate that of its assignment', () => {
    const facts = { occupationCode: '2134', appliedOn: '2025-04-09' };
    expect(billed(cost({ ...facts, assignedOn: '2025-04-08' }))).toMatchObject({
      'employer certificate': 239_00,
    });
    expect(billed(cost({ ...facts, assignedOn: '2025-04-09' }))).toMatchObject({
      'employer certificate': 525_00,
    });
  });
});

describe('without a length', () => {
  it('the customer’s default case still has the sponsor’s total: £525.00', () => {
    const bill = cost({
      sponsorSize: 'small',
      location: 'inside',
      visaType: 'student',
      enteredAsStudent: true,
      occupationCode: '2141',
      length: undefined,
    });
    expect(billed(bill)).toEqual({
      'employer certificate': 525_00,
      'employer skills-charge': 'not applicable',
      'candidate visa-fee': 'needs months',
      'candidate health-surcharge': 'needs months',
      'candidate priority': 'not applicable',
    });
    expect(bill).toMatchObject({
      status: 'needs-facts',
      missing: ['months'],
      totals: { employerPence: 525_00, candidatePence: null, dependantsPence: 0, allPence: null },
    });
  });

  it('if the worker pays the charge, the sponsor’s total is open', () => {
    expect(cost({ length: undefined, partner: { priority: 'none' } })).toMatchObject({
      status: 'needs-facts',
      missing: ['months'],
      totals: { employerPence: null, candidatePence: null, dependantsPence: null, allPence: null },
    });
  });
});

describe('a certificate that cannot be used gets no bill', () => {
  it.each([
    ['2026-11-19', 'comes before the certificate is assigned'],
    ['2027-02-21', 'must be used by 2027-02-20'],
  ])('applied for on %s', (appliedOn, why) => {
    const outcome = cost({ appliedOn });
    expect(outcome).toMatchObject({ status: 'not-applicable', reason: expect.stringContaining(why) });
    expect(outcome).not.toHaveProperty('lines');
  });

  it('on the last of its three months it can', () => {
    expect(cost({ appliedOn: '2027-02-20' })).toMatchObject({ status: 'answered' });
  });
});

describe('if no law is recorded', () => {
  it('the lower fee of a listed job is known for certificates of 30 December 2026, whenever used', () => {
    const facts = { occupationCode: '2142', assignedOn: '2026-12-30' };
    expect(cost({ ...facts, appliedOn: '2026-12-30' })).toMatchObject({ status: 'answered' });
    expect(billed(cost({ ...facts, appliedOn: '2027-03-30' }))).toMatchObject({
      'candidate visa-fee': 628_00,
    });
  });

  it('the lower fee of a listed job is not known for certificates from 31 December 2026', () => {
    const later = cost({ occupationCode: '2142', assignedOn: '2026-12-31' });
    expect(later).toMatchObject({
      status: 'no-law',
      parameter: 'salary-list.2142',
      day: '2026-12-31',
      recordsEndOn: '2026-12-30',
      totals: { employerPence: 4485_00, candidatePence: null, allPence: null },
    });
    expect(billed(later)).toMatchObject({ 'candidate visa-fee': 'no law', 'employer certificate': 525_00 });
  });

  it('a licence from before the records leaves a gap in the bill', () => {
    const { assignedOn: appliedOn } = sponsorship({ assignedOn: '2023-10-03' });
    expect(cost({ licence: { type: 'worker', priority: true, appliedOn } })).toMatchObject({
      status: 'no-law',
      parameter: 'licence-fee.worker.large',
      recordsBeginOn: '2023-10-04',
    });
  });

  it('a certificate from before all records gets no bill', () => {
    expect(cost({ assignedOn: '2017-04-05' })).toMatchObject({ status: 'no-law' });
    expect(cost({ assignedOn: '2017-04-05' })).not.toHaveProperty('lines');
  });
});
