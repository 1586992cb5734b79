import type pg from 'pg';

/** A table as a backup keeps it: the columns that are written to it, in order. */
export interface KeptTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export interface KeptSequence {
  readonly schema: string;
  readonly name: string;
  /** The number it gave last; null before the first. */
  readonly last: string | null;
}

/** Ours, and those of the queue. A partition is part of its table; what the database works out itself is not kept. */
const tablesOf = `
  select n.nspname as schema, c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by n.nspname, c.relname
  order by n.nspname, c.relname`;

/** Every table of the database, by schema and name. */
export async function tablesIn(client: pg.Client): Promise<readonly KeptTable[]> {
  return (await client.query<KeptTable>(tablesOf)).rows;
}

export async function sequencesIn(client: pg.Client): Promise<readonly KeptSequence[]> {
  const { rows } = await client.query<KeptSequence>(`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'pgboss') order by 1, 2`);
  return rows;
}

/** A name as SQL writes it. */
export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }) =>
  `${identifier(schema)}.${identifier(name)}`;

export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The file of a table within a backup. */
export const fileOf = ({ schema, name }: KeptTable) => `tables/${schema}.${name}.copy`;

/** The same for a log-in that row-level security binds, if it owns the tables: it is lifted in a transaction that is undone. */
export async function fileKeysForOwner(client: pg.Client): Promise<ReadonlySet<string>> {
  await client.query('begin');
  try {
    for (const table of await tablesWithFiles(client))
      await client.query(`alter table ${quoted(table)} no force row level security`);
    return await fileKeysIn(client);
  } finally {
    await client.query('rollback');
  }
}

/** The keys of uploaded files that rows name. What we drew of them for others is not kept: it is drawn again. */
export async function fileKeysIn(client: pg.Client): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const table of await tablesWithFiles(client)) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct file_key as key from ${quoted(table)} where file_key is not null`,
    );
    for (const { key } of rows) keys.add(key);
  }
  return keys;
}

async function tablesWithFiles(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' and column_name = 'file_key'`);
  return rows;
}
