import { expect, it } from 'vitest';
import { newMessageAnnouncements } from './announce-new-messages.ts';

const talk = (id: string, unread: number) => ({ id, with: `Company ${id}`, unread });

it('names the senders of new messages, except in the open conversation', () => {
  const before = [talk('1', 0), talk('2', 1), talk('3', 0)];
  const now = [talk('3', 1), talk('2', 2), talk('1', 0)];
  expect(newMessageAnnouncements(before, now, undefined)).toBe(
    'New message from Company 3. New message from Company 2.',
  );
  expect(newMessageAnnouncements(before, now, '2')).toBe('New message from Company 3.');
});

it('says nothing when something was read', () => {
  expect(newMessageAnnouncements([talk('1', 2)], [talk('1', 0)], undefined)).toBe('');
});
