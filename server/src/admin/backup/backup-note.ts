import { z } from 'zod';

/** What a backup says of itself, in `backup.json`: written last, so that one without it is no backup. */
export const backupNote = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The number of the newest migration. */
  migration: z.int(),
  tables: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Uploaded files, by their key. */
  files: z.int(),
});

export type BackupNote = z.infer<typeof backupNote>;
