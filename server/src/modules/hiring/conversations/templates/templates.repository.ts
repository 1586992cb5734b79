import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface TemplateRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export const templatesRepository = {
  list: (on: On, organisation: string): Promise<TemplateRow[]> =>
    on
      .selectFrom('message_template')
      .select(['id', 'name', 'text'])
      .where('organisation', '=', organisation)
      .orderBy(sql`lower(name)`)
      .execute(),
  /** Adding again with the same id changes nothing. False where another one has the name or the id. */
  async add(on: On, organisation: string, template: TemplateRow): Promise<boolean> {
    await on
      .insertInto('message_template')
      .values({ ...template, organisation })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await on
      .selectFrom('message_template')
      .select('id')
      .where('id', '=', template.id)
      .where('organisation', '=', organisation)
      .executeTakeFirst();
    return row !== undefined;
  },
  async exists(on: On, organisation: string, id: string): Promise<boolean> {
    const row = await on
      .selectFrom('message_template')
      .select('id')
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** False where another one has the name. */
  async change(on: On, organisation: string, { id, name, text }: TemplateRow): Promise<boolean> {
    const sameName = await on
      .selectFrom('message_template')
      .select('id')
      .where('organisation', '=', organisation)
      .where('id', '<>', id)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst();
    if (sameName !== undefined) return false;
    await on
      .updateTable('message_template')
      .set({ name, text, changed_at: sql`now()` })
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .execute();
    return true;
  },
  async remove(on: On, organisation: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await on
      .deleteFrom('message_template')
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  /** Concurrent changes of the organisation's templates wait. */
  async hold(on: On, organisation: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`templates ${organisation}`}))`.execute(on);
  },
};

export type TemplatesRepository = typeof templatesRepository;
