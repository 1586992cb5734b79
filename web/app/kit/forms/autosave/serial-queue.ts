/** Runs tasks one at a time, in the order they were added. */
export function serialQueue() {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
    isBusy = true;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) isBusy = false;
      else next();
    }
  };
}
