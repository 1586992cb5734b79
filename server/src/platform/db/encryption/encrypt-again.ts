import { type Kysely, sql, type Transaction } from 'kysely';
import { asAppWith } from '../as-app.ts';
import type { Database } from '../database.ts';
import type { EncryptedColumn, OwnedTables } from '../owned-table.ts';
import type { Tables } from '../tables.ts';

interface FieldCipher {
  encrypt(text: string, row: string): string;
  /** Throws when the value cannot be decrypted. */
  decrypt(encrypted: string, row: string): string;
}

export interface EncryptAgainDeps {
  readonly database: Pick<Database, 'queries' | 'owner'>;
  readonly cipherOf: (column: EncryptedColumn) => FieldCipher;
  /** Is told how many values could not be decrypted. */
  readonly onWarning: (message: string) => void;
}

interface Row {
  readonly id: string;
  readonly owner: string;
}

const batch = 100;

/**
 * Encrypts values again that were encrypted before they were bound to their row. Each is one transaction: stopped
 * anywhere, every value decrypts, and the next run continues. A value that does not decrypt stays as it is.
 */
export async function encryptAgain(deps: EncryptAgainDeps, tables: readonly OwnedTables[]): Promise<void> {
  const owned = tables.flatMap((each) => Object.values(each));
  const columns = owned.flatMap(({ encrypted = [] }) => encrypted);
  for (const column of columns.filter(({ formerPurpose }) => formerPurpose !== undefined)) {
    const unreadable = await encryptColumn(deps, column);
    if (unreadable === 0) continue;
    const place = `${column.table}.${column.column}`;
    deps.onWarning(`${unreadable} values of ${place} cannot be decrypted and stay as they are`);
  }
}

/** Resolves to the number of values that could not be decrypted. */
async function encryptColumn(
  { database: { queries, owner }, cipherOf }: EncryptAgainDeps,
  column: EncryptedColumn,
): Promise<number> {
  const cipher = cipherOf(column);
  let unreadable = 0;
  let rows = await unbound(owner, column);
  while (rows.length > 0) {
    for (const { id, owner: account } of rows) {
      const isReadable = await asAppWith(queries, { account }, async (on) => {
        return await encryptValue(on, { ...column, cipher }, id);
      });
      if (!isReadable) unreadable += 1;
    }
    rows = await unbound(owner, column, rows.at(-1)?.id);
  }
  return unreadable;
}

/** The next rows whose value is not bound to them. */
async function unbound(
  owner: Kysely<Tables>,
  column: EncryptedColumn,
  after?: string,
): Promise<readonly Row[]> {
  const row = sql.ref(column.row);
  const { rows } =
    await sql<Row>`select ${row}::text as id, account::text as owner from ${sql.table(column.table)}
    where is_encrypted_unbound(${sql.ref(column.column)})
      and (${after ?? null}::uuid is null or ${row} > ${after ?? null}::uuid)
    order by ${row} limit ${batch}`.execute(owner);
  return rows;
}

/** False when the value cannot be decrypted. Another request that changes the row waits, or is done already. */
async function encryptValue(
  on: Transaction<Tables>,
  { table, column, row: key, cipher }: EncryptedColumn & { readonly cipher: FieldCipher },
  row: string,
): Promise<boolean> {
  const [place, value, id] = [sql.table(table), sql.ref(column), sql.ref(key)];
  const { rows } = await sql<{ value: string }>`select ${value} as value from ${place}
    where ${id} = ${row} and is_encrypted_unbound(${value}) for update`.execute(on);
  const [current] = rows;
  if (current === undefined) return true;
  const text = textIn(() => cipher.decrypt(current.value, row));
  if (text === undefined) return false;
  await sql`update ${place} set ${value} = ${cipher.encrypt(text, row)} where ${id} = ${row}`.execute(on);
  return true;
}

function textIn(decrypt: () => string): string | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}
