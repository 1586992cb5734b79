import { eventStream, type StreamEvent } from './event-stream.ts';
import { waitAfter } from './waits.ts';

/** `ended`: whoever was here is logged in no more, or as somebody else. */
export type LiveState = 'joining' | 'open' | 'lost' | 'ended';

export interface LiveDeps {
  /** Asks for the events after a number; empty for those from now on. */
  readonly open: (after: string, signal: AbortSignal) => Promise<Response>;
  /** The number of the last event, which must outlive this page. */
  readonly last: { readonly read: () => string; readonly keep: (number: string) => void };
  readonly onEvent: (event: Pick<StreamEvent, 'kind' | 'data'>) => void;
  readonly onState: (state: LiveState) => void;
  readonly random: () => number;
}

/** The server says something at least every half minute, if only that it is there. */
const longestSilence = 75_000;
/** A stream that ends sooner is no stream: the server is in trouble. */
const shortestLife = 5_000;
/** Nobody here, not allowed, or another account by now: asking again would not help. */
const refusals: readonly number[] = [401, 403, 409];

type End = 'over' | 'failed' | 'refused';

/**
 * Reads the stream of events for as long as it runs: goes on after the last event when a connection is lost or has had
 * its time, later and later while the server does not answer, and at once when it is told to hurry.
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
      const begun = Date.now();
      const end = await this.#read();
      if (this.#over.signal.aborted) return;
      if (end === 'refused') return this.#needs.onState('ended');
      failures = end === 'over' && Date.now() - begun >= shortestLife ? 0 : failures + 1;
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

  /** There may be a way again: tries now. A connection that was silent for too long, as in sleep, is given up. */
  hurry(): void {
    if (Date.now() - this.#heardAt > longestSilence) this.drop();
    this.#hurry?.();
  }

  /** The connection is gone, whatever it says itself. */
  drop(): void {
    this.#reading?.abort();
  }

  async #read(): Promise<End> {
    const reading = new AbortController();
    this.#reading = reading;
    const after = this.#needs.last.read();
    try {
      const answer = await this.#needs.open(after, reading.signal);
      if (refusals.includes(answer.status)) return 'refused';
      if (!answer.ok || answer.body === null) return 'failed';
      this.#needs.onState('open');
      // What happened before the first event of all that is known here, nobody tells.
      if (after === '') this.#needs.onEvent({ kind: 'reset', data: '' });
      await this.#take(answer.body, reading);
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
