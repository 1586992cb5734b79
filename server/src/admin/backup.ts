import { z } from 'zod';
import { readEnvironment } from '../platform/config/environment.ts';
import type { Database } from '../platform/db/database.ts';
import { openRawStore } from '../platform/files/stores.ts';
import { openPlace } from './backup/backup-place.ts';
import { makeBackupLogIn, requireSameDatabase } from './backup/every-row.ts';
import { backupName, deleteOldBackups, placeNamed } from './backup/old-backups.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { withCredentials } from './backup/with-credentials.ts';
import { holdsSecret, writeBackup } from './backup/write-backup.ts';
import { type Command, CommandRefused, command } from './command.ts';

const isStore = (address: string) => /^(?:s3|https?):\/\//.test(address);

const write = command({
  name: 'backup',
  does: 'Writes all data and uploaded files to a new folder, or encrypted to a store that speaks S3. The site can keep running. With --dated it goes into a folder named by the time within that one, and --keep deletes the oldest there.',
  examples: [
    'backup ./backup-2026-11-22',
    'backup s3://host/bucket/backup-2026-11-22',
    'backup /backups --dated --keep 14',
  ],
  operand: 'to',
  flags: { to: 'string', dated: 'boolean', keep: 'string' },
  options: z
    .strictObject({
      to: z.string('Name a folder that is empty or does not exist yet.').min(1),
      dated: z.boolean().default(false),
      keep: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'How many backups stay, from 1 to 9999.')
        .transform(Number)
        .optional(),
    })
    .refine(({ dated, keep }) => dated || keep === undefined, {
      path: ['keep'],
      message: 'Goes with --dated: only backups that were named by it are deleted.',
    })
    .refine(({ to, keep }) => keep === undefined || !isStore(to), {
      path: ['keep'],
      message:
        'Only for a folder. In a store let its life-cycle rule delete old backups, so that the site needs no right to delete them.',
    }),
  tolerance: { earlierMigration: true },
  async act({ to, dated, keep }, { settings, adminUrl, database, migration, now }) {
    const { dataDir, s3Url, databaseBackupUrl, secret } = settings;
    if (migration.status === 'empty')
      throw new CommandRefused('The database is empty, so there is nothing to back up.');
    const url = adminUrl ?? databaseBackupUrl;
    if (url === undefined) {
      throw new CommandRefused(
        `With DATABASE_URL a backup needs DATABASE_BACKUP_URL, a log-in that sees every row: row-level security binds the owner of the tables too. ${makeBackupLogIn}`,
      );
    }
    await requireSameDatabase(url, database);
    const address = dated ? placeNamed(to, backupName(now())) : to;
    const place = await openPlace(withCredentials(address, process.env), secret);
    const { tables, files } = await writeBackup({
      url,
      settings,
      format: migration.status === 'old numbering' ? 1 : 2,
      files: { s3Url, store: await openRawStore({ dataDir, s3Url }) },
      place,
      onTable: ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
    });
    if (migration.status !== 'at the newest')
      console.log(
        `The database is at migration ${migration.at}, and this release needs ${migration.newest}: the next start upgrades it.`,
      );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await noteBackup(database, { rows, files });
    console.log(`${place.name} holds ${rows} rows of ${tables.length} tables, and ${files} files.`);
    if (!place.holdsSecret)
      console.log(
        'It is encrypted. Keep APP_SECRET, or DATA_DIR/app-secret, elsewhere: nothing else opens it.',
      );
    else {
      if (!holdsSecret(place, settings))
        console.log('APP_SECRET is one of your settings and is not in it. Keep that too.');
      console.log('Keep it where only you can read it. It holds everything that people told Portway.');
    }
    if (keep !== undefined) {
      const { deleted, left } = await deleteOldBackups(to, keep, now());
      console.log(`Backups in ${to}: ${left}. Older ones that were deleted: ${deleted}.`);
    }
    return 0;
  },
});

/** A database of a release before the table, which is backed up before an upgrade, has no place for it. */
async function noteBackup({ owner, inSession }: Database, { rows, files }: { rows: number; files: number }) {
  const [table] = await inSession((session) => session.rows("select to_regclass('backup')::text as name"));
  if (typeof table?.name !== 'string') return;
  await owner.insertInto('backup').values({ row_count: rows, file_count: files }).execute();
}

const verify: Command = {
  name: 'backup verify',
  does: 'Reads a backup whole, without a database: its checksums, the rows of each table, every file, and whether APP_SECRET opens them.',
  examples: ['backup verify ./backup-2026-11-22', 'backup verify s3://host/bucket/backup-2026-11-22'],
  async run(args) {
    const [address, ...more] = args;
    if (address === undefined || address.startsWith('-') || more.length > 0) {
      throw new CommandRefused(
        'Name the folder of the backup.\nSuch as: npm run admin -- backup verify ./backup-2026-11-22',
      );
    }
    const { secret } = readEnvironment(process.env);
    const place = await openPlace(withCredentials(address, process.env), secret);
    const { note, rows, files, faults } = await verifyBackup(place, secret);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      console.error(
        `${place.name}, of ${note.madeAt}, cannot be restored as it is. Keep an older one, and make a new one.`,
      );
      return 1;
    }
    console.log(
      `${place.name}, of ${note.madeAt}, is complete: ${rows} rows of ${note.tables.length} tables, and ${files} files that this secret opens.`,
    );
    return 0;
  },
};

export const backup: Command = {
  ...write,
  does: `${write.does} \`backup verify\` reads one whole and says what is wrong with it.`,
  examples: [...write.examples, ...verify.examples],
  run: async ([first, ...args], open) =>
    first === 'verify'
      ? await verify.run(args, open)
      : await write.run(first === undefined ? [] : [first, ...args], open),
};
