import { describe, expect, it } from 'vitest';
import { sponsorship } from '../testing/sponsorship.ts';
import { sponsorshipCost, type WhoPays } from './index.ts';

/** Who must pay each item of a certificate assigned on this day. */
function whoPays(assignedOn: string): Record<string, WhoPays> {
  const facts = sponsorship({ assignedOn });
  const bill = sponsorshipCost({
    ...facts,
    licence: { type: 'worker', priority: true, appliedOn: facts.assignedOn },
    partner: { priority: 'priority' },
  });
  if (bill.status !== 'answered') throw new Error(bill.status);
  return Object.fromEntries(bill.lines.map((line) => [`${line.payer} ${line.item}`, line.whoPays]));
}

const sponsors = ['employer licence', 'employer licence-priority', 'employer certificate'];
const applicants = ['candidate', 'partner'].flatMap((payer) =>
  ['visa-fee', 'health-surcharge', 'priority'].map((item) => `${payer} ${item}`),
);

describe.each(['2024-04-04', '2024-12-30', '2024-12-31', '2025-04-09', '2026-11-20'])(
  'a certificate assigned on %s',
  (assignedOn) => {
    it('never lets the sponsor recover the skills charge', () => {
      expect(whoPays(assignedOn)['employer skills-charge']).toBe('sponsor-only');
    });
  },
);

describe('licence, its priority service and certificate', () => {
  it.each([
    ['2024-12-30', 'either'],
    ['2024-12-31', 'sponsor-only'],
    ['2025-04-08', 'sponsor-only'],
    ['2025-04-09', 'sponsor-only'],
  ])('assigned on %s: %s', (assignedOn, expected) => {
    const payers = whoPays(assignedOn);
    expect(sponsors.map((item) => payers[item])).toEqual(sponsors.map(() => expected));
  });
});

describe('visa fee, surcharge and priority service', () => {
  it.each([
    ['2024-12-30', 'either'],
    ['2024-12-31', 'either'],
    ['2025-04-08', 'either'],
    ['2025-04-09', 'repayment-lowers-pay'],
    ['2026-11-20', 'repayment-lowers-pay'],
  ])('assigned on %s: %s', (assignedOn, expected) => {
    const payers = whoPays(assignedOn);
    expect(applicants.map((item) => payers[item])).toEqual(applicants.map(() => expected));
  });
});

it('the working shows which law was read', () => {
  expect(sponsorshipCost(sponsorship({ assignedOn: '2025-04-08' }))).toMatchObject({
    steps: expect.arrayContaining([
      expect.objectContaining({
        figure: { text: 'the sponsor alone' },
        law: expect.objectContaining({
          parameter: 'who-pays.certificate-and-licence',
          inForceFrom: '2024-12-31',
          governedBy: 'assignedOn',
        }),
      }),
    ]),
  });
});
