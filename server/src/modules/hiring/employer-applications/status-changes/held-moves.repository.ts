import { type Selectable, sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Reader, ReceivedRow } from '../employer-applications.repository.ts';
import type { HeldMoveTable } from '../employer-applications.tables.ts';

type On = Transaction<Tables>;
type HeldMove = Selectable<HeldMoveTable>;

/** Moves of which the candidate has not been told. */
export function heldMovesRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  const find = (on: On, application: string): Promise<HeldMove | undefined> =>
    on.selectFrom('held_move').selectAll().where('application', '=', application).executeTakeFirst();
  return {
    find,
    /** Holds back the newest status change of a locked application, which was like this row before. */
    async hold(
      on: On,
      { id, state, next_step, next_step_on, changed_at }: ReceivedRow,
      { organisation, account, seconds }: Reader & { readonly seconds: number },
    ): Promise<Date> {
      const { rows } = await sql<{ due_at: Date }>`
        insert into held_move
          (application, organisation, author, turn, moved_to, state, next_step, next_step_on, changed_at, due_at)
        select ${id}, ${organisation}, ${account}, t.id, t.state, ${state}, ${next_step}, ${next_step_on}::date,
          ${changed_at}, now() + make_interval(secs => ${seconds})
        from application_turn t where t.application = ${id} order by t.id desc limit 1
        returning due_at`.execute(on);
      const [move] = rows;
      if (move === undefined) throw new Error('A move without a status change cannot be held.');
      return move.due_at;
    },
    /** The held move once it can no longer be undone, under the application's lock. */
    async due(on: On, application: string): Promise<HeldMove | undefined> {
      await on.selectFrom('application').select('id').where('id', '=', application).forUpdate().execute();
      return await on
        .selectFrom('held_move')
        .selectAll()
        .where('application', '=', application)
        .where('due_at', '<=', sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
    },
    async release(on: On, application: string): Promise<void> {
      await on.deleteFrom('held_move').where('application', '=', application).execute();
    },
    /** Undoes those that are still held, of locked applications; their status change is deleted with them. */
    async undo(on: On, applications: readonly string[]): Promise<readonly string[]> {
      const { rows } = await sql<{ id: string }>`
        update application a
        set state = h.state, next_step = h.next_step, next_step_on = h.next_step_on, changed_at = h.changed_at
        from held_move h
        where h.application = a.id and a.state = h.moved_to and a.id = any(${sql.val([...applications])}::uuid[])
        returning a.id`.execute(on);
      const undone = rows.map(({ id }) => id);
      await sql`delete from application_turn where id in (
        select turn from held_move where application = any(${sql.val(undone)}::uuid[]))`.execute(on);
      return undone;
    },
    /** As the organisation that moves; nothing is done where it was undone. */
    async asEmployer(application: string, work: (on: On, held: HeldMove) => Promise<void>): Promise<void> {
      const move = await owner
        .selectFrom('held_move')
        .selectAll()
        .where('application', '=', application)
        .executeTakeFirst();
      if (move === undefined) return;
      await asAppWith(
        queries,
        { organisation: move.organisation, hiring: 'write', account: move.author ?? '' },
        async (on) => {
          await work(on, move);
        },
      );
    },
    /** Everything that is due, such as after a fault of the queue. */
    async overdue(): Promise<readonly string[]> {
      const rows = await owner
        .selectFrom('held_move')
        .select('application')
        .where('due_at', '<=', sql<Date>`now()`)
        .execute();
      return rows.map(({ application }) => application);
    },
  };
}

export type HeldMovesRepository = ReturnType<typeof heldMovesRepository>;
