import { z } from 'zod';
import { lastBeforeBaseline } from '../../platform/db/migrate/before-baseline.ts';
import { CommandRefused } from '../command.ts';

/** What a backup says of itself, in `backup.json`: written last, so that one without it is no backup. */
export const backupNote = z.strictObject({
  /** 1 until release 0.24.0, whose migrations were numbered from the first day on; 2 since they are from the baseline on. */
  format: z.union([z.literal(1), z.literal(2)]),
  /**
   * Which secrets open what is in it, by their key ids: that of the database, and all that its site had. Missing until release
   * 0.26.0.
   */
  secrets: z.strictObject({ inUse: z.string(), all: z.array(z.string()) }).optional(),
  madeAt: z.iso.datetime(),
  /** The number of the newest migration. */
  migration: z.int(),
  tables: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Uploaded files, by their key. */
  files: z.int(),
  /** SHA-256 of each part, in hexadecimal, by its name. Uploaded files have none: encrypted, they say themselves whether they were altered. */
  checksums: z.record(z.string(), z.string()).optional(),
});

export type BackupNote = z.infer<typeof backupNote>;

/**
 * The migration that a backup is at, counted from the baseline on: the last release before it left the same schema. Refuses one of
 * an earlier release.
 */
export function migrationOf({ format, migration }: Pick<BackupNote, 'format' | 'migration'>): number {
  if (format === 2) return migration;
  const { release, number } = lastBeforeBaseline;
  if (migration === number) return 1;
  throw new CommandRefused(
    `The backup was made by a release before ${release}. Restore it with release ${release}, which is the last that can, start that once, and back up again.`,
  );
}
