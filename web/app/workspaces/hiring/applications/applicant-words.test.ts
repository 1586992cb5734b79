import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { expect, it } from 'vitest';
import { daySeen, isNew, needsOffer, nextWords } from './applicant-words.ts';

const now = new Date(2026, 10, 23, 10, 0);
const at = (day: number, hour = 14) => new Date(2026, 10, day, hour).toISOString();
const row: EmployerApplication = {
  id: '1',
  conversation: '2',
  job: null,
  candidate: { fullName: 'Rohan Mehta', primaryRole: 'Backend engineer' },
  status: 'pending',
  appliedAt: at(22),
  changedAt: at(22),
  unread: 0,
  tags: [],
  nextStep: null,
  interview: null,
  rejection: null,
  offer: null,
  erasedOn: null,
};

it.each([
  [23, 'Today'],
  [24, 'Tomorrow'],
  [22, 'Yesterday'],
  [26, 'Thursday'],
  [16, 'Mon 16 Nov'],
])('calls the %sth of November %s on the 23rd', (day, words) => {
  expect(daySeen(at(day), now)).toMatch(new RegExp(`^${words.replace(' ', ',? ')}`));
});

it('says what happens next with an applicant', () => {
  expect(nextWords(row, now)).toBe('Applied yesterday');
  const interview = { startsAt: at(23), timeZone: 'Europe/London', cancelled: false, reply: null };
  expect(nextWords({ ...row, status: 'interview', interview }, now)).toBe('Today 14:00, not confirmed');
  const reply = { answer: 'another-time', words: 'After five?', at: at(23) } as const;
  const movable = { ...interview, reply };
  expect(nextWords({ ...row, status: 'interview', interview: movable }, now)).toBe(
    'Today 14:00: they ask for another time',
  );
  expect(nextWords({ ...row, status: 'interview' }, now)).toBe('No time agreed yet');
  const cancelled = { ...interview, cancelled: true };
  expect(nextWords({ ...row, status: 'interview', interview: cancelled }, now)).toBe('No time agreed yet');
  const nextStep = { text: 'Answer due', on: '2026-11-30' };
  expect(nextWords({ ...row, status: 'offer', nextStep }, now)).toBe('Answer due, 30 November 2026');
});

it('calls an applicant new for a day, and no longer once answered', () => {
  expect(isNew(row, now)).toBe(true);
  expect(isNew({ ...row, appliedAt: at(22, 9) }, now)).toBe(false);
  expect(isNew({ ...row, status: 'interview' }, now)).toBe(false);
});

it('says that somebody at Offer has no offer yet, and what became of one', () => {
  const atOffer = { ...row, status: 'offer' } as const;
  expect(nextWords(atOffer, now)).toBe('No offer yet');
  expect(needsOffer(atOffer)).toBe(true);
  expect(nextWords({ ...atOffer, offer: 'sent' }, now)).toBe('Offer sent, not answered yet');
  expect(needsOffer({ ...atOffer, offer: 'sent' })).toBe(false);
  expect(needsOffer({ ...atOffer, offer: 'withdrawn' })).toBe(true);
  expect(needsOffer({ ...row, offer: null })).toBe(false);
});
