import { createHash } from 'node:crypto';
import type { FileCipher } from '../crypto/cipher.ts';

/** Stores the bytes of files, under names that reveal nothing. */
export interface FileStore {
  /** When this resolves, the file is stored durably, completely or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when it does not exist or cannot be decrypted: altered, or encrypted with another secret. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Deletes a file with its rendering. A missing file counts as deleted. */
  delete(key: string): Promise<void>;
}

/** A store as it is, of encrypted bytes. */
export interface RawStore extends FileStore {
  /** The names of all files, renderings too. */
  keys(): AsyncIterable<string>;
  /** Stores other bytes for a file, unless it was deleted meanwhile: false then. */
  replace(key: string, bytes: Uint8Array): Promise<boolean>;
}

/** The same store, with plain bytes outside and encrypted ones inside. */
export function encryptedStore(store: FileStore, cipher: FileCipher): FileStore {
  return {
    put: (key, bytes) => store.put(key, cipher.encrypt(bytes, key)),
    async get(key) {
      const encrypted = await store.get(key);
      return encrypted === undefined ? undefined : decrypted(() => cipher.decrypt(encrypted, key));
    },
    async delete(key) {
      // In this order: a rendering that is being stored is deleted by the request that finds the original gone.
      await store.delete(key);
      await store.delete(renderingKey(key));
    },
  };
}

/** The name under which the rendering of a file is stored: the original's name gives it, and not the reverse. */
export function renderingKey(key: string): string {
  const name = createHash('sha256').update(`rendering of ${key}`).digest('hex');
  return name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function decrypted(decrypt: () => Uint8Array): Uint8Array | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}
