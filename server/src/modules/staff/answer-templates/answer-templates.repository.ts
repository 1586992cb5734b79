import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface AnswerTemplateRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Texts that the team puts into its answers. */
export const answerTemplatesRepository = {
  list: ({ transaction }: RequestContext): Promise<AnswerTemplateRow[]> =>
    transaction
      .selectFrom('answer_template')
      .select(['id', 'name', 'text'])
      .orderBy(sql`lower(name)`)
      .execute(),
  /** Concurrent changes wait. */
  async lock({ transaction }: RequestContext): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('answer templates'))`.execute(transaction);
  },
  async add({ transaction }: RequestContext, template: AnswerTemplateRow): Promise<void> {
    await transaction.insertInto('answer_template').values(template).execute();
  },
  async change({ transaction }: RequestContext, { id, name, text }: AnswerTemplateRow): Promise<void> {
    await transaction
      .updateTable('answer_template')
      .set({ name, text, changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },
  async remove({ transaction }: RequestContext, id: string): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('answer_template')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};

export type AnswerTemplatesRepository = typeof answerTemplatesRepository;
