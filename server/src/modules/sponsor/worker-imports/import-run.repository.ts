import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { cutOverOf, type ImportRow } from './worker-imports.repository.ts';

type On = Transaction<Tables>;

/** What the background does with an import, as the owner of the tables. */
export const importRunRepository = (owner: Kysely<Tables>) => ({
  inTransaction: <Result>(work: (on: On) => Promise<Result>): Promise<Result> =>
    owner.transaction().execute(work),
  find: (id: string): Promise<ImportRow | undefined> =>
    owner.selectFrom('worker_import').selectAll().where('id', '=', id).executeTakeFirst(),
  /** Two files of one organisation are imported one after the other. */
  async waitForOthers(on: On, organisation: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('worker-import ' || ${organisation}, 0))`.execute(
      on,
    );
  },
  /** Seen at once, while the import itself is not. */
  async tell(id: string, rowsDone: number): Promise<void> {
    await owner.updateTable('worker_import').set({ rows_done: rowsDone }).where('id', '=', id).execute();
  },
  /** The file is needed no longer, unless rows of it are left. */
  async finish(
    on: On,
    id: string,
    { mapping, rowsDone, findings }: { mapping: object; rowsDone: number; findings: string | null },
  ): Promise<void> {
    await on
      .updateTable('worker_import')
      .set({
        state: 'imported',
        rows_done: rowsDone,
        imported_at: sql<Date>`now()`,
        mapping: JSON.stringify(mapping),
        encrypted_findings: findings,
        encrypted_preview: null,
        ...(findings === null && { encrypted_file: null, encrypted_corrections: null }),
      })
      .where('id', '=', id)
      .where('state', '=', 'importing')
      .execute();
  },
  async giveBack(id: string, { mapping, findings }: { mapping: object; findings: string }): Promise<void> {
    await owner
      .updateTable('worker_import')
      .set({
        state: 'checked',
        rows_done: 0,
        mapping: JSON.stringify(mapping),
        encrypted_findings: findings,
      })
      .where('id', '=', id)
      .where('state', '=', 'importing')
      .execute();
  },
  cutOverOf,
  /** The finished imports of an organisation whose first day was a later one, the earliest first. */
  importedWithLater: (on: On, organisation: string, cutOver: string): Promise<ImportRow[]> =>
    on
      .selectFrom('worker_import')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('state', '=', 'imported')
      .where('cut_over', '>', cutOver)
      .orderBy('at')
      .execute(),
  /** Those that were added or changed, to be looked at for duties. */
  async addedBy(id: string): Promise<string[]> {
    const rows = await sql<{ id: string }>`
      select id from worker where imported_by = ${id}
      union select worker from worker_absence where imported_by = ${id}
      union select worker from worker_import_before where import = ${id}`.execute(owner);
    return rows.rows.map((row) => row.id);
  },
});
export type ImportRunRepository = ReturnType<typeof importRunRepository>;
