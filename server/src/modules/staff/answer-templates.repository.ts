import { sql } from 'kysely';
import type { RequestContext } from '../../platform/db/request-context.ts';

export interface AnswerTemplateRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface AnswerTemplatesRepository {
  list(requestContext: RequestContext): Promise<AnswerTemplateRow[]>;
  /** Concurrent changes wait. */
  lock(requestContext: RequestContext): Promise<void>;
  add(requestContext: RequestContext, template: AnswerTemplateRow): Promise<void>;
  change(requestContext: RequestContext, template: AnswerTemplateRow): Promise<void>;
  remove(requestContext: RequestContext, id: string): Promise<boolean>;
}

/** Texts that the team puts into its answers. */
export const answerTemplatesRepository: AnswerTemplatesRepository = {
  list: ({ transaction }) =>
    transaction
      .selectFrom('answer_template')
      .select(['id', 'name', 'text'])
      .orderBy(sql`lower(name)`)
      .execute(),
  async lock({ transaction }) {
    await sql`select pg_advisory_xact_lock(hashtext('answer templates'))`.execute(transaction);
  },
  async add({ transaction }, template) {
    await transaction.insertInto('answer_template').values(template).execute();
  },
  async change({ transaction }, { id, name, text }) {
    await transaction
      .updateTable('answer_template')
      .set({ name, text, changed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },
  async remove({ transaction }, id) {
    const { numDeletedRows } = await transaction
      .deleteFrom('answer_template')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
