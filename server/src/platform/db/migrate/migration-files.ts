import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  readonly number: number;
  /** As in `0001-app-role.sql`: `app-role`. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The migrations of this code. */
export const migrationsFolder = join(import.meta.dirname, '../migrations');

/** Reads the numbered SQL files of a folder, oldest first; throws on a bad name, a gap or two files of one number. */
export function readMigrationFiles(folder: string): readonly MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`The migration ${file} must be named like 0001-app-role.sql.`);
    }
    if (Number(digits) !== index + 1) {
      throw new Error(
        `The migration ${file} should be number ${index + 1}: numbers have no gap and are used once.`,
      );
    }
    const sql = readFileSync(join(folder, file), 'utf8');
    return { number: index + 1, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}
