import { randomUUID } from 'node:crypto';
import type { RawStore } from '../../platform/files/file-store.ts';
import { CommandRefused } from '../command.ts';
import type { BackupPlace } from './backup-place.ts';

/** Throws, saying why, unless a file can be stored, read and deleted: before a restore brings the first row back. */
export async function requireStore(store: RawStore, s3Url: string | undefined): Promise<void> {
  const [key, bytes] = [randomUUID(), Buffer.from('Portway tries its store')];
  try {
    await store.put(key, bytes);
    const copy = await store.get(key);
    if (copy === undefined || !bytes.equals(copy)) throw new Error('it gave back something else');
    await store.delete(key);
  } catch (error) {
    throw new CommandRefused(
      `Files cannot be stored in ${s3Url === undefined ? 'DATA_DIR/files' : 'the store of S3_URL'}: ${reasonOf(error)}. Nothing was restored.`,
    );
  }
}

export interface RestoredFiles {
  readonly restored: number;
  /** Stored by a restore that was interrupted. */
  readonly present: number;
  /** Keys of files that the backup lacks. */
  readonly missing: readonly string[];
  readonly failed: readonly { readonly key: string; readonly reason: string }[];
}

/** Puts uploaded files back as they were stored. One that fails keeps none of the others from it. */
export async function readFiles(
  place: BackupPlace,
  keys: ReadonlySet<string>,
  store: RawStore,
): Promise<RestoredFiles> {
  const presentKeys = new Set<string>();
  for await (const key of store.keys()) presentKeys.add(key);
  const missing: string[] = [];
  const failed: { key: string; reason: string }[] = [];
  let [restored, present] = [0, 0];
  for (const key of keys) {
    if (presentKeys.has(key)) {
      present += 1;
      continue;
    }
    try {
      const bytes = await place.fileBytes(key);
      if (bytes === undefined) missing.push(key);
      else {
        await store.put(key, bytes);
        restored += 1;
      }
    } catch (error) {
      failed.push({ key, reason: reasonOf(error) });
    }
  }
  return { restored, present, missing, failed };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
