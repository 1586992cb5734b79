import { expect, it } from 'vitest';
import { calendarDate } from '../kernel/index.ts';
import { priorityFee } from './index.ts';

const appliedOn = calendarDate('2026-11-20');

it.each([
  ['priority', 'inside', 500_00],
  ['priority', 'outside', 500_00],
  ['super-priority', 'inside', 1000_00],
  ['super-priority', 'outside', 1000_00],
] as const)(
  '%s %s the UK costs %i pence a person, since 4 October 2023',
  (service, location, amountPence) => {
    for (const on of ['2023-10-04', '2026-11-20']) {
      expect(priorityFee({ appliedOn: calendarDate(on), location, service })).toMatchObject({
        status: 'answered',
        amountPence,
        steps: [
          { figure: { pence: amountPence }, law: { inForceFrom: '2023-10-04', confidence: 'confirmed' } },
        ],
      });
    }
    expect(priorityFee({ appliedOn: calendarDate('2023-10-03'), location, service })).toMatchObject({
      status: 'no-law',
    });
  },
);

it('without a service there is nothing to pay', () => {
  expect(priorityFee({ appliedOn, location: 'inside', service: 'none' })).toEqual({
    status: 'not-applicable',
    reason: 'No priority service is chosen.',
    steps: [],
  });
});
