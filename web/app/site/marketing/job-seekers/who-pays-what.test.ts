import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { whoPaysWhat } from './who-pays-what.ts';

it('two fees only the sponsor may pay, two either may', () => {
  const rows = whoPaysWhat(calendarDate('2026-11-21'));
  expect(rows.map(({ title, amount, payer }) => [title, amount, payer.says])).toEqual([
    ['Certificate of Sponsorship', '£525', 'The sponsor only'],
    ['Immigration Skills Charge', '£1,440', 'The sponsor only'],
    ['Visa application fee', '£819', 'Either may pay; what the worker repays lowers the pay that counts'],
    [
      'Immigration Health Surcharge',
      '£3,105',
      'Either may pay; what the worker repays lowers the pay that counts',
    ],
  ]);
});
