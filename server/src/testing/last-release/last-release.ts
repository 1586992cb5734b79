import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationOf } from '../../admin/backup/backup-note.ts';
import { openPlace } from '../../admin/backup/backup-place.ts';
import { readBackup, readBackupNote } from '../../admin/backup/read-backup.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../../platform/db/migrate/migration-files.ts';
import type { TestDatabase } from '../databases.ts';

/**
 * The release before this one: its commit, and `backup.tar.gz`, which its own command made of its own demo with this secret. When a
 * release is made, both are renewed: CONTRIBUTING.md says how.
 */
export const lastRelease = z
  .object({ version: z.string(), commit: z.string(), secret: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'release.json'), 'utf8')));

/** Whether this repository has its code: a shallow clone may lack it. */
export function hasLastRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${lastRelease.commit}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills an empty database and a data folder with what the last release left, at its own migration. */
export async function restoreLastRelease(
  { place, adminUrl }: Pick<TestDatabase, 'place' | 'adminUrl'>,
  folder: string,
): Promise<void> {
  const unpacked = join(folder, 'backup');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(import.meta.dirname, 'backup.tar.gz'), '-C', unpacked]);
  const backup = await openPlace(unpacked, [lastRelease.secret]);
  const note = await readBackupNote(backup);
  const database = await openDatabase(place);
  await migrate(database, readMigrationFiles(migrationsFolder).slice(0, migrationOf(note)));
  await (await database.openQueue()).stop();
  await readBackup({ url: adminUrl, place: backup, note, secret: [lastRelease.secret], onTable: () => {} });
  await database.close();
  cpSync(join(unpacked, 'files'), join(folder, 'data/files'), { recursive: true });
}
