import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../platform/config/environment.ts';
import { databaseOf } from '../platform/db/database-of.ts';
import { migrate } from '../platform/db/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migration-files.ts';
import type { BackupNote } from './backup/backup-note.ts';
import { readBackup, readBackupNote, readFiles, requireEmptyDatabase } from './backup/read-backup.ts';
import { type Command, CommandRefused } from './command.ts';

/** Opens the database itself, and not as other commands do: it must be at the backup's migration and no further. */
export const restore: Command = {
  name: 'restore',
  does: 'Restores a backup to an empty data folder or DATABASE_URL.',
  examples: ['restore ./backup-2026-11-22'],
  async run(args) {
    const [given, ...more] = args;
    if (given === undefined || given.startsWith('-') || more.length > 0) {
      throw new CommandRefused(
        'Name the folder of the backup.\nSuch as: npm run admin -- restore ./backup-2026-11-22',
      );
    }
    const folder = resolve(given);
    const note = await readBackupNote(folder);
    const migrations = readMigrationFiles(migrationsFolder);
    if (note.migration > migrations.length) {
      throw new CommandRefused(
        `The backup is at migration ${note.migration}, and this release knows ${migrations.length}. Restore it with a newer one.`,
      );
    }
    const hadSecret = existsSync(join(process.env.DATA_DIR || './data', 'app-secret'));
    const settings = readEnvironment(process.env);
    await using used = await databaseOf(settings, {
      name: 'npm run admin -- restore',
      say: (line) => console.log(line),
      onWarning: (message) => console.error(message),
    });
    const url = used.adminUrl ?? settings.databaseUrl ?? '';
    await requireEmptyDatabase(url);
    await migrate(used.database, migrations.slice(0, note.migration));
    await (await used.database.openQueue()).stop();
    await readBackup(
      url,
      folder,
      note,
      ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
    );
    await migrate(used.database, migrations);
    if (settings.s3Url === undefined) await readFiles(folder, settings.dataDir);
    report(note, { folder, hadSecret, secret: settings.secret });
    return 0;
  },
};

function report(
  { tables, files, madeAt }: BackupNote,
  {
    folder,
    hadSecret,
    secret,
  }: { readonly folder: string; readonly hadSecret: boolean; readonly secret: string },
): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${files} files of ${madeAt} are back.`);
  const kept = join(folder, 'app-secret');
  if (process.env.APP_SECRET && existsSync(kept) && readFileSync(kept, 'utf8').trim() !== secret) {
    console.log(
      'APP_SECRET is not the secret of the backup: uploaded files and links in emails need that one.',
    );
  }
  if (hadSecret) console.log('The secret of this data folder was replaced by that of the backup.');
}
