import type { Message } from '@portway/contracts/hiring/conversations/conversations';
import { expect, it } from 'vitest';
import { Outbox, type Outgoing, type Sent } from './outbox.ts';

const writing = (id: string): Outgoing => ({
  id,
  text: `text ${id}`,
  attachments: [],
  writtenAt: '2026-11-21T10:00:00Z',
});
const arrived = (id: string): Message => ({
  ...{ id, number: 1, side: 'candidate', mine: true, author: 'Amara', text: `text ${id}` },
  ...{ attachments: [], sentAt: '2026-11-21T10:00:00Z' },
});

/** An outbox whose server handles each message as the last of these says. */
function posting() {
  const tried: string[] = [];
  const sentIds: string[] = [];
  const storedIds: string[][] = [];
  const answers: { next: (id: string) => Sent | Promise<Sent> } = {
    next: (id) => ({ status: 'sent', message: arrived(id) }),
  };
  const outbox = new Outbox({
    send: async ({ id }) => {
      tried.push(id);
      return await answers.next(id);
    },
    onSent: ({ id }) => sentIds.push(id),
    onChange: () => undefined,
  });
  outbox.adopt([], (messages) => storedIds.push(messages.map(({ id }) => id)));
  const states = () => outbox.unsent().map(({ message, state }) => `${message.id} ${state}`);
  return { outbox, tried, sentIds, storedIds, answers, states };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('sends one after the other, in the order in which they were written', async () => {
  const { outbox, tried, sentIds, states } = posting();
  outbox.add(writing('a'));
  outbox.add(writing('b'));
  expect(states()).toEqual(['a sending', 'b sending']);
  await settled();
  expect(tried).toEqual(['a', 'b']);
  expect(sentIds).toEqual(['a', 'b']);
  expect(states()).toEqual([]);
});

it('keeps what could not be sent, lets nothing overtake it, and sends it with the same id', async () => {
  const { outbox, tried, sentIds, answers, states, storedIds } = posting();
  answers.next = () => ({ status: 'unreached' });
  outbox.add(writing('a'));
  outbox.add(writing('b'));
  await settled();
  expect(states()).toEqual(['a unreached', 'b unreached']);
  expect(storedIds.at(-1)).toEqual(['a', 'b']);
  answers.next = (id) => ({ status: 'sent', message: arrived(id) });
  outbox.add(writing('c'));
  await settled();
  expect(tried).toEqual(['a', 'a', 'b', 'c']);
  expect(sentIds).toEqual(['a', 'b', 'c']);
  expect(storedIds.at(-1)).toEqual([]);
});

it('continues after a refused message, and retries that one when the user asks', async () => {
  const { outbox, answers, states, sentIds } = posting();
  answers.next = (id) =>
    id === 'a' ? { status: 'refused', message: 'Not so fast.' } : { status: 'sent', message: arrived(id) };
  outbox.add(writing('a'));
  outbox.add(writing('b'));
  await settled();
  expect(sentIds).toEqual(['b']);
  expect(outbox.unsent()).toMatchObject([{ state: 'refused', fault: 'Not so fast.' }]);
  outbox.sendAgain();
  await settled();
  expect(states()).toEqual(['a refused']);
  answers.next = (id) => ({ status: 'sent', message: arrived(id) });
  outbox.retry('a');
  await settled();
  expect(sentIds).toEqual(['b', 'a']);
});

it('does not send what an earlier page left until the user asks', async () => {
  const { outbox, tried, states } = posting();
  outbox.adopt([writing('a')], () => undefined);
  outbox.sendAgain();
  await settled();
  expect(states()).toEqual(['a left']);
  outbox.retry('a');
  await settled();
  expect(tried).toEqual(['a']);
});

it('takes a message back, unless it is in flight', async () => {
  const { outbox, answers, states } = posting();
  const { promise, resolve } = Promise.withResolvers<Sent>();
  answers.next = () => promise;
  outbox.add(writing('a'));
  expect(outbox.takeBack('a')).toBeUndefined();
  resolve({ status: 'unreached' });
  await settled();
  expect(outbox.takeBack('a')?.text).toBe('text a');
  expect(states()).toEqual([]);
});

it('silently retries when the server was unreachable, and takes back no message in flight', async () => {
  const { outbox, answers, states, tried, sentIds } = posting();
  answers.next = () => ({ status: 'unreached' });
  outbox.add(writing('a'));
  outbox.add(writing('b'));
  await settled();
  const { promise, resolve } = Promise.withResolvers<Sent>();
  answers.next = (id) => (id === 'a' ? promise : { status: 'sent', message: arrived(id) });
  outbox.sendAgain();
  outbox.sendAgain();
  expect(tried).toEqual(['a', 'a']);
  expect(states()).toEqual(['a unreached', 'b unreached']);
  expect(outbox.takeBack('a')).toBeUndefined();
  expect(states()).toEqual(['a sending', 'b unreached']);
  resolve({ status: 'sent', message: arrived('a') });
  await settled();
  expect(sentIds).toEqual(['a', 'b']);
});
