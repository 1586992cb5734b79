import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { DutyState, SponsorDutyTable } from './duties.tables.ts';

type On = Transaction<Tables>;

/** What the law made of an event, as stored. */
export interface Outcome {
  readonly duty: string | null;
  readonly does: SponsorDutyTable['does'];
  readonly title: string;
  readonly because: string;
  readonly happened_on: string;
  readonly nation: SponsorDutyTable['nation'];
  readonly report_by: string | null;
  readonly remind_by: string | null;
  readonly asked: object;
  readonly deadline: object | null;
}

export interface NewDuty extends Outcome {
  readonly id: string;
  readonly organisation: string;
  readonly worker: string | null;
  readonly event: string | null;
  readonly found_key: string | null;
  readonly confidential: boolean;
  readonly state: DutyState;
  readonly not_reported_because: string | null;
  readonly draft: readonly object[];
}

export interface ExistingDuty
  extends Pick<Outcome, 'because' | 'title' | 'does' | 'report_by' | 'remind_by'> {
  readonly id: string;
  readonly state: DutyState;
  readonly asked: object;
}

/** Who takes a step; null for what Portway found by itself. */
export type By = { readonly account: string; readonly name: string } | null;

export interface NewStep {
  readonly duty: string;
  readonly organisation: string;
  readonly step: string;
  readonly words?: string | undefined;
  readonly by: By;
}

const columnsOf = ({ asked, deadline, ...rest }: Outcome) => ({
  ...rest,
  asked: JSON.stringify(asked),
  deadline: deadline === null ? null : JSON.stringify(deadline),
});

/** Transactions in which duties are being counted. */
const countingIn = new WeakSet<On>();

/**
 * Runs work that reads and changes duties by what is on record, no matter who recorded it: in it a line manager's transaction
 * also reaches the duties of their people that they do not see. Nothing of what it reads may be shown to the caller.
 */
export async function countingDuties<Result>(on: On, work: () => Promise<Result>): Promise<Result> {
  if (countingIn.has(on)) return await work();
  countingIn.add(on);
  try {
    await sql`select set_config('portway.counting_duties', 'on', true)`.execute(on);
    const result = await work();
    await sql`select set_config('portway.counting_duties', '', true)`.execute(on);
    return result;
  } finally {
    countingIn.delete(on);
  }
}

export const raiseRepository = {
  counting: countingDuties,
  /** False where the organisation has a duty of this key already. */
  async add(
    on: On,
    { id, organisation, worker, event, found_key, confidential, draft, ...duty }: NewDuty,
  ): Promise<boolean> {
    const { state, not_reported_because, ...outcome } = duty;
    const values = { organisation, worker, event, found_key, confidential, state, not_reported_because };
    // Whether a row was added is counted, not read back: RETURNING would need the row to be visible.
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('sponsor_duty')
      .values({ id, ...values, ...columnsOf(outcome), draft: JSON.stringify(draft) })
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'found_key']).where('found_key', 'is not', null).doNothing(),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  },
  foundForUpdate: (on: On, organisation: string, key: string): Promise<ExistingDuty | undefined> =>
    on
      .selectFrom('sponsor_duty')
      .select(['id', 'state', 'title', 'because', 'does', 'report_by', 'remind_by', 'asked'])
      .where('organisation', '=', organisation)
      .where('found_key', '=', key)
      .forUpdate()
      .executeTakeFirst(),
  ofEventForUpdate: (on: On, event: string): Promise<readonly Pick<ExistingDuty, 'id' | 'state'>[]> =>
    on.selectFrom('sponsor_duty').select(['id', 'state']).where('event', '=', event).forUpdate().execute(),
  /** The same duty with another outcome. */
  async recount(on: On, id: string, outcome: Outcome): Promise<void> {
    await on
      .updateTable('sponsor_duty')
      .set((set) => ({
        ...columnsOf(outcome),
        version: set('version', '+', 1),
        changed_at: new Date(),
      }))
      .where('id', '=', id)
      .execute();
  },
  /** Nothing is to be done any more. */
  async close(on: On, id: string): Promise<void> {
    await closing(on, id).execute();
  },
  /** The same, and what is found again is a new duty: another event stands in the place of the one that led to this. */
  async closeSuperseded(on: On, id: string): Promise<void> {
    await closing(on, id).set({ found_key: sql`found_key || '#corrected.' || id` }).execute();
  },
  async addStep(on: On, { by, words, ...step }: NewStep): Promise<void> {
    await on
      .insertInto('sponsor_duty_step')
      .values({
        ...step,
        words: words ?? null,
        by_account: by?.account ?? null,
        by_name: by?.name ?? 'Portway',
      })
      .execute();
  },
};

export type RaiseRepository = typeof raiseRepository;

const closing = (on: On, id: string) =>
  on
    .updateTable('sponsor_duty')
    .set((set) => ({ state: 'closed', version: set('version', '+', 1), changed_at: new Date() }))
    .where('id', '=', id);
