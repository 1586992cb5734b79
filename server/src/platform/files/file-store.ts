/** Where the bytes of files are kept, under names that tell nothing. */
export interface FileStore {
  /** The file is there for good once this has ended, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none, or one that cannot be opened: altered, or sealed with another secret. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** One that is not there is deleted already. */
  delete(key: string): Promise<void>;
}

/** The same, handing over what was put in and keeping it sealed. */
export function sealedStore(store: FileStore, seal: Sealing): FileStore {
  return {
    put: (key, bytes) => store.put(key, seal.close(bytes, key)),
    async get(key) {
      const sealed = await store.get(key);
      return sealed === undefined ? undefined : opened(() => seal.open(sealed, key));
    },
    delete: store.delete,
  };
}

function opened(open: () => Uint8Array): Uint8Array | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Closes and opens the bytes of a file, whose name is `of`. */
interface Sealing {
  close(bytes: Uint8Array, of: string): Uint8Array;
  open(sealed: Uint8Array, of: string): Uint8Array;
}
