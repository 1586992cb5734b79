import { type Selectable, sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { RejectionTable, RejectionTemplateTable } from '../employer-applications.tables.ts';

type On = Transaction<Tables>;
type Waiting = Selectable<RejectionTable>;
type Template = Pick<Selectable<RejectionTemplateTable>, 'id' | 'name' | 'subject' | 'text'>;

/** Rejections that wait to be sent, and the templates of their letters. */
export function rejectionsRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  return {
    async add(on: On, rejection: Omit<Waiting, 'due_at'>, seconds: number): Promise<Date> {
      const { due_at } = await on
        .insertInto('rejection')
        .values({ ...rejection, due_at: sql`now() + make_interval(secs => ${seconds})` })
        .returning('due_at')
        .executeTakeFirstOrThrow();
      return due_at;
    },
    /** Those that were still waiting. */
    async undo(on: On, applications: readonly string[]): Promise<readonly string[]> {
      const rows = await on
        .deleteFrom('rejection')
        .where('application', 'in', applications)
        .returning('application')
        .execute();
      return rows.map(({ application }) => application);
    },
    /** As the organisation that rejects; nothing is done where it was undone. */
    async asEmployer(application: string, work: (on: On, waiting: Waiting) => Promise<void>): Promise<void> {
      const waiting = await owner
        .selectFrom('rejection')
        .selectAll()
        .where('application', '=', application)
        .executeTakeFirst();
      if (waiting === undefined) return;
      const { organisation, author } = waiting;
      await asAppWith(queries, { organisation, hiring: 'write', account: author ?? '' }, async (on) => {
        await work(on, waiting);
      });
    },
    /** Locks the application, then reads what waits; undefined where it was undone, or begun again later. */
    async due(on: On, application: string): Promise<Waiting | undefined> {
      await on.selectFrom('application').select('id').where('id', '=', application).forUpdate().execute();
      return await on
        .selectFrom('rejection')
        .selectAll()
        .where('application', '=', application)
        .where('due_at', '<=', sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
    },
    /** Everything that is due and was not sent, such as after a fault of the queue. */
    async overdue(): Promise<readonly string[]> {
      const rows = await owner
        .selectFrom('rejection')
        .select('application')
        .where('due_at', '<=', sql<Date>`now()`)
        .execute();
      return rows.map(({ application }) => application);
    },
    async remove(on: On, application: string): Promise<void> {
      await on.deleteFrom('rejection').where('application', '=', application).execute();
    },
    templates: (on: On, organisation: string): Promise<readonly Template[]> =>
      on
        .selectFrom('rejection_template')
        .select(['id', 'name', 'subject', 'text'])
        .where('organisation', '=', organisation)
        .orderBy(sql`lower(name)`)
        .execute(),
    async saveTemplate(
      on: On,
      { organisation, name, subject, text }: Omit<Selectable<RejectionTemplateTable>, 'id'>,
    ): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        insert into rejection_template (organisation, name, subject, text)
        values (${organisation}, ${name}, ${subject}, ${text})
        on conflict (organisation, lower(name)) do update
          set name = excluded.name, subject = excluded.subject, text = excluded.text
        returning id`.execute(on);
      return rows[0]?.id ?? '';
    },
    async removeTemplate(on: On, organisation: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await on
        .deleteFrom('rejection_template')
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type RejectionsRepository = ReturnType<typeof rejectionsRepository>;
