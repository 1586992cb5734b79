import { expect, it } from 'vitest';
import { eventStream } from './event-stream.ts';

const stream =
  'retry: 1000\n\nid: 7\nevent: message\ndata: {"a":1}\n\n: still here\n\nid:8\ndata: one\ndata: two\n\n';
const events = [
  { id: '7', kind: 'message', data: '{"a":1}' },
  { id: '8', kind: 'message', data: 'one\ntwo' },
];

const readEvents = (pieces: readonly string[]) => {
  const take = eventStream();
  return pieces.flatMap((piece) => take(piece));
};

it('reads events, their ids and types, and ignores comments', () => {
  expect(readEvents([stream])).toEqual(events);
});

it('reads the same however the stream is split and whatever ends its lines', () => {
  for (const ending of ['\n', '\r\n', '\r']) {
    // A lone carriage return can only be recognised by the character after it.
    const text = `${stream.replaceAll('\n', ending)}:`;
    for (let cut = 0; cut <= text.length; cut++)
      expect(readEvents([text.slice(0, cut), text.slice(cut)]), JSON.stringify([ending, cut])).toEqual(
        events,
      );
    expect(readEvents([...text])).toEqual(events);
  }
});

it('keeps an event’s id for later events without one, and resets the type', () => {
  expect(readEvents(['id: 3\nevent: read\ndata: a\n\ndata: b\n\n'])).toEqual([
    { id: '3', kind: 'read', data: 'a' },
    { id: '3', kind: 'message', data: 'b' },
  ]);
});

it('reports an id without data, and nothing of an incomplete event', () => {
  expect(readEvents(['id: 3\n\nevent: read\n\n:\n\ndata: b\n'])).toEqual([{ id: '3', kind: '', data: '' }]);
});
