import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnedTable } from './platform/db/owned-table.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let owned: ReadonlyMap<string, OwnedTable>;
/** The columns of every table. */
let columns: ReadonlyMap<string, readonly string[]>;
/** Each table with those that take its rows with them. */
let goesWith: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  app = await startTestApp();
  owned = new Map(app.tables.flatMap((tables) => Object.entries(tables)));
  const columnRows = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public'`.execute(app.superuser);
  columns = groupByName(columnRows.rows.map(({ table, column }) => [table, column]));
  const keys = await sql<{ table: string; other: string }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as other from pg_constraint
    where contype = 'f' and confdeltype = 'c'`.execute(app.superuser);
  goesWith = groupByName(keys.rows.map(({ table, other }) => [table, other]));
});
afterAll(() => app[Symbol.asyncDispose]());

it('every table has an owner, and one only', () => {
  const names = app.tables.flatMap((tables) => Object.keys(tables));
  expect(names.toSorted(), 'add it to the *.tables.ts of its module').toEqual([...columns.keys()].toSorted());
});

it('every table says which of its columns are personal, and how long it is kept', () => {
  for (const [name, { subject, personal, retention }] of owned) {
    expect(columns.get(name), name).toEqual(expect.arrayContaining([...personal]));
    expect({ name, personal: personal.length > 0 }).toEqual({ name, personal: subject !== 'nobody' });
    expect(retention, name).toMatch(/^[A-Z0-9].*\.$|: .*\.$/);
  }
});

it('a column that can only be about a person is named as personal', () => {
  const telling =
    /^(email|recipient|reply_to|phone|full_name|first_name|last_name|author_name|contact_name|pronouns|network|device)$/;
  for (const [name, { personal }] of owned) {
    const silent = (columns.get(name) ?? []).filter(
      (column) => telling.test(column) && !personal.includes(column),
    );
    expect({ name, silent }).toEqual({ name, silent: [] });
  }
});

it('a column of encrypted values is named as one, so that its values are bound to their rows', () => {
  for (const [name, { encrypted = [] }] of owned) {
    const encryptedColumns = (columns.get(name) ?? []).filter((column) => /^(sealed|encrypted)/.test(column));
    expect(encrypted.map(({ table, column }) => [table, column].join('.')).toSorted()).toEqual(
      encryptedColumns.map((column) => [name, column].join('.')).toSorted(),
    );
    expect(columns.get(name), name).toEqual(expect.arrayContaining(encrypted.map(({ row }) => row)));
  }
});

it('what is about a person is deleted with the account, or says how', () => {
  const staying = [...owned].filter(([name, { subject, erase, erasedWith, stays }]) => {
    if (subject === 'nobody' || erase !== undefined) return false;
    if (stays !== undefined || erasedWith === 'trigger') return false;
    return !leadsTo(name, 'account') && !(erasedWith !== undefined && leadsTo(name, erasedWith));
  });
  expect(staying.map(([name]) => name)).toEqual([]);
});

function leadsTo(table: string, goal: string, visited = new Set<string>()): boolean {
  if (table === goal) return true;
  if (visited.has(table)) return false;
  visited.add(table);
  return (goesWith.get(table) ?? []).some((other) => leadsTo(other, goal, visited));
}

function groupByName(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, value] of pairs) lists.set(key, [...(lists.get(key) ?? []), value]);
  return lists;
}
