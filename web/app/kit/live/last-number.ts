/**
 * The id of the last event received by this browser, from which the next page resumes. Contains no personal
 * data. If storage is full or forbidden, the only cost is requesting everything again.
 */
export function lastNumber(name: string, storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let last = '';
  return {
    read: () => attempt(() => storage.getItem(name)) ?? last,
    keep: (number: string) => {
      last = number;
      attempt(() => storage.setItem(name, number));
    },
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
