import { isLoggedIn } from '../loading/signed-in.ts';
import { lastNumber } from './last-number.ts';
import { tellLive, tellLiveState } from './live.ts';
import { type LiveState, LiveStream } from './live-stream.ts';
import { openStream } from './open-stream.ts';
import { Turn } from './tab-leader.ts';
import { type Said, whatHappened, whatWasSaid } from './what-happened.ts';

/** Milliseconds between two beats of the tab that reads, and between two looks while nobody tells what happens. */
const betweenBeats = 30_000;

/** So long may that tab be silent: browsers let a tab in the background speak once a minute. */
const longestSilence = 75_000;

/** And so long once it was asked to hurry. */
const longestAnswer = 3_000;

/**
 * One stream for all tabs of this browser: the tab that holds the lock reads it and tells the others; when it goes, the
 * next one goes on after the last event. One that is put to sleep keeps its lock: when it says nothing, a tab that is seen
 * takes the lock over. Where a browser has no locks, each tab reads its own.
 */
export class SharedLive {
  readonly #name: string;
  readonly #over = new AbortController();
  readonly #channel: BroadcastChannel;
  #state: LiveState = 'joining';
  /** When the tab that reads last said something. */
  #heardAt = 0;
  readonly #turn: Turn;
  /** While this tab is the one that reads. */
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
    this.#channel.addEventListener('message', ({ data }) => this.#hear(whatWasSaid(data)), { signal });
    addEventListener('online', this.#hurry, { signal });
    addEventListener('offline', () => this.#mine?.drop(), { signal });
    document.addEventListener('visibilitychange', () => isSeen() && this.#hurry(), { signal });
    const beating = setInterval(this.#beat, betweenBeats);
    signal.addEventListener('abort', () => clearInterval(beating));
    this.#ask('state');
    this.#turn.wait();
  }

  /** Ends it for good, in all tabs: as whoever logs out does. */
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

  /** Reads in the place of a tab that holds the lock and has said nothing since. */
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

  /** What another tab knows: where one must stop, so must all. */
  #follow(state: LiveState): void {
    if (state === 'ended') {
      this.#turn.giveUp();
      this.#mine?.stop();
    }
    this.#know(state);
  }

  readonly #hurry = (): void => {
    // Somebody may have logged in again elsewhere.
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
    // Without a stream, what is on show is asked for again now and then.
    const isBlind = this.#state === 'lost' || this.#state === 'joining';
    if (isBlind && navigator.onLine && isSeen()) tellLive({ kind: 'reset', subject: null });
  };
}

const isSeen = () => document.visibilityState === 'visible';
