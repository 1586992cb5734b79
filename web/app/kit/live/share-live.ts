import { liveEventsOperation } from '@portway/contracts/account/live/live';
import { requestFor } from '@portway/contracts/client';
import { asMeQuietly, isLoggedIn } from '../loading/signed-in.ts';
import { type LiveAccount, tellLive, tellLiveState } from './live.ts';
import { type LiveState, LiveStream } from './live-stream.ts';
import { parseTabMessage, type TabMessage, whatHappened } from './what-happened.ts';

/** Milliseconds that a tab waits before it takes over: the one before it may have logged out, and say so. */
const courtesy = 300;

interface TabLeaderDeps {
  readonly name: string;
  readonly comesLater: () => boolean;
  readonly read: () => Promise<void>;
  /** Another tab reads from now on. */
  readonly stop: () => void;
}

/** Elects the tab that reads: the one that holds a lock. Without locks every tab reads. */
class LeaderLease {
  readonly #needs: TabLeaderDeps;
  #over = new AbortController();

  constructor(needs: TabLeaderDeps) {
    this.#needs = needs;
  }

  /** Waits until no other tab holds the lock. */
  wait(): void {
    this.#begin((signal) => ({ signal }));
  }

  /** Takes the lock at once, even from another tab. */
  take(): void {
    this.#begin(() => ({ steal: true }));
  }

  giveUp(): void {
    this.#over.abort();
  }

  #begin(how: (signal: AbortSignal) => LockOptions): void {
    const { name, comesLater, read, stop } = this.#needs;
    this.#over.abort();
    this.#over = new AbortController();
    const { signal } = this.#over;
    if (navigator.locks === undefined) return void read();
    navigator.locks
      .request(name, how(signal), async () => {
        if (comesLater()) await new Promise((resolve) => setTimeout(resolve, courtesy));
        if (!signal.aborted) await read();
      })
      .catch(() => {
        // Given up while waiting, or the lock was taken over by another tab.
        if (signal.aborted) return;
        stop();
        this.wait();
      });
  }
}

/**
 * Milliseconds between two heartbeats of the leader tab, and between two polls while no stream is connected.
 */
const betweenBeats = 30_000;

/** How long the leader may be silent: browsers let a background tab run its timers only once a minute. */
const longestSilence = 75_000;

/** How long it may take to respond to a request. */
const longestAnswer = 3_000;

/**
 * One stream for all tabs of this browser: the tab that holds the lock reads it and passes events on to the
 * others; when it closes, the next one resumes after the last event. A suspended tab keeps its lock: when it
 * falls silent, a visible tab takes the lock over. Where a browser has no locks, each tab reads its own
 * stream.
 */
export class SharedLive {
  readonly #name: string;
  readonly #over = new AbortController();
  readonly #channel: BroadcastChannel;
  #state: LiveState = 'joining';
  /** When the leader tab last sent a message. */
  #heardAt = 0;
  readonly #turn: LeaderLease;
  readonly #from: number | undefined;
  /** Whether this tab has taken the lock from one that may be suspended. */
  #hasTakenOver = false;
  /** Set while this tab is the leader. */
  #mine: LiveStream | undefined;

