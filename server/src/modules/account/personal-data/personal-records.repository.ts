import type { Transaction } from 'kysely';
import type { OwnedTable, OwnedTables, Subject } from '../../../platform/db/owned-table.ts';
import { actForOrganisation, setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** One kind of thing we hold about somebody. */
export interface Records {
  /** Its file's name without ending, such as `sessions`. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * What every table holds about a user, as its owner exports it. What they wrote for an organisation is visible
 * only to one who acts for it, so it is read once for each of theirs.
 */
export async function recordsIn(
  on: On,
  tables: readonly OwnedTables[],
  subject: Subject,
): Promise<readonly Records[]> {
  await setRlsContext(on, { own_email: subject.email });
  const records: Records[] = [];
  for (const { copy } of listed(tables)) {
    if (copy === undefined || (copy.name === 'organisation' && subject.organisations.length === 0)) continue;
    const { name, title, about } = copy;
    const rows: Readonly<Record<string, unknown>>[] = [];
    const rowTexts = new Set<string>();
    for (const organisation of [undefined, ...subject.organisations]) {
      if (organisation === undefined) await setRlsContext(on, { organisation: '', hiring: '' });
      else await actForOrganisation(on, organisation);
      const result = await copy.rows(subject).execute(on);
      rows.push(...result.rows.filter((row) => !rowTexts.has(JSON.stringify(row))));
      for (const row of result.rows) rowTexts.add(JSON.stringify(row));
    }
    records.push({ name, title, about, rows });
  }
  await setRlsContext(on, { own_email: '', organisation: '', hiring: '' });
  return records;
}

/** Deletes what tables hold about an address: what belongs to the account itself goes with it, by foreign keys. */
export async function eraseIn(on: On, tables: readonly OwnedTables[], subject: Subject): Promise<void> {
  for (const { erase } of listed(tables)) if (erase !== undefined) await erase(subject).execute(on);
}

function listed(tables: readonly OwnedTables[]): readonly OwnedTable[] {
  return tables.flatMap((owned) => Object.values(owned));
}
