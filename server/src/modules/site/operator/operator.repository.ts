import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { OperatorFigureTable } from './operator.tables.ts';

export type OperatorFigureRow = Pick<
  Selectable<OperatorFigureTable>,
  'id' | 'version' | 'value' | 'label' | 'source' | 'true_on' | 'example'
>;

export type FigureFields = Pick<OperatorFigureRow, 'value' | 'label' | 'source' | 'true_on'>;

export interface ContactRow {
  readonly phone: string | null;
  readonly address: string | null;
  readonly example: boolean;
}

const figureColumns = ['id', 'version', 'value', 'label', 'source', 'true_on', 'example'] as const;

/** The operator's own figures and contact details. `now` in milliseconds since 1970. */
export function operatorRepository({ read }: Pick<Database, 'read'>, now: () => number) {
  return {
    /** In the order in which they were entered. */
    figures: (): Promise<readonly OperatorFigureRow[]> =>
      read((on) =>
        on
          .selectFrom('operator_figure')
          .select(figureColumns)
          .orderBy('created_at')
          .orderBy('id')
          .limit(50)
          .execute(),
      ),
    /** Staff's own, or else the demo's. */
    contact: (): Promise<ContactRow | undefined> =>
      read((on) =>
        on
          .selectFrom('operator_contact')
          .select(['office_phone as phone', 'address', 'example'])
          .orderBy('example')
          .limit(1)
          .executeTakeFirst(),
      ),
    /** Others who would add a figure wait, so that the page keeps its room. */
    async lockedFigures({ transaction }: RequestContext): Promise<readonly OperatorFigureRow[]> {
      await sql`select pg_advisory_xact_lock(hashtext('operator figures'))`.execute(transaction);
      return await transaction.selectFrom('operator_figure').select(figureColumns).execute();
    },
    find: ({ transaction }: RequestContext, id: string): Promise<OperatorFigureRow | undefined> =>
      transaction.selectFrom('operator_figure').select(figureColumns).where('id', '=', id).executeTakeFirst(),
    async add({ transaction }: RequestContext, id: string, fields: FigureFields): Promise<void> {
      const addedAt = new Date(now());
      await transaction
        .insertInto('operator_figure')
        .values({ id, ...fields, created_at: addedAt, changed_at: addedAt })
        .execute();
    },
    /** Returns the new version; undefined when the version before was another. */
    async save(
      { transaction }: RequestContext,
      { id, version }: Pick<OperatorFigureRow, 'id' | 'version'>,
      fields: FigureFields,
    ): Promise<number | undefined> {
      const row = await transaction
        .updateTable('operator_figure')
        .set({ ...fields, version: version + 1, changed_at: new Date(now()) })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst();
      return row?.version;
    },
    async remove({ transaction }: RequestContext, id: string): Promise<void> {
      await transaction.deleteFrom('operator_figure').where('id', '=', id).execute();
    },
    async saveContact(
      { transaction }: RequestContext,
      { phone, address }: Pick<ContactRow, 'phone' | 'address'>,
    ): Promise<void> {
      const values = { office_phone: phone, address, changed_at: new Date(now()) };
      await transaction
        .insertInto('operator_contact')
        .values(values)
        .onConflict((conflict) => conflict.column('example').doUpdateSet(values))
        .execute();
    },
    async removeContact({ transaction }: RequestContext): Promise<void> {
      await transaction.deleteFrom('operator_contact').where('example', '=', false).execute();
    },
  };
}

export type OperatorRepository = ReturnType<typeof operatorRepository>;
