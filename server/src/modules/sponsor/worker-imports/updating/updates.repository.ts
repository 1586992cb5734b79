import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { SealedField } from '../../workers/workers.tables.ts';
import {
  addChecks,
  addTerms,
  chunksOf,
  type ImportedBy,
  type PlannedAbsence,
  type PlannedCheck,
  type PlannedTerms,
  type RecordedAbsence,
  type Sealed,
} from '../imported.repository.ts';
import type { RecordedFacts, RecordedTerms } from './recorded-workers.repository.ts';

type On = Transaction<Tables>;

/** What stood on record before an import changed it: what is put back when it is undone. Moments are ISO text. */
export interface Before {
  readonly version: number;
  readonly facts: { readonly [Name in keyof RecordedFacts]?: RecordedFacts[Name] | undefined };
  readonly terms: readonly (PlannedTerms & {
    readonly id: string;
    readonly recordedAt: string;
    readonly byAccount: string | null;
    readonly byName: string;
  })[];
  /** Decrypted; null where the import added the field. */
  readonly sealed: readonly {
    readonly field: SealedField;
    readonly before: {
      readonly value: string;
      readonly tail: string | null;
      readonly match: string;
      readonly changedAt: string;
    } | null;
  }[];
  readonly absences: readonly RecordedAbsence[];
}

/** A change of a worker, as it goes into the database. */
export interface StoredUpdate {
  readonly worker: string;
  /** The version that was compared. */
  readonly version: number;
  readonly facts: Partial<RecordedFacts>;
  readonly newTerms: readonly PlannedTerms[];
  readonly changedTerms: readonly { readonly before: RecordedTerms; readonly after: PlannedTerms }[];
  readonly sealed: readonly (Sealed & { readonly field: SealedField })[];
  readonly checks: readonly PlannedCheck[];
  readonly absences: readonly PlannedAbsence[];
  /** In words, for the worker's history. */
  readonly changes: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly before: { readonly id: string; readonly encrypted: string };
}

export const updatesRepository = {
  /** Locks these workers until the import is done, in the order of their ids. */
  async lock(on: On, ids: readonly string[]): Promise<void> {
    for (const some of chunksOf(ids.toSorted(), 2_000))
      await on.selectFrom('worker').select('id').where('id', 'in', some).orderBy('id').forUpdate().execute();
  },
  async apply(on: On, by: ImportedBy, updates: readonly StoredUpdate[]): Promise<void> {
    const { organisation, by_account, by_name } = by;
    for (const update of updates) await applyOne(on, by, update);
    const ofWorker = <Each>(of: (update: StoredUpdate) => readonly Each[]) =>
      updates.flatMap((update) => of(update).map((each) => ({ ...each, worker: update.worker })));
    await addTerms(
      on,
      by,
      ofWorker(({ newTerms }) => newTerms),
    );
    await addChecks(
      on,
      by,
      ofWorker(({ checks }) => checks),
    );
    await setSealed(
      on,
      organisation,
      ofWorker(({ sealed }) => sealed),
    );
    if (updates.length === 0) return;
    await on
      .insertInto('worker_change')
      .values(
        updates.map(({ worker, changes }) => ({
          ...{ worker, organisation, by_account, by_name },
          changes: JSON.stringify(changes),
        })),
      )
      .execute();
    await on
      .insertInto('worker_import_before')
      .values(
        updates.map(({ worker, version, before }) => ({
          ...{ id: before.id, import: by.id, worker, organisation },
          ...{ version: version + 1, encrypted_before: before.encrypted },
        })),
      )
      .execute();
  },
  /** What an import would put back, the last worker first. */
  before: (on: On, file: string) =>
    on
      .selectFrom('worker_import_before')
      .select(['id', 'worker', 'encrypted_before'])
      .where('import', '=', file)
      .execute(),
  /** Puts back what stood on record of one worker. */
  async putBack(
    on: On,
    worker: string,
    { version, facts, terms, sealed, absences }: Before & { readonly sealed: readonly ToSealAgain[] },
  ): Promise<void> {
    await on
      .updateTable('worker')
      .set({ ...facts, version, changed_at: sql<Date>`now()` })
      .where('id', '=', worker)
      .execute();
    for (const each of terms)
      await on
        .updateTable('worker_terms')
        .set({
          ...termColumns(each),
          recorded_at: new Date(each.recordedAt),
          by_account: each.byAccount,
          by_name: each.byName,
        })
        .where('id', '=', each.id)
        .execute();
    for (const { field, encrypted, before } of sealed)
      if (before === null || encrypted === null)
        await on
          .deleteFrom('worker_sealed')
          .where('worker', '=', worker)
          .where('field', '=', field)
          .execute();
      else
        await on
          .updateTable('worker_sealed')
          .set({
            ...{ encrypted_value: encrypted, tail: before.tail, match_hash: before.match },
            changed_at: new Date(before.changedAt),
          })
          .where('worker', '=', worker)
          .where('field', '=', field)
          .execute();
    for (const { id, lastDay, ...absence } of absences)
      await on
        .updateTable('worker_absence')
        .set({ ...absence, last_day: lastDay })
        .where('id', '=', id)
        .execute();
  },
  /** Sealed facts that are put back or taken away now leave what other imports would put back. */
  async beginUndo(on: On): Promise<void> {
    await sql`select set_config('portway.undoing_import', 'on', true)`.execute(on);
  },
  /** Deletes what the import added to workers who were on record; and what it would have put back. */
  async finishUndo(on: On, file: string): Promise<void> {
    await sql`select take_back_additions(${file})`.execute(on);
    await on
      .updateTable('worker_import_before')
      .set({ encrypted_before: null })
      .where('import', '=', file)
      .execute();
    await sql`select set_config('portway.undoing_import', '', true)`.execute(on);
  },
};

