import { join } from 'node:path';
import { fileCipher } from '../crypto/cipher.ts';
import { encryptedStore, type FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

export interface StorePlace {
  readonly secret: string;
  readonly dataDir: string;
  /** If omitted, files are stored below the data folder. */
  readonly s3Url: string | undefined;
}

/** The encrypted store of uploaded files: the one configured, or the data folder. */
export async function openFileStore({ secret, dataDir, s3Url }: StorePlace): Promise<FileStore> {
  const store = s3Url === undefined ? folderStore(join(dataDir, 'files')) : await remote(s3Url);
  return encryptedStore(store, fileCipher(secret));
}

/** The S3 client is loaded only where it is used: it would slow down every start. */
async function remote(address: string): Promise<FileStore> {
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(address);
}
