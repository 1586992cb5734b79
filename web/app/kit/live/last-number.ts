/**
 * The number of the last event that this browser heard, which the next page goes on from. It says nothing about
 * anybody. A storage that is full or forbidden costs no more than asking for everything again.
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
