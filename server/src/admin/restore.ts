import { putSecret, secretIn, secretKeyId } from '../platform/config/app-secret.ts';
import { type Environment, readEnvironment } from '../platform/config/environment.ts';
import type { Secret } from '../platform/crypto/cipher.ts';
import { type DatabaseInUse, databaseOf } from '../platform/db/database-of.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import { openRawStore } from '../platform/files/stores.ts';
import { type BackupNote, migrationOf } from './backup/backup-note.ts';
import { type BackupPlace, openPlace } from './backup/backup-place.ts';
import {
  connected,
  readBackup,
  readBackupNote,
  requireEmptyDatabase,
  secretOfBackup,
} from './backup/read-backup.ts';
import { type RestoredFiles, readFiles, requireStore } from './backup/read-files.ts';
import { endRestore, unfinishedRestore } from './backup/restore-progress.ts';
import { fileKeysForOwner } from './backup/tables-to-keep.ts';
import { withCredentials } from './backup/with-credentials.ts';
import { type Command, CommandRefused } from './command.ts';

/** Opens the database itself, and not as other commands do: it must be at the backup's migration and no further. */
export const restore: Command = {
  name: 'restore',
  does: 'Restores a backup from a folder or a store to an empty data folder or DATABASE_URL. Interrupted, the same command goes on where it stopped.',
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
    const secret = await secretFor(place, note, settings);
    const store = await openRawStore(settings);
    await requireStore(store, settings.s3Url);
    await using used = await databaseOf(settings, {
      name: 'npm run admin -- restore',
      say: (line) => console.log(line),
      onWarning: (message) => console.error(message),
    });
    const url = used.adminUrl ?? used.url;
    const interruptedBackup = await used.database.inSession((session) =>
      unfinishedRestore((text) => session.rows(text)),
    );
    if (interruptedBackup === note.madeAt)
      console.log('The rows of this backup are back already: going on with its files.');
    else await restoreRows(used, { url, place, note, secret });
    await migrate(used.database, readMigrationFiles(migrationsFolder));
    if (!settings.isSecretSet && !settings.secret.includes(secret[0])) {
      putSecret(secret, settings.dataDir);
      console.log('The secret of this data folder is now that of the backup.');
    }
    const files = await readFiles(place, await connected(url, fileKeysForOwner), store);
    return await sayFiles(url, note, files);
  },
};

interface Restoring {
  readonly url: string;
  readonly place: BackupPlace;
  readonly note: BackupNote;
  readonly secret: Secret;
}

async function restoreRows({ database }: DatabaseInUse, restoring: Restoring): Promise<void> {
  const migrations = readMigrationFiles(migrationsFolder);
  const { url, note } = restoring;
  const migrationReached = migrationOf(note);
  if (migrationReached > migrations.length) {
    throw new CommandRefused(
      `The backup is at migration ${migrationReached}, and this release knows ${migrations.length}. Restore it with a newer one.`,
    );
  }
  await requireEmptyDatabase(url);
  await migrate(database, migrations.slice(0, migrationReached));
  await (await database.openQueue()).stop();
  await readBackup({
    ...restoring,
    onTable: ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
  });
  const rows = note.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${note.tables.length} tables of ${note.madeAt} are back.`);
}

/** The secrets that open what is restored: those of the settings, or of the backup where APP_SECRET is not set. */
async function secretFor(
  place: BackupPlace,
  { secrets }: BackupNote,
  { secret, isSecretSet, dataDir }: Environment,
): Promise<Secret> {
  const inBackup = await secretOfBackup(place);
  const chosenSecret = isSecretSet ? secret : (inBackup ?? secret);
  const keyIds = chosenSecret.map(secretKeyId);
  if (secrets === undefined || keyIds.includes(secrets.inUse)) return chosenSecret;
  const holds = (one: Secret | undefined) => one?.map(secretKeyId).includes(secrets.inUse) === true;
  const folder = secretIn(dataDir);
  throw new CommandRefused(
    [
      'The backup belongs to another secret than that of these settings. Nothing was restored.',
      `  - the backup: key id ${secrets.inUse}`,
      `  - ${isSecretSet ? 'APP_SECRET' : 'DATA_DIR/app-secret'}: key id ${keyIds.join(' and, before it, ')}`,
      holds(inBackup) || (isSecretSet && holds(folder === undefined ? undefined : [folder]))
        ? `Leave APP_SECRET unset: ${holds(inBackup) ? 'the backup' : 'DATA_DIR/app-secret'} holds the right one.`
        : 'Set APP_SECRET to the one that the site had when it made the backup, or name that in APP_SECRET_BEFORE.',
    ].join('\n'),
  );
}

const maxNamed = 20;

async function sayFiles(url: string, note: BackupNote, files: RestoredFiles): Promise<number> {
  const { restored, present, missing, failed } = files;
  console.log(`${restored} files are back${present > 0 ? `, and ${present} were already` : ''}.`);
  const name = (what: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    console.error(`${lines.length} files ${what}:`);
    for (const line of lines.slice(0, maxNamed)) console.error(`  - ${line}`);
    if (lines.length > maxNamed) console.error(`  - and ${lines.length - maxNamed} more`);
  };
  name('are named by rows and not in the backup: their owners are asked to upload them again', missing);
  name(
    'could not be stored',
    failed.map(({ key, reason }) => `${key}: ${reason}`),
  );
  if (failed.length > 0) {
    console.error('Run the same command again: it goes on with these files.');
    return 1;
  }
  await connected(url, endRestore);
  console.log(`The backup of ${note.madeAt} is restored.`);
  return 0;
}
