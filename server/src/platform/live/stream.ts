/** Where a stream writes to. */
export interface Outlet {
  write(text: string): void;
  end(): void;
}

/** What follows a number: its text, and the number of its last event. */
export interface Following {
  readonly text: string;
  readonly upTo: number;
}

/** Who listens, and until when at the latest. */
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

/** A server in front of ours gives up a connection that is silent for a minute. */
const beatMs = 25_000;

/**
 * What one page hears: every event of its account once, in the order of their numbers. It is told of events, and reads
 * those it was not told of; what it is told of while it reads, it finds by reading on.
 */
export class Stream {
  readonly account: string;
  readonly session: string;
  readonly #deps: StreamDeps;
  readonly #endsAt: number;
  #outlet: Outlet | undefined;
  /** What is written before there is somewhere to write to. */
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

  /** What was missed up to a number; from then on it can be told of more. */
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

  /** There is an event of this number: whatever is missing before it is read. */
  reach(number: number): void {
    this.#known = Math.max(this.#known, number);
    if (!this.#isReading && this.#known > this.#at) void this.#readOn();
  }

  /** Says that we are there; ends a stream that has had its time. */
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
        // Nothing is there of what it was told of: it was not true.
        if (upTo === this.#at) this.#known = upTo;
        this.#at = upTo;
      }
      this.#isReading = false;
    } catch {
      // Whoever listens begins again where they were.
      this.end();
    }
  }

  #write(text: string): void {
    if (this.#outlet === undefined) this.#waiting += text;
    else if (text !== '') this.#outlet.write(text);
  }
}
