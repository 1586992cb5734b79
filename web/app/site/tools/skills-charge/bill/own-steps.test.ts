import { wholeMonths } from '@portway/rules/certificate';
import { calendarDate } from '@portway/rules/kernel';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { describe, expect, it } from 'vitest';
import { ownSteps } from './own-steps.ts';

const day = calendarDate('2026-11-20');
const cost = sponsorshipCost({
  assignedOn: day,
  appliedOn: day,
  sponsorSize: 'large',
  length: wholeMonths(36),
  location: 'outside',
  visaType: 'other',
  enteredAsStudent: false,
  occupationCode: '2134',
  healthAndCare: false,
  priority: 'none',
  partner: { priority: 'none' },
  children: { count: 2, under18: 2, priority: 'none' },
});
const lines = cost.status === 'answered' ? cost.lines : [];

function own(payer: string, item: string) {
  const line = lines.find((each) => each.payer === payer && each.item === item);
  if (!line) throw new Error(`No line ${payer} ${item}`);
  const { asForCandidate, steps } = ownSteps(line, lines);
  return { asForCandidate, steps: steps.map(({ label }) => label) };
}

describe('the working of the family', () => {
  it('of a partner is the candidate’s', () => {
    expect(own('partner', 'visa-fee')).toEqual({ asForCandidate: true, steps: [] });
  });

  it('of children extends the candidate’s fee to all of them', () => {
    expect(own('children', 'visa-fee')).toEqual({
      asForCandidate: true,
      steps: ['People', 'For all of them'],
    });
  });

  it('of the children’s surcharge is separate, because their rate differs', () => {
    expect(own('children', 'health-surcharge').asForCandidate).toBe(false);
  });

  it('of the candidate and of the employer is their own', () => {
    expect(own('candidate', 'visa-fee').asForCandidate).toBe(false);
    expect(own('employer', 'skills-charge').asForCandidate).toBe(false);
  });
});
