import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandRefused } from '../command.ts';
import type { BackupPlace } from './backup-place.ts';

/** A backup in a folder of this machine, which only its owner can read. */
export function folderPlace(where: string): BackupPlace {
  const folder = resolve(where);
  const fileAt = (key: string) => join(folder, 'files', key);
  return {
    name: folder,
    holdsSecret: true,
    async begin() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await readdir(folder)).length > 0)
        throw new CommandRefused(`${folder} is not empty. A backup goes into a folder of its own.`);
      await mkdir(join(folder, 'files'));
    },
    async write(part, content) {
      const path = join(folder, part);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path, { mode: 0o600 })).catch(refuseIfFull(folder));
    },
    async read(part) {
      const path = join(folder, part);
      return (await stat(path).catch(ifMissing)) && createReadStream(path);
    },
    async keepFile(key, from) {
      const bytes = await from.store.get(key);
      if (bytes === undefined) return false;
      await writeFile(fileAt(key), bytes, { mode: 0o600 }).catch(refuseIfFull(folder));
      return true;
    },
    fileBytes: (key) => readFile(fileAt(key)).catch(ifMissing),
  };
}

const refuseIfFull = (folder: string) => (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    throw new CommandRefused(
      `The disk of ${folder} is full. The backup is incomplete: make room, then make it again.`,
    );
  throw error;
};

export function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
