/** Whose work it is, and when it is no longer wanted. */
export interface Turn {
  readonly account: string;
  readonly signal: AbortSignal;
}

/** Runs work when it is its turn; rejects with the signal's reason when that comes first. */
export type CheckQueue = <Result>(work: () => Promise<Result>, turn: Turn) => Promise<Result>;

/**
 * Runs so many pieces of work at once, of one account one at a time, so that somebody's slow files do not hold
 * up everybody. The others wait, and may give up.
 */
export function checkQueue(lanes: number): CheckQueue {
  const running = new Set<string>();
  const waiting = new Map<() => void, string>();

  async function begin({ account, signal }: Turn): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(go);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.set(go, account);
      runNext();
    });
  }

  /** Lets the first that may run do so. */
  function runNext(): void {
    if (running.size >= lanes) return;
    const next = [...waiting].find(([, account]) => !running.has(account));
    if (next === undefined) return;
    const [go, account] = next;
    waiting.delete(go);
    running.add(account);
    go();
  }

  return async (work, turn) => {
    await begin(turn);
    try {
      return await work();
    } finally {
      running.delete(turn.account);
      runNext();
    }
  };
}
