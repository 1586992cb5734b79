import { eventStream, type StreamEvent } from './event-stream.ts';
import { waitAfter } from './waits.ts';

/** `ended`: the session has ended, or another account is logged in. */
export type LiveState = 'joining' | 'open' | 'lost' | 'ended';

export interface LiveDeps {
  /** Requests the events after an id; empty for those from now on. */
  readonly open: (after: string, signal: AbortSignal) => Promise<Response>;
  /** The id of the last event, which must outlive this page. */
  readonly last: { readonly read: () => string; readonly keep: (number: string) => void };
  readonly onEvent: (event: Pick<StreamEvent, 'kind' | 'data'>) => void;
  readonly onState: (state: LiveState) => void;
  readonly random: () => number;
}

/** The server sends something at least every half minute, if only a heartbeat. */
const longestSilence = 75_000;
/** A stream that ends sooner counts as a failure: the server is in trouble. */
const shortestLife = 5_000;
/** Not logged in, forbidden, or another account: retrying would not help. */
const refusals: readonly number[] = [401, 403, 409];

type End = 'over' | 'failed' | 'refused';

/**
 * Reads the event stream until stopped: resumes after the last event when a connection is lost or reaches its
 * time limit, with growing delays while the server does not respond, and at once when hurried.
 */
export class LiveStream {
  readonly #needs: LiveDeps;
  readonly #over = new AbortController();
  #reading: AbortController | undefined;
  #heardAt = 0;
  #hurry: (() => void) | undefined;

  constructor(needs: LiveDeps) {
    this.#needs = needs;
  }

  async run(): Promise<void> {
    for (let failures = 0; !this.#over.signal.aborted; ) {
      const startedAt = Date.now();
      const end = await this.#read();
      if (this.#over.signal.aborted) return;
      if (end === 'refused') return this.#needs.onState('ended');
      failures = end === 'over' && Date.now() - startedAt >= shortestLife ? 0 : failures + 1;
      if (failures > 0) this.#needs.onState('lost');
      await this.#pause(
        failures === 0 ? this.#needs.random() * 1_000 : waitAfter(failures, this.#needs.random),
      );
    }
  }

  stop(): void {
    this.#over.abort();
    this.#reading?.abort();
    this.#hurry?.();
  }

  /** The network may be back: retries now. A connection silent for too long, as after sleep, is given up. */
  hurry(): void {
    if (Date.now() - this.#heardAt > longestSilence) this.drop();
    this.#hurry?.();
  }

  /** The connection is lost, whatever its own state says. */
  drop(): void {
    this.#reading?.abort();
  }

  async #read(): Promise<End> {
    const reading = new AbortController();
    this.#reading = reading;
    const after = this.#needs.last.read();
    try {
      const response = await this.#needs.open(after, reading.signal);
      if (refusals.includes(response.status)) return 'refused';
      if (!response.ok || response.body === null) return 'failed';
      this.#needs.onState('open');
      // Events before the first known id cannot be replayed, so everything is requested again.
      if (after === '') this.#needs.onEvent({ kind: 'reset', data: '' });
      await this.#take(response.body, reading);
      return 'over';
    } catch {
      return 'failed';
    }
  }

  async #take(body: ReadableStream<Uint8Array>, reading: AbortController): Promise<void> {
    const events = eventStream();
    const text = new TextDecoder();
    const reader = body.getReader();
    const giveUp = () => reading.abort();
    reading.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (;;) {
      const silence = setTimeout(giveUp, longestSilence);
      this.#heardAt = Date.now();
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      reading.signal.throwIfAborted();
      if (done) return;
      for (const event of events(text.decode(value, { stream: true }))) {
        if (event.kind !== '') this.#needs.onEvent(event);
        if (event.id !== '') this.#needs.last.keep(event.id);
      }
    }
  }

  async #pause(length: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#hurry = resolve;
    const timer = setTimeout(resolve, length);
    await promise;
    clearTimeout(timer);
    this.#hurry = undefined;
  }
}
