import { type Environment, readEnvironment } from '../platform/config/environment.ts';
import { databaseOf } from '../platform/db/database-of.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import { openRawStore } from '../platform/files/stores.ts';
import { migrationOf } from './backup/backup-note.ts';
import { type BackupPlace, openPlace } from './backup/backup-place.ts';
import {
  putSecret,
  readBackup,
  readBackupNote,
  readFiles,
  requireEmptyDatabase,
  secretIn,
} from './backup/read-backup.ts';
import { withCredentials } from './backup/with-credentials.ts';
import { type Command, CommandRefused } from './command.ts';

/** Opens the database itself, and not as other commands do: it must be at the backup's migration and no further. */
export const restore: Command = {
  name: 'restore',
  does: 'Restores a backup from a folder or a store to an empty data folder or DATABASE_URL.',
  examples: ['restore ./backup-2026-11-22', 'restore s3://host/bucket/backup-2026-11-22'],
  async run(args) {
    const [address, ...more] = args;
    if (address === undefined || address.startsWith('-') || more.length > 0) {
      throw new CommandRefused(
        'Name the folder of the backup.\nSuch as: npm run admin -- restore ./backup-2026-11-22',
      );
    }
    const settings = readEnvironment(process.env);
    const place = await openPlace(withCredentials(address, process.env), settings.secret);
    const note = await readBackupNote(place);
    const migrations = readMigrationFiles(migrationsFolder);
    const migrationReached = migrationOf(note);
    if (migrationReached > migrations.length) {
      throw new CommandRefused(
        `The backup is at migration ${migrationReached}, and this release knows ${migrations.length}. Restore it with a newer one.`,
      );
    }
    await using used = await databaseOf(settings, {
      name: 'npm run admin -- restore',
      say: (line) => console.log(line),
      onWarning: (message) => console.error(message),
    });
    const url = used.adminUrl ?? used.url;
    await requireEmptyDatabase(url);
    await migrate(used.database, migrations.slice(0, migrationReached));
    await (await used.database.openQueue()).stop();
    const keys = await readBackup({
      url,
      place,
      note,
      onTable: ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
    });
    await migrate(used.database, migrations);
    const files = await readFiles(place, keys, await openRawStore(settings));
    const rows = note.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${rows} rows of ${note.tables.length} tables and ${files} files of ${note.madeAt} are back.`,
    );
    if (files < note.files)
      console.error(`${note.files - files} files that the backup counted are missing from it.`);
    await restoreSecret(place, settings);
    return 0;
  },
};

async function restoreSecret(place: BackupPlace, { secret, dataDir }: Environment): Promise<void> {
  const backedUp = await secretIn(place);
  if (backedUp === undefined || secret.includes(backedUp)) return;
  if (process.env.APP_SECRET) {
    console.log(
      'APP_SECRET is not the secret of the backup: uploaded files, sealed facts and links in emails need that one.',
    );
    return;
  }
  await putSecret(backedUp, dataDir);
  console.log('The secret of this data folder is now that of the backup.');
}
