import { isLoggedIn } from '../loading/signed-in.ts';
import { lastNumber } from './last-number.ts';
import { tellLive, tellLiveState } from './live.ts';
import { type LiveState, LiveStream } from './live-stream.ts';
import { openStream } from './open-stream.ts';
import { Turn } from './tab-leader.ts';
import { parseTabMessage, type Said, whatHappened } from './what-happened.ts';

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
  readonly #turn: Turn;
  /** Set while this tab is the leader. */
  #mine: LiveStream | undefined;

  constructor(account: string) {
    this.#name = `live:${account}`;
    this.#channel = new BroadcastChannel(this.#name);
    this.#turn = new Turn({
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
    const mine = new LiveStream({
      open: openStream,
      last: lastNumber(this.#name, localStorage),
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
    if (this.#state !== 'ended' && !this.#over.signal.aborted) this.#turn.take();
  }

  #tell(event: Extract<Said, { event: unknown }>['event'] | undefined): void {
    if (event === undefined) return;
    this.#say({ event });
    tellLive(event);
  }

  #know(state: LiveState): void {
    this.#state = state;
    tellLiveState(state);
  }

  #say(said: Said): void {
    if (!this.#over.signal.aborted) this.#channel.postMessage(said);
  }

  #hear(said: Said | undefined): void {
    if (said === undefined) return;
    if (!('ask' in said)) this.#heardAt = Date.now();
    if ('event' in said) tellLive(said.event);
    else if ('state' in said) this.#follow(said.state);
    else if (this.#mine !== undefined) {
      this.#say({ state: this.#state });
      if (said.ask === 'hurry') this.#mine.hurry();
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
