/** Milliseconds that a tab waits which comes after another: that one may have logged out, and say so. */
const courtesy = 300;

export interface TurnDeps {
  readonly name: string;
  readonly comesLater: () => boolean;
  readonly read: () => Promise<void>;
  /** Another tab reads from now on. */
  readonly stop: () => void;
}

/** The turn to read, which one tab of a browser has at a time: the one that holds a lock. Without locks all have it. */
export class Turn {
  readonly #needs: TurnDeps;
  #over = new AbortController();

  constructor(needs: TurnDeps) {
    this.#needs = needs;
  }

  /** Waits until no other tab has it. */
  wait(): void {
    this.#begin((signal) => ({ signal }));
  }

  /** Has it at once, whoever else has it. */
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
        // Given up before it came; or another tab took it.
        if (signal.aborted) return;
        stop();
        this.wait();
      });
  }
}
