import { resolve } from 'node:path';
import { z } from 'zod';
import { writeBackup } from './backup/write-backup.ts';
import { CommandRefused, command } from './command.ts';

export const backup = command({
  name: 'backup',
  does: 'Writes all data, uploaded files and the data folder’s secret to a new folder. The site can keep running.',
  examples: ['backup ./backup-2026-11-22'],
  operand: 'folder',
  flags: { folder: 'string' },
  options: z.strictObject({ folder: z.string('Name a folder that is empty or does not exist yet.').min(1) }),
  async act({ folder }, { settings, adminUrl }) {
    const place = resolve(folder);
    const { rows, tables, files } = await written(place, {
      adminUrl: adminUrl ?? settings.databaseUrl ?? '',
      dataDir: settings.dataDir,
      filesHere: settings.s3Url === undefined,
    });
    console.log(`${place} holds ${rows} rows of ${tables} tables, and ${files} files.`);
    if (settings.s3Url !== undefined) console.log('Uploaded files are in S3_URL: back those up there.');
    if (process.env.APP_SECRET)
      console.log('APP_SECRET is one of your settings and is not in it. Keep that too.');
    console.log('Keep it where only you can read it. It holds everything that people told Portway.');
    return 0;
  },
});

async function written(
  folder: string,
  from: { readonly adminUrl: string; readonly dataDir: string; readonly filesHere: boolean },
) {
  try {
    const note = await writeBackup({
      ...from,
      folder,
      onTable: ({ name }, rows) => rows > 10_000 && console.log(`  ${name}: ${rows} rows`),
    });
    const rows = note.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, tables: note.tables.length, files: note.files };
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('row-level security')) throw error;
    throw new CommandRefused(
      'The log-in of DATABASE_URL does not see every row, so it cannot write a whole backup. Use pg_dump as a superuser, or run this with a DATABASE_URL whose log-in has BYPASSRLS.',
    );
  }
}
