import { wholeMonths } from '@portway/rules/certificate';
import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { presentChargeRefunds } from './present-charge-refunds.ts';

const charge = (assignedOn: string, months?: number) => ({
  assignedOn: calendarDate(assignedOn),
  sponsorSize: 'large' as const,
  length: months === undefined ? undefined : wholeMonths(months),
});

describe('a large sponsor’s charge for three years', () => {
  const result = presentChargeRefunds(charge('2026-11-20', 36), true);

  it('is refunded in full, by whole unused years, or not at all', () => {
    expect(result.refunds).toEqual([
      {
        event: 'Visa refused, application or certificate withdrawn, or the worker never starts',
        figure: '£3,960.00',
      },
      { event: 'The worker leaves or changes sponsor in year 1', figure: '£2,640.00' },
      {
        event: 'The worker leaves or changes sponsor in year 2',
        figure: '£1,320.00, at most £1,980.00',
      },
      { event: 'The worker leaves or changes sponsor in year 3', figure: 'Nothing, at most £660.00' },
      { event: 'The worker moves to another sponsor under TUPE', figure: 'Nothing' },
    ]);
  });

  it('lists the routes with a charge, the transfer from the EU, and the rules, some unsettled', () => {
    expect(result.sentences).toHaveLength(3);
    expect(result.sentences[0]).toContain('Senior or Specialist Worker');
    expect(result.sentences[1]).toContain('Latvian non-citizen');
    // When all of it is refunded is the first line of the table.
    expect(result.sentences.join(' ')).not.toContain('All of it is refunded');
    expect(result.steps.map(({ law }) => law?.href)).toEqual(
      expect.arrayContaining([
        '/rules/skills-charge.routes',
        '/rules/skills-charge.refund.full',
        '/rules/skills-charge.refund.block',
        '/rules/skills-charge.refund.within',
        '/rules/skills-charge.refund.tupe',
      ]),
    );
    expect(result.steps.find(({ law }) => law?.href.endsWith('.block'))?.law?.unsettled).toContain(
      'Sources differ.',
    );
  });
});

it('without a charge due or a length, only the routes are shown', () => {
  const none = presentChargeRefunds(charge('2026-11-20', 36), false);
  expect(none.refunds).toEqual([]);
  expect(none.sentences).toHaveLength(2);
  expect(presentChargeRefunds(charge('2026-11-20'), true).refunds).toEqual([]);
});

it('a move under TUPE before 11 November 2025 is not recorded', () => {
  expect(presentChargeRefunds(charge('2025-11-10', 12), true).refunds.at(-1)?.figure).toBe('Not recorded');
  expect(presentChargeRefunds(charge('2025-11-11', 12), true).refunds.at(-1)?.figure).toBe('Nothing');
});
