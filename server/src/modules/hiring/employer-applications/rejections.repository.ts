import { type Selectable, sql, type Transaction } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { RejectionTable, RejectionTemplateTable } from './employer-applications.tables.ts';

type On = Transaction<Tables>;
type Waiting = Selectable<RejectionTable>;
type Template = Pick<Selectable<RejectionTemplateTable>, 'id' | 'name' | 'subject' | 'text'>;

export interface RejectionsRepository {
  add(on: On, rejection: Omit<Waiting, 'due_at'>, seconds: number): Promise<Date>;
  /** Those that were still waiting. */
  undo(on: On, applications: readonly string[]): Promise<readonly string[]>;
  /** As the organisation that rejects; nothing is done where it was undone. */
  asEmployer(application: string, work: (on: On, waiting: Waiting) => Promise<void>): Promise<void>;
  /** Locks the application, then reads what waits; undefined where it was undone, or begun again later. */
  due(on: On, application: string): Promise<Waiting | undefined>;
  /** Everything that is due and was not sent, such as after a fault of the queue. */
  overdue(): Promise<readonly string[]>;
  remove(on: On, application: string): Promise<void>;
  templates(on: On, organisation: string): Promise<readonly Template[]>;
  saveTemplate(on: On, template: Omit<Selectable<RejectionTemplateTable>, 'id'>): Promise<string>;
  removeTemplate(on: On, organisation: string, id: string): Promise<boolean>;
}

/** Rejections that wait to be sent, and the templates of their letters. */
export function rejectionsRepository({
  queries,
  owner,
}: Pick<Database, 'queries' | 'owner'>): RejectionsRepository {
  return {
    async add(on, rejection, seconds) {
      const { due_at } = await on
        .insertInto('rejection')
        .values({ ...rejection, due_at: sql`now() + make_interval(secs => ${seconds})` })
        .returning('due_at')
        .executeTakeFirstOrThrow();
      return due_at;
    },
    async undo(on, applications) {
      const rows = await on
        .deleteFrom('rejection')
        .where('application', 'in', applications)
        .returning('application')
        .execute();
      return rows.map(({ application }) => application);
    },
    async asEmployer(application, work) {
      const waiting = await owner
        .selectFrom('rejection')
        .selectAll()
        .where('application', '=', application)
        .executeTakeFirst();
      if (waiting === undefined) return;
      const { organisation, author } = waiting;
      await asApp(queries, async (on) => {
        await setRlsContext(on, { organisation, account: author ?? '' });
        await work(on, waiting);
      });
    },
    async due(on, application) {
      await on.selectFrom('application').select('id').where('id', '=', application).forUpdate().execute();
      return await on
        .selectFrom('rejection')
        .selectAll()
        .where('application', '=', application)
        .where('due_at', '<=', sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
    },
    async overdue() {
      const rows = await owner
        .selectFrom('rejection')
        .select('application')
        .where('due_at', '<=', sql<Date>`now()`)
        .execute();
      return rows.map(({ application }) => application);
    },
    async remove(on, application) {
      await on.deleteFrom('rejection').where('application', '=', application).execute();
    },
    templates: (on, organisation) =>
      on
        .selectFrom('rejection_template')
        .select(['id', 'name', 'subject', 'text'])
        .where('organisation', '=', organisation)
        .orderBy(sql`lower(name)`)
        .execute(),
    async saveTemplate(on, { organisation, name, subject, text }) {
      const { rows } = await sql<{ id: string }>`
        insert into rejection_template (organisation, name, subject, text)
        values (${organisation}, ${name}, ${subject}, ${text})
        on conflict (organisation, lower(name)) do update
          set name = excluded.name, subject = excluded.subject, text = excluded.text
        returning id`.execute(on);
      return rows[0]?.id ?? '';
    },
    async removeTemplate(on, organisation, id) {
      const { numDeletedRows } = await on
        .deleteFrom('rejection_template')
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
