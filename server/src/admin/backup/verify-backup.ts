import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { secretKeyId } from '../../platform/config/app-secret.ts';
import { fileCipher, type Secret } from '../../platform/crypto/cipher.ts';
import type { BackupNote } from './backup-note.ts';
import type { BackupPlace } from './backup-place.ts';
import { readBackupNote, secretOfBackup } from './read-backup.ts';
import { fileOf } from './tables-to-keep.ts';

export interface VerifiedBackup {
  readonly note: BackupNote;
  readonly rows: number;
  readonly files: number;
  /** A sentence each; none where the backup can be restored. */
  readonly faults: readonly string[];
}

/** How many files are named one by one. */
const maxNamedFiles = 5;

/**
 * Reads a backup whole, as a restore would, and changes nothing: every part and its checksum, the rows of every table, every
 * uploaded file that a row names, and whether the secret opens it.
 */
export async function verifyBackup(place: BackupPlace, secret: Secret): Promise<VerifiedBackup> {
  const note = await readBackupNote(place);
  const faults: string[] = [];
  const keys = new Set<string>();
  let rows = 0;
  for (const table of note.tables) {
    const content = await attempt(faults, () => readTable(place, table));
    if (content === undefined) continue;
    rows += content.rows;
    for (const key of content.fileKeys) keys.add(key);
    faults.push(...faultsOf(table, content, note));
  }
  faults.push(...(await secretFaults(place, note)));
  const secrets = await secretsFor(place, secret);
  const inUse = note.secrets?.inUse;
  if (inUse !== undefined && !secrets.map(secretKeyId).includes(inUse))
    faults.push(
      `It belongs to the secret with the key id ${inUse}, and that of these settings is ${secretKeyId(secret[0])}.`,
    );
  const files = await verifyFiles(place, keys, secrets);
  return { note, rows, files: files.count, faults: [...faults, ...fileFaults(files, note)] };
}

/** What cannot be read is a fault of the backup like any other: the rest is read all the same. */
async function attempt<Result>(faults: string[], read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

interface TableContent {
  readonly rows: number;
  /** Rows that have more or fewer values than the table has columns. */
  readonly brokenRows: number;
  readonly fileKeys: ReadonlySet<string>;
  readonly checksum: string;
}

async function readTable(place: BackupPlace, table: BackupNote['tables'][number]): Promise<TableContent> {
  const content = await place.read(fileOf(table));
  if (content === undefined) throw new Error(`${fileOf(table)} is missing.`);
  const hash = createHash('sha256');
  const keyColumn = table.columns.indexOf('file_key');
  const fileKeys = new Set<string>();
  let [rows, brokenRows] = [0, 0];
  for await (const line of linesOf(content, (bytes) => hash.update(bytes))) {
    rows += 1;
    const values = line.split('\t');
    if (values.length !== table.columns.length) brokenRows += 1;
    const key = values[keyColumn];
    if (table.schema === 'public' && key !== undefined && key !== '\\N') fileKeys.add(key);
  }
  return { rows, brokenRows, fileKeys, checksum: hash.digest('hex') };
}

/** The lines of what COPY wrote: it writes a line break within a value as two characters. */
async function* linesOf(content: Readable, onBytes: (bytes: Buffer) => void): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk);
    onBytes(bytes);
    const lines = (rest + bytes.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function faultsOf(
  table: BackupNote['tables'][number],
  { rows, brokenRows, checksum }: TableContent,
  { checksums = {} }: BackupNote,
): readonly string[] {
  const part = fileOf(table);
  const faults: string[] = [];
  if (rows !== table.rows) faults.push(`${part} has ${rows} rows of the ${table.rows} that were written.`);
  if (brokenRows > 0) faults.push(`${part} has ${brokenRows} incomplete rows.`);
  if (checksums[part] !== undefined && checksums[part] !== checksum)
    faults.push(`${part} was altered since it was written: its checksum is another.`);
  return faults;
}

async function secretFaults(place: BackupPlace, { checksums = {} }: BackupNote): Promise<readonly string[]> {
  if (checksums['app-secret'] === undefined) return [];
  const content = await place.read('app-secret');
  if (content === undefined) return ['app-secret is missing.'];
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex') === checksums['app-secret']
    ? []
    : ['app-secret was altered since it was written.'];
}

/** A folder may hold the secret of its time, and the settings may name another since. */
async function secretsFor(place: BackupPlace, secret: Secret): Promise<Secret> {
  return [...secret, ...((await secretOfBackup(place)) ?? [])];
}

interface VerifiedFiles {
  readonly count: number;
  readonly unreadable: readonly string[];
  readonly missing: readonly string[];
}

async function verifyFiles(
  place: BackupPlace,
  keys: ReadonlySet<string>,
  secret: Secret,
): Promise<VerifiedFiles> {
  const cipher = fileCipher(secret);
  const [unreadable, missing]: [string[], string[]] = [[], []];
  for (const key of keys) {
    const bytes = await place.fileBytes(key);
    if (bytes === undefined) missing.push(key);
    else {
      try {
        cipher.decrypt(bytes, key);
      } catch {
        unreadable.push(key);
      }
    }
  }
  return { count: keys.size - missing.length, unreadable, missing };
}

function fileFaults({ count, unreadable, missing }: VerifiedFiles, note: BackupNote): readonly string[] {
  const faults: string[] = [];
  // A file that its owner deleted while the backup was made is missing, and was not counted.
  if (count < note.files)
    faults.push(`${note.files - count} of ${note.files} uploaded files are missing: ${named(missing)}.`);
  if (unreadable.length === 0) return faults;
  return [
    ...faults,
    unreadable.length === count
      ? `None of the ${count} uploaded files opens with this APP_SECRET, unless they were all altered. Set the one of the site that was backed up, and earlier ones in APP_SECRET_BEFORE.`
      : `${unreadable.length} of ${count} uploaded files do not open: they were altered, or encrypted with a secret that is neither in APP_SECRET nor in APP_SECRET_BEFORE: ${named(unreadable)}.`,
  ];
}

function named(keys: readonly string[]): string {
  const more = keys.length - maxNamedFiles;
  return keys.slice(0, maxNamedFiles).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
