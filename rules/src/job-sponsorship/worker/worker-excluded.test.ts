import { expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { sponsorshipForWorker } from '../index.ts';

const day = calendarDate;

/** A graduate of 24 on a Graduate visa, for a programmer's post (2134) at £46,000, on 20 November 2026. */
const graduate = sponsorshipForWorker(
  {
    day: day('2026-11-20'),
    occupationCode: '2134',
    currency: 'GBP',
    employment: 'permanent',
    payToPence: 46_000_00,
    hoursPerWeek: 37.5,
  },
  {
    isAuthorised: true,
    needsSponsorship: true,
    currentVisa: 'graduate',
    visaExpires: day('2028-06-01'),
    bornOn: day('2002-03-01'),
    newEntrantGround: 'none',
    monthsHeld: 6,
    phd: 'none',
  },
);

const becauseOf = (words: RegExp) => graduate.excluded.find(({ title }) => words.test(title))?.because;

it('a graduate is told which salary options cannot apply, and by which rule', () => {
  expect(graduate.excluded.length).toBeGreaterThan(0);
  expect(
    graduate.excluded.some(({ because }) => because.includes('granted under the rules before 2024-04-04')),
  ).toBe(true);
});

it('an option that applies is not among them', () => {
  expect(graduate.newEntrant.status).toBe('yes');
  expect(becauseOf(/^New entrant$/)).toBeUndefined();
});
