/** Limits how many tasks run at once; the others wait in a queue. */
export function concurrencyLimit(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next in the queue takes the slot.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
