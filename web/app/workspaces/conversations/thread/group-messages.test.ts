import type { Message } from '@portway/contracts/hiring/conversations/conversations';
import { expect, it } from 'vitest';
import { groupMessages } from './group-messages.ts';

const message = (number: number, author: string, sentAt: string): Message => ({
  ...{ id: `m${number}`, number, mine: author === 'Amara', author, sentAt },
  ...{ side: author === 'Amara' ? 'candidate' : 'employer', text: `text ${number}`, attachments: [] },
});
const dayOf = (instant: string) => instant.slice(0, 10);
const shape = (messages: Message[], readUpTo = 99) =>
  groupMessages(messages, { dayOf, readUpTo }).map(({ day, groups }) => [
    day,
    ...groups.map(
      (group) => `${group.isNew ? '* ' : ''}${group.author} ${group.messages.map((one) => one.number)}`,
    ),
  ]);

it('groups consecutive messages of one author, day by day', () => {
  expect(
    shape([
      message(1, 'Amara', '2026-11-20T09:00:00Z'),
      message(2, 'Amara', '2026-11-20T09:04:00Z'),
      message(3, 'Tom', '2026-11-20T09:05:00Z'),
      message(4, 'Ines', '2026-11-20T09:06:00Z'),
      message(5, 'Ines', '2026-11-21T00:01:00Z'),
    ]),
  ).toEqual([
    ['2026-11-20', 'Amara 1,2', 'Tom 3', 'Ines 4'],
    ['2026-11-21', 'Ines 5'],
  ]);
});

it('starts a new group after ten minutes', () => {
  expect(
    shape([
      message(1, 'Amara', '2026-11-20T09:00:00Z'),
      message(2, 'Amara', '2026-11-20T09:09:59Z'),
      message(3, 'Amara', '2026-11-20T09:19:59Z'),
    ]),
  ).toEqual([['2026-11-20', 'Amara 1,2', 'Amara 3']]);
});

it('marks the start of the other side’s unread messages, and never the user’s own', () => {
  const messages = [
    message(1, 'Tom', '2026-11-20T09:00:00Z'),
    message(2, 'Amara', '2026-11-20T09:01:00Z'),
    message(3, 'Tom', '2026-11-20T09:02:00Z'),
    message(4, 'Tom', '2026-11-20T09:03:00Z'),
  ];
  expect(shape(messages, 1)).toEqual([['2026-11-20', 'Tom 1', 'Amara 2', '* Tom 3,4']]);
  expect(shape(messages, 3)).toEqual([['2026-11-20', 'Tom 1', 'Amara 2', 'Tom 3', '* Tom 4']]);
});
