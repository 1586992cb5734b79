import { join } from 'node:path';
import { fileCipher } from '../crypto/cipher.ts';
import { type FileStore, sealedStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

export interface StorePlace {
  readonly secret: string;
  readonly dataDir: string;
  /** Left out, files are kept below the data folder. */
  readonly s3Url: string | undefined;
}

/** Where uploaded files go, sealed: the store that the settings name, or the data folder. */
export async function openFileStore({ secret, dataDir, s3Url }: StorePlace): Promise<FileStore> {
  const store = s3Url === undefined ? folderStore(join(dataDir, 'files')) : await remote(s3Url);
  return sealedStore(store, fileCipher(secret));
}

/** What speaks S3 is loaded only where it is used: it would cost every start. */
async function remote(address: string): Promise<FileStore> {
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(address);
}
