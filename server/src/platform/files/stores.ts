import { join } from 'node:path';
import { fileCipher, type Secret } from '../crypto/cipher.ts';
import { encryptedStore, type FileStore, type RawStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import type { S3Store } from './s3-store.ts';

export interface StorePlace {
  readonly dataDir: string;
  /** If omitted, files are stored below the data folder. */
  readonly s3Url: string | undefined;
}

/** The encrypted store of uploaded files: the one configured, or the data folder. */
export async function openFileStore({
  secret,
  ...place
}: StorePlace & { readonly secret: Secret }): Promise<FileStore> {
  return encryptedStore(await openRawStore(place), fileCipher(secret));
}

/** The same files as they are stored, encrypted: to copy them as they are. */
export async function openRawStore({ dataDir, s3Url }: StorePlace): Promise<RawStore> {
  return s3Url === undefined ? folderStore(join(dataDir, 'files')) : await openS3Store(s3Url);
}

/** The S3 client is loaded only where it is used: it would slow down every start. */
export async function openS3Store(address: string): Promise<S3Store> {
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(address);
}
