import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawStore } from './file-store.ts';

const key = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const partSuffix = '.part';
/** Temporary files of interrupted writes are swept by a write after this long. */
const abandonedAfterMs = 86_400_000;
/** Not with each write: that would read the whole folder for each file of a backup. */
const sweptEachMs = 3_600_000;

/** Files in a local folder. */
export function folderStore(folder: string): RawStore {
  let sweptAt = 0;
  const pathOf = (name: string) => {
    if (!key.test(name)) throw new Error('A file is stored under a UUID.');
    return join(folder, name);
  };
  async function write(path: string, bytes: Uint8Array, mustBeThere: boolean): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (Date.now() - sweptAt > sweptEachMs) {
      sweptAt = Date.now();
      await sweep(folder);
    }
    const half = join(folder, `${randomUUID()}${partSuffix}`);
    try {
      await writeThrough(half, bytes);
      if (mustBeThere && (await stat(path).catch(ifMissing(undefined))) === undefined) {
        await rm(half, { force: true });
        return false;
      }
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    await syncFolder(folder);
    return true;
  }
  return {
    async put(name, bytes) {
      await write(pathOf(name), bytes, false);
    },
    replace: (name, bytes) => write(pathOf(name), bytes, true),
    async *keys() {
      for await (const { name } of await opendir(folder).catch(ifMissing([]))) if (key.test(name)) yield name;
    },
    get: async (name) => await readFile(pathOf(name)).catch(ifMissing(undefined)),
    delete: async (name) => await rm(pathOf(name), { force: true }),
  };
}

/** Written and flushed to disk. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the directory entry too. Windows cannot open folders, and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function sweep(folder: string): Promise<void> {
  const halves = (await readdir(folder)).filter((name) => name.endsWith(partSuffix));
  for (const name of halves) {
    const path = join(folder, name);
    const stats = await stat(path).catch(ifMissing(undefined));
    if (stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function ifMissing<Instead>(instead: Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
    throw error;
  };
}
