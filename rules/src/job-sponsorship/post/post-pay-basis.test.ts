import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../kernel/index.ts';
import { type PostFacts, postOptions, postSponsorship, sponsorshipForWorker } from '../index.ts';

/** A programmer's post (2134) of £60,000 for 22.5 hours, which is enough for anyone if that is what it pays. */
const post = (facts: Partial<PostFacts>): PostFacts => ({
  day: calendarDate('2026-11-20'),
  occupationCode: '2134',
  currency: 'GBP',
  employment: 'permanent',
  payFromPence: 60_000_00,
  payToPence: 60_000_00,
  hoursPerWeek: 22.5,
  ...facts,
});
const worker = { isAuthorised: false, needsSponsorship: true, currentVisa: 'none', phd: 'none' } as const;

describe.each([
  [
    'full-time-equivalent',
    'The pay is the figure for full time.',
    'Pay for full time: what 22.5 hours pay is not given',
  ],
  [
    'on-target',
    'The pay counts on meeting a target.',
    'Pay if a target is met: what is guaranteed is not given',
  ],
] as const)('pay that is %s', (payBasis, reason, payNote) => {
  it('gives no verdict on the post, and asks for the actual pay', () => {
    expect(postSponsorship(post({ payBasis }))).toMatchObject({
      status: 'unknown',
      testedPence: null,
      standardPence: null,
      missing: ['actualPay'],
      reason: expect.stringContaining(reason),
      payNote,
    });
  });

  it('gives none for a worker', () => {
    expect(sponsorshipForWorker(post({ payBasis }), worker)).toMatchObject({
      status: 'unknown',
      reasons: [expect.stringContaining(reason)],
      lowestPence: null,
    });
  });

  it('reaches no salary option, though each is shown', () => {
    const { options } = postOptions(post({ payBasis }));
    expect(options.length).toBeGreaterThan(0);
    expect(options.every(({ reachedBy }) => reachedBy === null)).toBe(true);
  });
});

it('pay that the post pays at its hours is judged, by whichever answer', () => {
  for (const payBasis of ['actual', undefined] as const)
    expect(postSponsorship(post({ payBasis })).status).toBe('anyone');
  expect(postSponsorship(post({ payBasis: 'actual', payToPence: 36_000_00 })).status).toBe('phd');
});
