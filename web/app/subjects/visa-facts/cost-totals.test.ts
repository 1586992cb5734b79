import { expect, it } from 'vitest';
import { totalIn } from './cost-totals.ts';

const fee = { payer: 'worker', title: 'Visa application fee', amountPence: 819_00 } as const;
const surcharge = { payer: 'worker', title: 'Immigration Health Surcharge', amountPence: 3_105_00 } as const;

it('shows both totals of a worker while the kind of employer is not said, and one once it is', () => {
  expect(totalIn([fee, surcharge], 324_00)).toBe('£324 or £3,924');
  expect(totalIn([fee, surcharge], null)).toBe('£3,924');
  expect(totalIn([fee, { ...surcharge, amountPence: null }], null)).toBe('To be confirmed on GOV.UK');
});
