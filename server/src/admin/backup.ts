import { z } from 'zod';
import { openRawStore } from '../platform/files/stores.ts';
import { openPlace } from './backup/backup-place.ts';
import { makeBackupLogIn, requireSameDatabase } from './backup/every-row.ts';
import { withCredentials } from './backup/with-credentials.ts';
import { writeBackup } from './backup/write-backup.ts';
import { CommandRefused, command } from './command.ts';

export const backup = command({
  name: 'backup',
  does: 'Writes all data and uploaded files to a new folder, or encrypted to a store that speaks S3. The site can keep running.',
  examples: ['backup ./backup-2026-11-22', 'backup s3://host/bucket/backup-2026-11-22'],
  operand: 'to',
  flags: { to: 'string' },
  options: z.strictObject({ to: z.string('Name a folder that is empty or does not exist yet.').min(1) }),
  async act({ to }, { settings, adminUrl, database }) {
    const { dataDir, s3Url, databaseBackupUrl, secret } = settings;
    const url = adminUrl ?? databaseBackupUrl;
    if (url === undefined) {
      throw new CommandRefused(
        `With DATABASE_URL a backup needs DATABASE_BACKUP_URL, a log-in that sees every row: row-level security binds the owner of the tables too. ${makeBackupLogIn}`,
      );
    }
    await requireSameDatabase(url, database);
    const place = await openPlace(withCredentials(to, process.env), secret);
    const { tables, files } = await writeBackup({
      url,
      dataDir,
      files: { s3Url, store: await openRawStore({ dataDir, s3Url }) },
      place,
      onTable: ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${place.name} holds ${rows} rows of ${tables.length} tables, and ${files} files.`);
    if (!place.holdsSecret)
      console.log(
        'It is encrypted. Keep APP_SECRET, or DATA_DIR/app-secret, elsewhere: nothing else opens it.',
      );
    else {
      if (process.env.APP_SECRET)
        console.log('APP_SECRET is one of your settings and is not in it. Keep that too.');
      console.log('Keep it where only you can read it. It holds everything that people told Portway.');
    }
    return 0;
  },
});
