/** What a stream writes to. */
export interface Outlet {
  write(text: string): void;
  end(): void;
}

/** The events after a number: their text, and the number of the last. */
export interface Following {
  readonly text: string;
  readonly upTo: number;
}

/** The listener, and until when at the latest. */
export interface StreamOf {
  readonly account: string;
  readonly session: string;
  readonly endsAt: number;
}

export interface StreamDeps {
  read(account: string, after: number): Promise<Following>;
  /** Called once, when the stream has ended. */
  left(stream: Stream): void;
}

/** A proxy drops a connection that is silent for a minute. */
const beatMs = 25_000;

/**
 * Sends a page every event of its account once, in the order of their numbers. It receives notifications, and
 * reads events it was not notified of; those notified during a read are found by reading on.
 */
export class Stream {
  readonly account: string;
  readonly session: string;
  readonly #deps: StreamDeps;
  readonly #endsAt: number;
  #outlet: Outlet | undefined;
  /** Buffers writes until there is somewhere to write to. */
  #waiting = '';
  #at = 0;
  #known = 0;
  #isReading = true;
  #isOver = false;
  #wroteAt = 0;

  constructor({ account, session, endsAt }: StreamOf, deps: StreamDeps) {
    this.account = account;
    this.session = session;
    this.#endsAt = endsAt;
    this.#deps = deps;
  }

  /** Catches up to a number; from then on it can receive notifications. */
  start({ text, upTo }: Following): void {
    this.#at = upTo;
    this.#isReading = false;
    this.#write(text);
    this.reach(this.#known);
  }

  writeTo(outlet: Outlet, moment: number): void {
    this.#outlet = outlet;
    this.#wroteAt = moment;
    if (this.#waiting !== '') outlet.write(this.#waiting);
    this.#waiting = '';
    if (this.#isOver) outlet.end();
  }

  hear(number: number, text: string): void {
    if (this.#isReading || number !== this.#at + 1) this.reach(number);
    else {
      this.#at = number;
      this.#write(`id: ${number}\n${text}`);
    }
  }

  /** There is an event of this number: any missing before it are read first. */
  reach(number: number): void {
    this.#known = Math.max(this.#known, number);
    if (!this.#isReading && this.#known > this.#at) void this.#readOn();
  }

  /** Sends a heartbeat; ends a stream that has reached its time limit. */
  beat(moment: number): void {
    if (moment >= this.#endsAt) this.end();
    else if (this.#outlet === undefined || moment - this.#wroteAt < beatMs) return;
    else {
      this.#wroteAt = moment;
      this.#outlet.write(':\n\n');
    }
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#outlet?.end();
    this.#deps.left(this);
  }

  async #readOn(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#at < this.#known && !this.#isOver) {
        const { text, upTo } = await this.#deps.read(this.account, this.#at);
        this.#write(text);
        // The event it was notified of does not exist: a false notification.
        if (upTo === this.#at) this.#known = upTo;
        this.#at = upTo;
      }
      this.#isReading = false;
    } catch {
      // The client reconnects from its last event.
      this.end();
    }
  }

  #write(text: string): void {
    if (this.#outlet === undefined) this.#waiting += text;
    else if (text !== '') this.#outlet.write(text);
  }
}
