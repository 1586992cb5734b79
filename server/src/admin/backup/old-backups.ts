import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 86_400_000;
const stamp = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** The name of a backup that is made now, such as `2026-11-29T021500Z`; names sort by their time. */
export const backupName = (now: number) =>
  new Date(now).toISOString().replaceAll(':', '').replace(/\.\d+/, '');

/** The same place with that name at its end. */
export function placeNamed(where: string, name: string): string {
  const [, place = where, query = ''] = /^((?:s3|https?):\/\/[^?]*)(\?.*)?$/.exec(where) ?? [];
  return `${place.replace(/\/+$/, '')}/${name}${query}`;
}

interface DeletedBackups {
  readonly deleted: number;
  readonly left: number;
}

/**
 * Deletes the oldest backups of a folder, by their names, until `keep` whole ones are left: however long none was made, the
 * last ones stay. Those that were broken off more than a day ago go as well. Nothing else in the folder is touched.
 */
export async function deleteOldBackups(folder: string, keep: number, now: number): Promise<DeletedBackups> {
  const names = (await readdir(folder)).filter((name) => stamp.test(name)).toSorted();
  const wholeBackups: string[] = [];
  const brokenOff: string[] = [];
  for (const name of names) ((await isWhole(join(folder, name))) ? wholeBackups : brokenOff).push(name);
  const yesterday = backupName(now - dayMs);
  const old = [...wholeBackups.slice(0, -keep), ...brokenOff.filter((name) => name < yesterday)];
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return { deleted: old.length, left: Math.min(wholeBackups.length, keep) };
}

/** What a backup says of itself is written last. */
const isWhole = (folder: string) =>
  stat(join(folder, 'backup.json')).then(
    () => true,
    () => false,
  );
