import type { TestSite } from './test-app.ts';

export interface TestEvent {
  readonly id: string;
  readonly kind: string;
  readonly subject: string | null;
}

/** Reads the stream of events of somebody, as a page does. */
export class EventReader {
  readonly events: TestEvent[] = [];
  /** The last number that was said, by an event or without one. */
  last: string | undefined;
  status = 0;
  readonly #over = new AbortController();
  #changed = Promise.withResolvers<void>();
  #ended: Promise<void> = Promise.resolve();

  /** Resolves once the stream has begun, or was refused. */
  async open(
    app: Pick<TestSite, 'ask'>,
    headers: Readonly<Record<string, string>>,
    after?: string,
  ): Promise<this> {
    const resume = after === undefined ? {} : { 'Last-Event-ID': after };
    const response = await app.ask('/api/events', {
      headers: { ...headers, ...resume },
      signal: this.#over.signal,
    });
    this.status = response.status;
    this.last = after;
    if (response.status === 200 && response.body !== null)
      this.#ended = this.#read(response.body).catch(() => undefined);
    return this;
  }

  /** Cuts the connection, as a lost network does. */
  cut(): void {
    this.#over.abort();
  }

  /** Waits until there are so many events. */
  async untilThereAre(count: number): Promise<readonly TestEvent[]> {
    while (this.events.length < count) await this.#changed.promise;
    return this.events;
  }

  /** Waits until its number is known. */
  async untilBegun(): Promise<this> {
    while (this.last === undefined) await this.#changed.promise;
    return this;
  }

  /** Waits until it has ended. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#take(block);
      this.#changed.resolve();
      this.#changed = Promise.withResolvers();
    }
  }

  #take(block: string): void {
    const id = /^id: (\d+)$/m.exec(block)?.[1];
    if (id !== undefined) this.last = id;
    const event = /^event: (\w+)\ndata: \{"kind":"\w+","subject":(?:"([\w-]+)"|null)\}$/m.exec(block);
    if (event !== null) this.events.push({ id: id ?? '', kind: event[1] ?? '', subject: event[2] ?? null });
  }
}
