import type { ConversationWhole, Message } from '@portway/contracts/hiring/conversations/conversations';
import { expect, it } from 'vitest';
import type { Sent } from './outbox.ts';
import { Thread } from './thread.ts';

const newMessage = (number: number, mine = false): Message => ({
  ...{ id: `m${number}`, number, side: mine ? 'candidate' : 'employer', mine, author: 'Somebody' },
  ...{ text: `text ${number}`, attachments: [], sentAt: '2026-11-21T10:00:00Z' },
});
const conversation = {
  ...{ id: 'c', with: 'Northgate Systems', job: null, position: 'Engineer', status: 'pending' as const },
  ...{ application: null, last: null, unread: 0, blocked: null, assigned: null },
};

/** A server that has this many messages and returns at most three at a time. */
function server(count: number) {
  const all = Array.from({ length: count }, (_, place) => newMessage(place + 1));
  const requests: string[] = [];
  const readMarks: number[] = [];
  const theirs = { read: 0 };
  const show = async ({ before, after }: { before?: number; after?: number }): Promise<ConversationWhole> => {
    requests.push(
      after !== undefined ? `after ${after}` : before !== undefined ? `before ${before}` : 'newest',
    );
    const fits = all.filter(({ number }) => number > (after ?? 0) && number < (before ?? 1_000));
    const messages = after === undefined ? fits.slice(-3) : fits.slice(0, 3);
    const [first = 1, last = 0] = [messages[0]?.number, messages.at(-1)?.number];
    return {
      ...{ conversation, messages, keptUntil: 'Two years.' },
      ...{ earlier: first > 1, later: last < all.length, readUpTo: 2, theyReadUpTo: theirs.read },
    };
  };
  const send = async (message: { id: string }): Promise<Sent> => {
    const sentMessage = { ...newMessage(all.length + 1, true), id: message.id };
    all.push(sentMessage);
    return { status: 'sent', message: sentMessage };
  };
  const markRead = async (upTo: number) => {
    readMarks.push(upTo);
    return upTo;
  };
  return { all, requests, readMarks, theirs, thread: new Thread({ show, send, markRead }) };
}

const numbers = (thread: Thread) => thread.snapshot().messages.map(({ number }) => number);
const writing = (id: string) => ({ id, text: 'Hello', attachments: [], writtenAt: '2026-11-21T10:00:00Z' });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('starts with the newest, and loads earlier ones page by page', async () => {
  const { thread } = server(7);
  await thread.load();
  expect(numbers(thread)).toEqual([5, 6, 7]);
  await thread.loadEarlier();
  expect(numbers(thread)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(thread.snapshot().earlier).toBe(true);
  await thread.loadEarlier();
  expect(numbers(thread)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(thread.snapshot().earlier).toBe(false);
});

it('fetches only new messages, until it has all of them', async () => {
  const { thread, all, requests } = server(2);
  await thread.load();
  for (let number = 3; number <= 9; number++) all.push(newMessage(number));
  await thread.load();
  expect(requests).toEqual(['newest', 'after 2', 'after 5', 'after 8']);
  expect(numbers(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('fetches once more when called during a fetch', async () => {
  const { thread, all, requests } = server(1);
  const first = thread.load();
  const second = thread.load();
  all.push(newMessage(2));
  await Promise.all([first, second]);
  expect(requests).toEqual(['newest', 'after 1']);
  expect(numbers(thread)).toEqual([1, 2]);
});

it('shows a new message at once, and only once when it comes back by both routes', async () => {
  const { thread } = server(1);
  await thread.load();
  thread.outbox.add(writing('mine'));
  expect(thread.snapshot().unsent).toMatchObject([{ message: { id: 'mine' }, state: 'sending' }]);
  await thread.load();
  await settled();
  expect(thread.snapshot().unsent).toEqual([]);
  expect(thread.snapshot().messages.map(({ id }) => id)).toEqual(['m1', 'mine']);
});

it('shows a message that an earlier page left as unsent only once, if it had arrived', async () => {
  const { thread } = server(2);
  await thread.load();
  const storedIds: (readonly string[])[] = [];
  thread.adopt([writing('m2'), writing('mine')], (messages) => storedIds.push(messages.map(({ id }) => id)));
  expect(thread.snapshot().unsent.map(({ message }) => message.id)).toEqual(['mine']);
  expect(storedIds.at(-1)).toEqual(['mine']);
});

it('fetches what the other side wrote before one’s own message arrived, and no more than that', async () => {
  const { thread, all, requests } = server(1);
  await thread.load();
  all.push(newMessage(2), newMessage(3));
  thread.outbox.add(writing('mine'));
  await settled();
  await settled();
  expect(requests).toEqual(['newest', 'after 1']);
  expect(numbers(thread)).toEqual([1, 2, 3, 4]);
});

it('records how far the user has read once, and never backwards', async () => {
  const { thread, readMarks } = server(5);
  await thread.load();
  expect(thread.snapshot().readUpTo).toBe(2);
  await Promise.all([thread.markRead(5), thread.markRead(5)]);
  await thread.markRead(4);
  expect(readMarks).toEqual([5]);
  await thread.load();
  expect(thread.snapshot().readUpTo).toBe(5);
});

it('learns how far the other side has read', async () => {
  const { thread, theirs } = server(3);
  await thread.load();
  expect(thread.snapshot().theyReadUpTo).toBe(0);
  theirs.read = 3;
  await thread.load();
  expect(thread.snapshot().theyReadUpTo).toBe(3);
});