  constructor({ id, lastEvent }: LiveAccount) {
    this.#name = `live:${id}`;
    this.#from = lastEvent;
    this.#channel = new BroadcastChannel(this.#name);
    this.#turn = new LeaderLease({
      name: this.#name,
      comesLater: () => this.#state !== 'joining',
      read: () => this.#read(),
      stop: () => this.#mine?.stop(),
    });
  }

  begin(): void {
    const { signal } = this.#over;
    this.#channel.addEventListener('message', ({ data }) => this.#hear(parseTabMessage(data)), { signal });
    addEventListener('online', this.#hurry, { signal });
    addEventListener('offline', () => this.#mine?.drop(), { signal });
    document.addEventListener('visibilitychange', () => isSeen() && this.#hurry(), { signal });
    const beating = setInterval(this.#beat, betweenBeats);
    signal.addEventListener('abort', () => clearInterval(beating));
    this.#ask('state');
    this.#turn.wait();
  }

  /** Stops for good, in all tabs, as at log-out. */
  end(): void {
    this.#say({ state: 'ended' });
    this.#turn.giveUp();
    this.#mine?.stop();
    this.#over.abort();
    this.#channel.close();
  }

  async #read(): Promise<void> {
    const last = lastNumber(this.#name, localStorage);
    const isAlone = this.#state === 'joining' && !this.#hasTakenOver;
    // Alone, this tab needs no event from before its own data. Others may have missed those after the stored one.
    if (this.#from !== undefined && (isAlone || last.read() === '')) last.begin(this.#from);
    const mine = new LiveStream({
      open: openStream,
      last,
      onEvent: (event) => this.#tell(whatHappened(event)),
      onState: (state) => {
        this.#say({ state });
        this.#know(state);
      },
      random: Math.random,
    });
    this.#mine = mine;
    await mine.run();
    if (this.#mine === mine) this.#mine = undefined;
  }

  /** Takes over from a leader that has been silent since then. */
  #takeOver(since: number): void {
    if (this.#mine !== undefined || this.#heardAt >= since || !isSeen()) return;
    if (this.#state === 'ended' || this.#over.signal.aborted) return;
    this.#hasTakenOver = true;
    this.#turn.take();
  }

  #tell(event: Extract<TabMessage, { event: unknown }>['event'] | undefined): void {
    if (event === undefined) return;
    this.#say({ event });
    tellLive(event);
  }

  #know(state: LiveState): void {
    this.#state = state;
    tellLiveState(state);
  }

  #say(message: TabMessage): void {
    if (!this.#over.signal.aborted) this.#channel.postMessage(message);
  }

  #hear(message: TabMessage | undefined): void {
    if (message === undefined) return;
    if (!('ask' in message)) this.#heardAt = Date.now();
    if ('event' in message) tellLive(message.event);
    else if ('state' in message) this.#follow(message.state);
    else if (this.#mine !== undefined) {
      this.#say({ state: this.#state });
      if (message.ask === 'hurry') this.#mine.hurry();
    }
  }

  /** Adopts another tab's state: when one must stop, all must. */
  #follow(state: LiveState): void {
    if (state === 'ended') {
      this.#turn.giveUp();
      this.#mine?.stop();
    }
    this.#know(state);
  }

  readonly #hurry = (): void => {
    // Another tab may have logged in again.
    if (this.#state === 'ended' && isLoggedIn()) this.#beginAgain();
    else if (this.#mine === undefined) this.#ask('hurry');
    else this.#mine.hurry();
  };

  #ask(ask: 'state' | 'hurry'): void {
    const askedAt = Date.now();
    this.#say({ ask });
    setTimeout(() => this.#takeOver(askedAt), longestAnswer);
  }

  #beginAgain(): void {
    this.#know('joining');
    this.#turn.wait();
  }

  readonly #beat = (): void => {
    if (this.#mine === undefined) this.#takeOver(Date.now() - longestSilence);
    else this.#say({ state: this.#state });
    // Without a stream, a visible page is revalidated from time to time.
    const isBlind = this.#state === 'lost' || this.#state === 'joining';
    if (isBlind && navigator.onLine && isSeen()) tellLive({ kind: 'reset', subject: null });
  };
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * The id of the last event received by this browser, from which the next page resumes. Contains no personal
 * data. If storage is full or forbidden, the only cost is requesting everything again.
 */
function lastNumber(name: string, storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let last = '';
  return {
    read: () => attempt(() => storage.getItem(name)) ?? last,
    keep(number: string): void {
      last = number;
      attempt(() => storage.setItem(name, number));
    },
    /** Never backwards: the stored one may be newer than the data of this page. */
    begin(number: number): void {
      if (this.read() === '' || Number(this.read()) < number) this.keep(String(number));
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Requests the events after an id, as the logged-in user. One tab reads them for all, whichever workspace each of
 * them shows: so they are the account’s, and no organisation that ends can end them.
 */
function openStream(after: string, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...(after !== '' && { 'Last-Event-ID': after }) };
  return asMeQuietly(requestFor(liveEventsOperation, undefined, { headers, signal }), 'no workspace');
}
