import type { Readable } from 'node:stream';
import type { Secret } from '../../platform/crypto/cipher.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { folderPlace } from './folder-place.ts';

/** Uploaded files as the site stores them, encrypted. */
export interface StoredFiles {
  readonly store: Pick<FileStore, 'get'>;
  /** Where that is a store that speaks S3. */
  readonly s3Url: string | undefined;
}

/** Where a backup lies: its parts by name, and uploaded files by key. */
export interface BackupPlace {
  /** For an operator to read: without the password of its address. */
  readonly name: string;
  /** Whether the secret of the data folder goes with it: only where no one else keeps the place. */
  readonly holdsSecret: boolean;
  /** Throws unless nothing is there yet. */
  begin(): Promise<void>;
  write(part: string, content: Readable): Promise<void>;
  /** Undefined where there is no such part. */
  read(part: string): Promise<Readable | undefined>;
  /** Copies an uploaded file into the backup as it is stored, encrypted. False where it was deleted meanwhile. */
  keepFile(key: string, from: StoredFiles): Promise<boolean>;
  /** The bytes of a file, as `keepFile` found them; undefined where it was not there. */
  fileBytes(key: string): Promise<Uint8Array | undefined>;
}

/** A folder, or a store that speaks S3, by an address such as `s3://key:secret@host/bucket/folder`. */
export async function openPlace(where: string, secret: Secret): Promise<BackupPlace> {
  if (!/^(?:s3|https?):\/\//.test(where)) return folderPlace(where);
  const { storePlace } = await import('./store-place.ts');
  return storePlace(where, secret);
}
