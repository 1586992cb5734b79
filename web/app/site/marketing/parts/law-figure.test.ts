import { certificateFee } from '@portway/rules/certificate-fee';
import { calendarDate } from '@portway/rules/kernel';
import { licenceCost } from '@portway/rules/licence-fee';
import { skillsCharge } from '@portway/rules/skills-charge';
import { expect, it } from 'vitest';
import { lawFigure } from './law-figure.ts';

const licenceOn = (day: string) =>
  lawFigure(
    licenceCost({
      appliedOn: calendarDate(day),
      licenceType: 'worker',
      sponsorSize: 'small',
      priority: false,
    }),
    ({ licenceFeePence }) => licenceFeePence,
  );

it('a figure changes on its day, and names its rule and that rule’s first day', () => {
  expect(licenceOn('2026-04-07')).toMatchObject({ figure: '£574', rule: { since: '9 April 2025' } });
  expect(licenceOn('2026-04-08')).toEqual({
    figure: '£611',
    rule: {
      title: 'Worker licence, small or charitable sponsor',
      href: '/rules/licence-fee.worker.small',
      since: '8 April 2026',
      settled: true,
    },
  });
});

it('a day before our records has neither figure nor rule', () => {
  expect(licenceOn('2023-10-03')).toEqual({ figure: 'To be confirmed' });
});

it('a fee that is not due is nothing, by the rule that says so', () => {
  const charge = skillsCharge({
    assignedOn: calendarDate('2026-11-21'),
    sponsorSize: 'small',
    location: 'inside',
    switchingFromStudent: true,
  });
  expect(lawFigure(charge, ({ amountPence }) => amountPence)).toMatchObject({
    figure: '£0',
    rule: { href: expect.stringContaining('/rules/skills-charge') },
  });
});

it('an unsettled rule is not shown as settled', () => {
  const temporary = licenceCost({
    appliedOn: calendarDate('2026-11-21'),
    licenceType: 'temporary',
    sponsorSize: 'small',
    priority: false,
  });
  const certificate = certificateFee({ assignedOn: calendarDate('2026-11-21'), route: 'worker' });
  expect(lawFigure(temporary, ({ totalPence }) => totalPence).rule?.settled).toBe(false);
  expect(lawFigure(certificate, ({ amountPence }) => amountPence).rule?.settled).toBe(true);
});