export type UpdatesRepository = typeof updatesRepository;

type ToSealAgain = Before['sealed'][number] & { readonly encrypted: string | null };

const termColumns = (terms: PlannedTerms) => ({
  job_title: terms.jobTitle,
  occupation_code: terms.occupationCode,
  pay_pence: terms.payPence,
  hours_per_week: terms.hoursPerWeek,
  works_on: [...terms.worksOn],
  work_place: terms.workPlace,
});

async function applyOne(
  on: On,
  { by_account, by_name }: ImportedBy,
  { worker, version, facts, changedTerms, absences }: StoredUpdate,
): Promise<void> {
  await on
    .updateTable('worker')
    .set({ ...facts, version: version + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', worker)
    .execute();
  for (const { before, after } of changedTerms)
    await on
      .updateTable('worker_terms')
      .set({ ...termColumns(after), recorded_at: sql<Date>`now()`, by_account, by_name })
      .where('id', '=', before.id)
      .execute();
  for (const { recorded, lastDay, pay, agreed, excepted } of absences)
    if (recorded !== null)
      await on
        .updateTable('worker_absence')
        .set({
          ...{ pay, agreed },
          last_day: lastDay ?? recorded.lastDay,
          excepted: excepted ?? recorded.excepted,
        })
        .where('id', '=', recorded.id)
        .execute();
}

async function setSealed(
  on: On,
  organisation: string,
  sealed: readonly (Sealed & { readonly field: SealedField; readonly worker: string })[],
): Promise<void> {
  for (const some of chunksOf(sealed, 2_000))
    await on
      .insertInto('worker_sealed')
      .values(some.map((each) => ({ ...each, organisation })))
      .onConflict((conflict) =>
        conflict.columns(['worker', 'field']).doUpdateSet((set) => ({
          encrypted_value: set.ref('excluded.encrypted_value'),
          tail: set.ref('excluded.tail'),
          match_hash: set.ref('excluded.match_hash'),
          changed_at: sql<Date>`now()`,
        })),
      )
      .execute();
}
