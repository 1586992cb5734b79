import { expect, it } from 'vitest';
import { wholeMonths } from '../certificate/index.ts';
import { certificateFee } from '../certificate-fee/index.ts';
import { type CalendarDate, calendarDate } from '../kernel/index.ts';
import { licenceCost } from '../licence-fee/index.ts';
import { register } from '../register.ts';
import { sponsorshipCost } from '../sponsorship-cost/index.ts';
import { sponsorship } from '../testing/sponsorship.ts';
import { visaFee } from '../visa-fee/index.ts';
import { feesLastRead } from './index.ts';

const codes = (outcome: object) =>
  'warnings' in outcome && Array.isArray(outcome.warnings) ? outcome.warnings.map(({ code }) => code) : [];

const visaFeeOn = (appliedOn: CalendarDate, assignedOn = appliedOn) =>
  visaFee({
    ...{ appliedOn, assignedOn, occupationCode: '2134', location: 'outside', healthAndCare: false },
    length: wholeMonths(36),
  });

it.each([
  ['2026-10-07', false],
  ['2026-10-08', true],
  ['2026-10-09', true],
])('fees of %s come with the warning that a newer table exists: %s', (day, isSaid) => {
  const on = calendarDate(day);
  const licence = { appliedOn: on, licenceType: 'worker', sponsorSize: 'small', priority: false } as const;
  for (const outcome of [
    licenceCost(licence),
    certificateFee({ assignedOn: on, route: 'worker' }),
    visaFeeOn(on),
    sponsorshipCost(sponsorship({ assignedOn: day })),
  ])
    expect(codes(outcome).includes('fee-table-newer')).toBe(isSaid);
});

it('a visa fee alone has the warning by its own day, and not by that of the certificate', () => {
  const [before, after] = [calendarDate('2026-10-07'), calendarDate('2026-10-08')];
  expect(codes(visaFeeOn(before, before))).toEqual([]);
  expect(codes(visaFeeOn(after, before))).toEqual(['fee-table-newer']);
});

it('a certificate of 7 October used on the 8th has the warning, because its visa fee is of that day', () => {
  const bill = sponsorshipCost(sponsorship({ assignedOn: '2026-10-07', appliedOn: '2026-10-08' }));
  expect(codes(bill)).toContain('fee-table-newer');
});

it('a bill with licence, certificate and family says it once', () => {
  const licence = { type: 'worker', priority: true, appliedOn: calendarDate('2026-11-20') } as const;
  const bill = sponsorshipCost(sponsorship({ licence, partner: { priority: 'priority' } }));
  expect(codes(bill).filter((code) => code === 'fee-table-newer')).toHaveLength(1);
});

it('names both tables, and does not change a figure', () => {
  expect(feesLastRead).toMatch(/8 April 2026\. A newer table of 8 October 2026 exists/);
  const fee = (day: string) => certificateFee({ assignedOn: calendarDate(day), route: 'worker' });
  expect(fee('2026-10-07')).toMatchObject({ amountPence: 525_00 });
  expect(fee('2026-10-08')).toMatchObject({ amountPence: 525_00 });
});

it.each([
  'visa-fee.skilled-worker.outside.up-to-3-years',
  'certificate-fee.worker',
  'licence-fee.worker.small',
])('the page of %s says that a newer table exists', (id) => {
  const versions = register.parameters.find((each) => each.id === id)?.versions ?? [];
  expect(versions.at(-1)?.note).toContain('a newer table exists');
});
