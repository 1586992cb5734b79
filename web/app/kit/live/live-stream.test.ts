import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStream } from './live-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that gives these responses in turn, and the callbacks a page receives. */
function listening(responses: readonly (() => Response)[], lastId = '4') {
  const cursors: string[] = [];
  const calls: string[] = [];
  let last = lastId;
  const stream = new LiveStream({
    open: async (after, signal) => {
      const respond = responses[cursors.length];
      cursors.push(after);
      signal.throwIfAborted();
      if (respond === undefined) throw new TypeError('Failed to fetch');
      return respond();
    },
    last: {
      read: () => last,
      keep: (number) => {
        last = number;
      },
    },
    onEvent: ({ kind, data }) => calls.push(`${kind} ${data}`.trim()),
    onState: (state) => calls.push(`(${state})`),
    random: () => 0,
  });
  void stream.run();
  return { stream, cursors, calls };
}

/** A stream that sends this and then stays open, unless given milliseconds after which it ends. */
const streaming =
  (text: string, endsAfter = Number.POSITIVE_INFINITY) =>
  () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text));
          if (Number.isFinite(endsAfter)) setTimeout(() => controller.close(), endsAfter);
        },
      }),
    );
const status = (code: number) => () => new Response(null, { status: code });

it('reopens a stream that reached its time limit, after the last event, and reports no loss', async () => {
  const first = streaming('id: 5\nevent: message\ndata: a\n\n', 10_000);
  const { cursors, calls } = listening([first, streaming('id: 6\nevent: read\ndata: b\n\n')]);
  await vi.advanceTimersByTimeAsync(10_100);
  expect(cursors).toEqual(['4', '5']);
  expect(calls).toEqual(['(open)', 'message a', '(open)', 'read b']);
});

it('waits longer after each failure, and resumes at once when hurried', async () => {
  const { stream, cursors, calls } = listening([status(502), status(502), status(429), streaming('')]);
  await vi.advanceTimersByTimeAsync(999);
  expect(cursors).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(cursors).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(cursors).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(cursors).toHaveLength(3);
  stream.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(cursors).toEqual(['4', '4', '4', '4']);
  expect(calls).toEqual(['(lost)', '(lost)', '(lost)', '(open)']);
});

it('treats streams that end at once as failures', async () => {
  const { cursors } = listening([streaming('', 0), streaming('', 0), streaming('', 0)]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(cursors).toHaveLength(2);
});

it('gives up a connection that has fallen silent', async () => {
  const { cursors, calls } = listening([streaming(': hello\n\n'), streaming('')]);
  await vi.advanceTimersByTimeAsync(74_999);
  expect(calls).toEqual(['(open)']);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(calls).toEqual(['(open)', '(lost)', '(open)']);
  expect(cursors).toHaveLength(2);
});

it('drops a connection when the browser is offline, and retries by itself', async () => {
  const { stream, cursors } = listening([streaming(''), streaming('')]);
  await vi.advanceTimersByTimeAsync(10);
  stream.drop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cursors).toHaveLength(2);
});

it('requests everything again where no event id is known, and resumes from the id it is sent', async () => {
  const { cursors, calls } = listening([streaming('id: 6\n\n', 10_000), streaming('')], '');
  await vi.advanceTimersByTimeAsync(10_100);
  expect(cursors).toEqual(['', '6']);
  expect(calls).toEqual(['(open)', 'reset', '(open)']);
});

it('stops when the session has ended or another account is logged in', async () => {
  for (const code of [401, 403, 409]) {
    const { cursors, calls } = listening([status(code)]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(cursors).toHaveLength(1);
    expect(calls).toEqual(['(ended)']);
  }
});

it('stops for good when stopped, reading or waiting', async () => {
  for (const answer of [streaming(''), status(500)]) {
    const { stream, cursors, calls } = listening([answer, answer]);
    await vi.advanceTimersByTimeAsync(10);
    stream.stop();
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(cursors).toHaveLength(1);
    expect(calls).toHaveLength(before);
  }
});
