import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { type SecretSettings, secretIn, secretKeyId } from '../../platform/config/app-secret.ts';
import { keyIdInUse } from '../../platform/db/encryption/secret-check.ts';
import type { BackupNote } from './backup-note.ts';
import type { BackupPlace, StoredFiles } from './backup-place.ts';
import { requireEveryRow } from './every-row.ts';
import {
  fileKeysIn,
  fileOf,
  identifier,
  type KeptTable,
  quoted,
  sequencesIn,
  tablesIn,
} from './tables-to-keep.ts';

export interface BackupOptions {
  /** A log-in whom row-level security does not bind. */
  readonly url: string;
  readonly settings: SecretSettings;
  /** That of its migrations: see `backupNote`. */
  readonly format: BackupNote['format'];
  readonly files: StoredFiles;
  readonly place: BackupPlace;
  /** Hears of each table when it is written. */
  readonly onTable: (table: KeptTable, rows: number) => void;
}

/** Writes every table as it is at one moment, the sequences, uploaded files and the secret of the data folder. */
export async function writeBackup(deps: BackupOptions): Promise<BackupNote> {
  const { place, url } = deps;
  const client = new pg.Client({ connectionString: url, application_name: 'portway-backup' });
  await client.connect();
  try {
    // One moment for all tables, while others write. Without rights to every row it fails, rather than leave some out.
    await client.query('begin isolation level repeatable read read only; set local row_security = off');
    await requireEveryRow(client);
    await place.begin();
    const checksums: Record<string, string> = {};
    const write = async (part: string, content: Readable) => {
      const hash = createHash('sha256');
      await place.write(part, Readable.from(passedTo(hash, content)));
      checksums[part] = hash.digest('hex');
    };
    const tables = [];
    for (const table of await tablesIn(client)) {
      const rows = await writeTable(client, table, write);
      deps.onTable(table, rows);
      tables.push({ ...table, columns: [...table.columns], rows });
    }
    const sequences = [...(await sequencesIn(client))];
    const { rows } = await client.query<{ newest: number }>('select max(number) as newest from migration');
    const inUse = await keyIdInUse({
      rows: async (statement, values) => (await client.query(statement, values && [...values])).rows,
    });
    let files = 0;
    for (const key of await fileKeysIn(client)) if (await place.keepFile(key, deps.files)) files += 1;
    await client.query('commit');
    const { secret } = deps.settings;
    if (holdsSecret(place, deps.settings))
      await write('app-secret', Readable.from([`${secret.join('\n')}\n`]));
    const keyIds = secret.map(secretKeyId);
    const note: BackupNote = {
      format: deps.format,
      secrets: { inUse: inUse ?? keyIds[0] ?? '', all: keyIds },
      madeAt: new Date().toISOString(),
      migration: rows[0]?.newest ?? 0,
      tables,
      sequences,
      files,
      checksums,
    };
    await place.write('backup.json', Readable.from([`${JSON.stringify(note, null, 2)}\n`]));
    return note;
  } finally {
    await client.end();
  }
}

type WritePart = (part: string, content: Readable) => Promise<void>;

async function* passedTo(hash: Hash, content: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    yield bytes;
  }
}

/** The secret goes with a backup that only its owner can read, where the data folder keeps it too; a setting stays a setting. */
export function holdsSecret(place: Pick<BackupPlace, 'holdsSecret'>, { dataDir }: SecretSettings): boolean {
  return place.holdsSecret && secretIn(dataDir) !== undefined;
}

async function writeTable(client: pg.Client, table: KeptTable, write: WritePart): Promise<number> {
  const columns = table.columns.map(identifier).join(', ');
  const copy = client.query(to(`copy (select ${columns} from ${quoted(table)}) to stdout`));
  await write(fileOf(table), copy);
  return copy.rowCount;
}
