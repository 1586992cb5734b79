/** Runs work when it is its turn; rejects with the signal's reason when that comes first. */
export type CheckQueue = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** Runs so many pieces of work at once; the others wait, and may give up. */
export function checkQueue(lanes: number): CheckQueue {
  let running = 0;
  const waiting = new Set<() => void>();

  async function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (running < lanes) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(go);
        reject(signal.reason);
      };
      waiting.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  return async (work, signal) => {
    await turn(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      // The next in the queue takes the lane.
      if (next === undefined) running -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
