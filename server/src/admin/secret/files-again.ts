import { fileCipher, type Secret } from '../../platform/crypto/cipher.ts';
import type { RawStore } from '../../platform/files/file-store.ts';
import type { Sealed } from './values-again.ts';

/** Encrypts the files with the newest secret that an earlier one encrypted. Stopped anywhere, all still open. */
export async function sealFilesAgain(store: RawStore, secret: Secret): Promise<Sealed> {
  const [newest, any] = [fileCipher([secret[0]]), fileCipher(secret)];
  let [resealed, unreadable] = [0, 0];
  for await (const key of store.keys()) {
    const encrypted = await store.get(key);
    if (encrypted === undefined || tryDecrypt(() => newest.decrypt(encrypted, key)) !== undefined) continue;
    const bytes = tryDecrypt(() => any.decrypt(encrypted, key));
    if (bytes === undefined) unreadable += 1;
    else if (await store.replace(key, newest.encrypt(bytes, key))) resealed += 1;
  }
  return { again: resealed, unreadable };
}

function tryDecrypt(decrypt: () => Uint8Array): Uint8Array | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}
