import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedLive } from './share-live.ts';

/** The tabs of a browser: their messages to each other, the lock one of them holds, and their requests. */
function browser() {
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close = () => channels.delete(this);
  }
  let robbed: ((reason: Error) => void) | undefined;
  const request = (_: string, { steal }: LockOptions, work: () => Promise<void>) => {
    if (robbed !== undefined && !steal) return new Promise(() => undefined);
    robbed?.(new Error('Another tab has it.'));
    const { promise, reject } = Promise.withResolvers<void>();
    robbed = reject;
    return Promise.race([promise, work()]);
  };
  const signals: AbortSignal[] = [];
  const cursors: (string | null)[] = [];
  const fetch = async ({ signal, headers }: Request) => {
    signals.push(signal);
    cursors.push(headers.get('Last-Event-ID'));
    return new Response(new ReadableStream({ start: (one) => one.enqueue(new Uint8Array([58, 10])) }));
  };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const windowTarget = new EventTarget();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
  const storage = new Map([['live:amara', '7']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'token' ? 'token' : (storage.get(name) ?? null)),
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', windowTarget.addEventListener.bind(windowTarget));
  vi.stubGlobal('fetch', fetch);
  /** A tab that holds the lock and does nothing. */
  const sleeping = () => void request('', {}, () => new Promise(() => undefined)).catch(() => undefined);
  return { signals, cursors, storage, request, sleeping, channel: () => new Channel(), page };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = (lastEvent?: number) => new SharedLive({ id: 'amara', lastEvent }).begin();
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('alone, begins with the last event of its own data, and with no older one than is stored', async () => {
  for (const [lastEvent, cursor] of [
    [9, '9'],
    [5, '7'],
    [undefined, '7'],
  ] as const) {
    const { cursors } = browser();
    begin(lastEvent);
    await vi.advanceTimersByTimeAsync(0);
    expect(cursors).toEqual([cursor]);
  }
});

it('begins with its own data where no event is stored, so that nothing is requested twice', async () => {
  const { cursors, storage } = browser();
  storage.clear();
  begin(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(cursors).toEqual(['0']);
});

it('does not leave out what other tabs missed', async () => {
  const { cursors, sleeping } = browser();
  sleeping();
  begin(9);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(cursors).toEqual(['7']);
});

it('takes over from a tab that holds the lock but is suspended', async () => {
  const { signals, sleeping } = browser();
  sleeping();
  begin();
  expect(signals).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(signals).toHaveLength(1);
});

it('takes over when that tab is suspended later, but only while visible', async () => {
  const { signals, sleeping, channel, page } = browser();
  sleeping();
  const other = channel();
  other.addEventListener('message', () => other.postMessage({ state: 'open' }), { once: true });
  page.visibilityState = 'hidden';
  begin();
  await minutes(5);
  expect(signals).toHaveLength(0);
  page.visibilityState = 'visible';
  await minutes(1);
  expect(signals).toHaveLength(1);
});

it('leaves the reading to a tab that responds', async () => {
  const { signals, sleeping, channel } = browser();
  sleeping();
  const other = channel();
  other.addEventListener('message', () => other.postMessage({ state: 'open' }));
  setInterval(() => other.postMessage({ state: 'open' }), 60_000);
  begin();
  await minutes(10);
  expect(signals).toHaveLength(0);
});

it('responds while it reads, and stops when another tab has taken over', async () => {
  const { signals, request, channel } = browser();
  const messages: unknown[] = [];
  channel().addEventListener('message', (event) => 'data' in event && messages.push(event.data));
  begin();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(messages).toEqual([{ ask: 'state' }, { state: 'open' }, { state: 'open' }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  void request('', { steal: true }, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
