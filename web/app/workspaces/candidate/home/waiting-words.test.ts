import { expect, it } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const about = { application: 'a1', company: 'Northgate Systems', title: 'Network Engineer' };
const offer = { kind: 'offer', ...about, pay: 52_000, day: '2026-11-30', days: 7 } as const;
const interview = {
  kind: 'interview',
  ...about,
  startsAt: '2026-11-25T14:00:00.000Z',
  minutes: 45,
  timeZone: 'Europe/London',
  place: 'https://meet.example/1',
  reply: null,
  days: 2,
} as const;

it('an offer says its pay and the day to answer by, and leads to itself', () => {
  expect(waitingWords({ ...offer, state: 'sent' })).toEqual({
    title: 'Northgate Systems offers you a job',
    why: 'Network Engineer, £52,000 a year. Answer by Monday 30 November, in 7 days.',
    to: '/dashboard/offers/a1',
    deed: 'Read the offer',
  });
  expect(waitingWords({ ...offer, state: 'sent', days: 0 }).why).toMatch(/Monday 30 November, today\.$/);
  expect(waitingWords({ ...offer, state: 'question' })).toMatchObject({
    title: 'Northgate Systems has your question about its offer',
    why: expect.stringContaining('stays open until Monday 30 November'),
  });
});

it('an interview says its time in both zones, and once where they are one', () => {
  const abroad = waitingWords(interview, 'Africa/Lagos');
  expect(abroad.title).toBe('Interview with Northgate Systems in 2 days');
  expect(abroad.why).toBe(
    'Network Engineer. Wednesday, 25 November 2026, 14:00 (London), 45 minutes. Where you are: Wednesday, 25 November 2026, 15:00. You have not confirmed it.',
  );
  expect(waitingWords(interview, 'Europe/London').why).not.toContain('Where you are');
  expect(abroad.deed).toBe('Confirm, or ask for another time');
  const confirmed = waitingWords({ ...interview, reply: 'confirmed' });
  expect(confirmed.why).toMatch(/You have confirmed it\.$/);
  expect(confirmed.deed).toBe('See the details');
});

it('a question about sponsorship says that one may say no', () => {
  const one = { kind: 'visa-facts', ...about, askedAt: '2026-11-23T10:00:00.000Z' } as const;
  expect(waitingWords(one)).toMatchObject({
    title: 'Northgate Systems asks about sponsorship',
    why: expect.stringContaining('you may say no'),
  });
});

it('a permission says its day, before and after', () => {
  const permission = { kind: 'permission', day: '2027-01-31' } as const;
  expect(waitingWords({ ...permission, days: 1 }).title).toBe('Your permission ends tomorrow');
  expect(waitingWords({ ...permission, days: -1 }).title).toBe(
    'Your profile says that your permission has ended',
  );
});

it('an accepted offer counts to the first day', () => {
  const one = { kind: 'accepted', ...about, day: '2027-02-01', days: 70, isSponsored: true } as const;
  expect(waitingWords(one)).toMatchObject({
    title: 'Your first day at Northgate Systems is in 70 days',
    why: 'Network Engineer, from Monday 1 February. See what happens until then, and who does it.',
  });
});
