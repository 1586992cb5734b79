/** PostgreSQL's last message when it cannot run, and what to do about it. */
const explanations: readonly (readonly [said: RegExp, words: (folder: string) => string])[] = [
  [
    /No space left on device|ENOSPC/i,
    (folder) =>
      `The disk that holds ${folder} is full. Free some space, then start again: nothing that was saved is lost.`,
  ],
  [
    /Read-only file system|Permission denied|EACCES|EROFS/i,
    (folder) =>
      `The database in ${folder} cannot be written to. Give its files back to the user who made them, or see whether the disk can only be read.`,
  ],
  [
    /checkpoint record|pg_control|invalid (page|data) in|could not open file "(global|base|pg_wal|pg_xact)|incorrect checksum|database files are incompatible|is not a valid data directory|could not find the database system/i,
    (folder) =>
      `The database in ${folder} is damaged. Keep that folder, name an empty DATA_DIR, and bring back the newest backup there: npm run admin -- restore <folder of the backup>. Without a backup, someone who knows PostgreSQL may be able to save what is left.`,
  ],
  [
    /could not create shared memory|out of memory|Cannot allocate memory/i,
    () => 'There is not enough memory for the database. Stop something else, then start again.',
  ],
];

/** Explains why PostgreSQL does not run on a folder; its own message follows. */
export function explained(output: string, folder: string): string {
  const explanation = explanations.find(([pattern]) => pattern.test(output));
  const last = output.trim().split('\n').slice(-6).join('\n');
  const words = explanation?.[1](folder) ?? `PostgreSQL does not run on ${folder}.`;
  return last === '' ? words : `${words} It said:\n${last}`;
}
