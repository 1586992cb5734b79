/** Stores the bytes of files, under names that reveal nothing. */
export interface FileStore {
  /** When this resolves, the file is stored durably, completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when it does not exist or cannot be decrypted: altered, or encrypted with another secret. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** A missing file counts as deleted. */
  delete(key: string): Promise<void>;
}

/** The same store, with plain bytes outside and encrypted ones inside. */
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

/** Encrypts and decrypts the bytes of a file, whose name is `of`. */
interface Sealing {
  close(bytes: Uint8Array, of: string): Uint8Array;
  open(sealed: Uint8Array, of: string): Uint8Array;
}
