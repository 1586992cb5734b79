import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { type Move, workedBill } from './worked-bill.ts';

const today = calendarDate('2026-11-21');
const move: Move = { occupationCode: '2134', sponsorSize: 'small', years: 3, holds: 'abroad' };

it('a small sponsor’s engineer from abroad for three years', () => {
  const bill = workedBill(move, today);
  expect(bill).toMatchObject({ employer: '£1,965', candidate: '£3,924' });
  expect(bill?.lines.map(({ title, figure }) => [title, figure])).toEqual([
    ['Certificate of Sponsorship', '£525'],
    ['Immigration Skills Charge', '£1,440'],
    ['Visa application fee', '£819'],
    ['Immigration Health Surcharge', '£3,105'],
    ['Priority service', '£0'],
  ]);
  expect(bill?.address).toBe(
    '/immigration-skill-charge-calculator/calculate?role=2134&sponsorSize=small&years=3&location=outside&enteredAsStudent=no',
  );
});

it('from a Student visa there is no skills charge, from a Graduate visa there is', () => {
  expect(workedBill({ ...move, holds: 'student' }, today)).toMatchObject({
    employer: '£525',
    candidate: '£4,048',
  });
  expect(workedBill({ ...move, holds: 'graduate' }, today)?.employer).toBe('£1,965');
});

it('a partner and two children pay what the calculator says', () => {
  const bill = workedBill({ ...move, partner: true, children: 2 }, today);
  expect(bill).toMatchObject({ candidate: '£3,924', family: '£10,218', household: '£14,142' });
  expect(bill?.address).toContain('&partner=yes&children=yes&childrenCount=2&childrenUnder18=2');
});

it('a job that cannot be sponsored has no bill', () => {
  expect(workedBill({ ...move, occupationCode: '9262' }, today)).toBeUndefined();
});
