import { matchText } from '../../modules/sponsor/worker-imports/imported.repository.ts';
import { fieldCipher, keyedHash, type Secret } from '../../platform/crypto/cipher.ts';
import type { Database, Session } from '../../platform/db/database.ts';
import type { EncryptedColumn } from '../../platform/db/owned-table.ts';
import { identifier } from '../backup/tables-to-keep.ts';

export interface Sealed {
  /** What an earlier secret had sealed, and now the newest. */
  readonly again: number;
  /** What none of the secrets opens. */
  readonly unreadable: number;
}

/** Few, since the table is locked for each batch. */
const batch = 100;

/** Encrypts the values of a column with the newest secret that an earlier one encrypted. Stopped anywhere, all still open. */
export async function sealValuesAgain(
  { inSession }: Pick<Database, 'inSession'>,
  column: EncryptedColumn,
  secret: Secret,
): Promise<Sealed> {
  let [resealed, unreadable, after] = [0, 0, ''];
  for (let rowCount = batch; rowCount === batch; ) {
    const counts = await inSession((session) => unbound(session, column, () => sealBatch(session, after)));
    resealed += counts.again;
    unreadable += counts.unreadable;
    rowCount = counts.read;
    after = counts.last;
  }
  return { again: resealed, unreadable };

  async function sealBatch(session: Session, from: string) {
    const statements = statementsOf(column);
    const rows = await session.rows(statements.read(from !== ''), from === '' ? [] : [from]);
    const counts = { again: 0, unreadable: 0, read: rows.length, last: String(rows.at(-1)?.row ?? '') };
    for (const { row, value, ...after } of rows) {
      const sealed = sealedAgain({ column, secret }, String(row), String(value));
      if (sealed === 'unreadable') counts.unreadable += 1;
      if (typeof sealed === 'string') continue;
      const { encrypted, text } = sealed;
      const [first, second] = [String(after.first), String(after.second)];
      const hash = () => keyedHash(secret, 'sponsored workers', matchText(first, second, text));
      await session.rows(statements.write, [encrypted, row, ...(column.match ? [hash()] : [])]);
      counts.again += 1;
    }
    return counts;
  }
}

/** Row-level security binds the owner too. It is lifted for one transaction, in which nobody else reads the table. */
async function unbound<Result>(
  session: Session,
  { table }: EncryptedColumn,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = identifier(table);
  await session.run(`begin; set local lock_timeout = '10s';
    alter table ${name} no force row level security; alter table ${name} disable trigger user`);
  try {
    const result = await work();
    await session.run(
      `alter table ${name} enable trigger user; alter table ${name} force row level security; commit`,
    );
    return result;
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

function statementsOf({ table, column, row, match }: EncryptedColumn) {
  const [place, value, id] = [table, column, row].map(identifier);
  const [first, second] = (match?.after ?? []).map(identifier);
  const more = first === undefined ? '' : `, ${first} as first, ${second} as second`;
  return {
    read: (isMore: boolean) => `select ${id} as row, ${value} as value${more} from ${place}
      where ${value} is not null ${isMore ? `and ${id} > $1` : ''} order by ${id} limit ${batch}`,
    write: `update ${place} set ${value} = $1${match ? `, ${identifier(match.column)} = $3` : ''} where ${id} = $2`,
  };
}

function sealedAgain(
  { column, secret }: { readonly column: EncryptedColumn; readonly secret: Secret },
  row: string,
  value: string,
) {
  if (decryptedBy([secret[0]]) !== undefined) return 'as it should be';
  const text = decryptedBy(secret);
  return text === undefined
    ? 'unreadable'
    : { text, encrypted: fieldCipher(secret, column).encrypt(text, row) };

  function decryptedBy(by: Secret): string | undefined {
    try {
      return fieldCipher(by, column).decrypt(value, row);
    } catch {
      return undefined;
    }
  }
}
