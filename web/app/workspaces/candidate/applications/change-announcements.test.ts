import { expect, it } from 'vitest';
import { changeAnnouncements } from './change-announcements.ts';

const at = (id: string, status: 'pending' | 'interview' | 'offer') => ({
  id,
  position: `Engineer ${id}`,
  company: 'Northgate Systems',
  status,
});

it('says which applications changed status, and how', () => {
  const before = [at('1', 'pending'), at('2', 'pending'), at('3', 'interview')];
  const now = [at('3', 'offer'), at('1', 'interview'), at('2', 'pending')];
  expect(changeAnnouncements(before, now)).toBe(
    'Engineer 3, Northgate Systems: now Offer. Engineer 1, Northgate Systems: now Interview.',
  );
});

it('says nothing of applications that are unchanged, new or gone', () => {
  expect(
    changeAnnouncements([at('1', 'pending'), at('2', 'offer')], [at('1', 'pending'), at('4', 'offer')]),
  ).toBe('');
});
