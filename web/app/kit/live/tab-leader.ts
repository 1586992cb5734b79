/** Milliseconds that a tab waits before it takes over: the one before it may have logged out, and say so. */
const courtesy = 300;

export interface TabLeaderDeps {
  readonly name: string;
  readonly comesLater: () => boolean;
  readonly read: () => Promise<void>;
  /** Another tab reads from now on. */
  readonly stop: () => void;
}

/** Elects the tab that reads: the one that holds a lock. Without locks every tab reads. */
export class Turn {
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
