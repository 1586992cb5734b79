import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { licenceTicket } from './licence-ticket.ts';

it('the fee by sponsor size, and the priority service with its own rule', () => {
  const { fees, together } = licenceTicket(calendarDate('2026-11-21'));
  expect(fees.map(({ label, says, rule }) => [label, says, rule?.href])).toEqual([
    ['Small or charitable', '£611', '/rules/licence-fee.worker.small'],
    ['Medium or large', '£1,682', '/rules/licence-fee.worker.large'],
    ['Priority service, if you want it', '£750', '/rules/licence-fee.priority'],
  ]);
  expect(together).toBe('£1,361');
});

it('the priority price is to be confirmed on a day for which sources differ', () => {
  const priority = (day: string) => licenceTicket(calendarDate(day)).fees[2];
  expect(priority('2025-10-25')).toMatchObject({
    label: 'Priority service, if you want it, to be confirmed',
    says: '£750',
  });
  expect(priority('2025-11-11')?.label).toBe('Priority service, if you want it');
});
