import { wholeMonths } from '@portway/rules/certificate';
import { calendarDate } from '@portway/rules/kernel';
import { type SponsorshipFacts, sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { describe, expect, it } from 'vitest';
import { presentShares } from './present-shares.ts';

const day = calendarDate('2026-11-20');

/** A nurse of a large NHS trust with a partner and two children, three years from abroad: practice case 9. */
const nurse: SponsorshipFacts = {
  assignedOn: day,
  appliedOn: day,
  sponsorSize: 'large',
  length: wholeMonths(36),
  location: 'outside',
  visaType: 'other',
  enteredAsStudent: false,
  occupationCode: '2237',
  healthAndCare: true,
  priority: 'none',
  partner: { priority: 'none' },
  children: { count: 2, under18: 2, priority: 'none' },
};

function shares(change: Partial<SponsorshipFacts> = {}) {
  const cost = sponsorshipCost({ ...nurse, ...change });
  return presentShares('lines' in cost ? (cost.lines ?? []) : []);
}

describe('who pays which part of the bill', () => {
  it('case 9: £4,485 of £5,781 by the employer, £1,296 by the worker for four people', () => {
    expect(shares()).toEqual([
      { payer: 'Employer', figure: '£4,485.00', share: '77.6%', percent: 77.6, look: 0 },
      { payer: 'Worker', figure: '£1,296.00', share: '22.4%', percent: 22.4, look: 1 },
    ]);
  });

  it('a partner and children are not payers', () => {
    expect(shares({ partner: undefined }).map(({ payer }) => payer)).toEqual(['Employer', 'Worker']);
  });

  it('has no shares while a line has no figure, because shares need the total', () => {
    expect(shares({ length: undefined })).toEqual([]);
    // A switch from Student has no charge, so the employer's £525 is known before the length is.
    const student = { location: 'inside', visaType: 'student', enteredAsStudent: true } as const;
    expect(shares({ ...student, length: undefined })).toEqual([]);
  });

  it('leaves out those who pay nothing', () => {
    const start = { item: 'visa-fee', title: 'Visa application fee', whoPays: 'either', steps: [] } as const;
    const lines = [
      { ...start, payer: 'candidate', amountPence: 100_00 },
      { ...start, payer: 'partner', amountPence: 0 },
      { ...start, payer: 'children', notApplicable: 'No fee.' },
    ] as const;
    expect(presentShares(lines)).toEqual([
      { payer: 'Worker', figure: '£100.00', share: '100.0%', percent: 100, look: 1 },
    ]);
  });
});
