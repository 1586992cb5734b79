/** The part of `Storage` that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON in the browser's storage. Storage may be full or forbidden: then only the saving is lost. */
export interface JsonStorage {
  /** Undefined for nothing, and for what cannot be read. */
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** All names that begin so. */
  names(prefix: string): string[];
}

export function jsonStorage(storage: BrowserStorage): JsonStorage {
  return {
    read: (name) => attempt(() => JSON.parse(storage.getItem(name) ?? 'null')) ?? undefined,
    write: (name, value) => void attempt(() => storage.setItem(name, JSON.stringify(value))),
    remove: (name) => void attempt(() => storage.removeItem(name)),
    // A `Storage` lists its names as its own properties.
    names: (prefix) => (attempt(() => Object.keys(storage)) ?? []).filter((name) => name.startsWith(prefix)),
  };
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
