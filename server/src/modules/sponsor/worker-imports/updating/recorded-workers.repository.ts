import type { Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { SealedField } from '../../workers/workers.tables.ts';
import { chunksOf, type PlannedTerms } from '../imported.repository.ts';

type On = Transaction<Tables>;

/** The facts of a worker that a file can change, by their columns. Days are YYYY-MM-DD. */
export interface RecordedFacts {
  readonly full_name: string;
  readonly reference: string | null;
  readonly route: string;
  readonly certificate_start: string | null;
  readonly certificate_ends: string | null;
  readonly visa_from: string | null;
  readonly visa_ends: string | null;
  readonly started_on: string | null;
  readonly sponsorship_ended_on: string | null;
  readonly employment_ended_on: string | null;
  readonly salary_option: string | null;
}

export interface RecordedTerms extends PlannedTerms {
  readonly id: string;
  readonly recordedAt: Date;
  readonly byAccount: string | null;
  readonly byName: string;
}

export interface RecordedSealed {
  readonly id: string;
  readonly encrypted: string;
  readonly tail: string | null;
  readonly match: string;
  readonly changedAt: Date;
}

/** A worker on record, as a file is compared with them. */
export interface RecordedWorker {
  readonly id: string;
  readonly version: number;
  readonly facts: RecordedFacts;
  /** The earliest first. */
  readonly terms: readonly RecordedTerms[];
  readonly sealed: ReadonlyMap<SealedField, RecordedSealed>;
  readonly checks: readonly { readonly method: string; readonly checked_on: string }[];
}

const maxIdsInQuery = 2_000;

/** These workers of an organisation, with what a file can say about them. */
export async function recordedWorkers(
  on: On,
  organisation: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordedWorker>> {
  const workers = new Map<string, RecordedWorker>();
  for (const some of chunksOf(ids, maxIdsInQuery))
    for (const worker of await workersOf(on, organisation, some)) workers.set(worker.id, worker);
  return workers;
}

async function workersOf(on: On, organisation: string, ids: readonly string[]): Promise<RecordedWorker[]> {
  const rows = await on
    .selectFrom('worker')
    .select(['id', 'version', 'full_name', 'reference', 'route', 'certificate_start', 'certificate_ends'])
    .select(['visa_from', 'visa_ends', 'started_on', 'sponsorship_ended_on', 'employment_ended_on'])
    .select('salary_option')
    .where('organisation', '=', organisation)
    .where('id', 'in', ids)
    .execute();
  const terms = Map.groupBy(await termsOf(on, organisation, ids), ({ worker }) => worker);
  const sealed = Map.groupBy(await sealedOf(on, organisation, ids), ({ worker }) => worker);
  const checks = await on
    .selectFrom('right_to_work_check')
    .select(['worker', 'method', 'checked_on'])
    .where('organisation', '=', organisation)
    .where('worker', 'in', ids)
    .execute();
  const checksByWorker = Map.groupBy(checks, ({ worker }) => worker);
  return rows.map(({ id, version, ...facts }) => ({
    id,
    version,
    facts,
    terms: terms.get(id) ?? [],
    sealed: new Map((sealed.get(id) ?? []).map((each) => [each.field, each])),
    checks: checksByWorker.get(id) ?? [],
  }));
}

async function termsOf(on: On, organisation: string, ids: readonly string[]) {
  const rows = await on
    .selectFrom('worker_terms')
    .select(['id', 'worker', 'from_day', 'job_title', 'occupation_code', 'pay_pence', 'hours_per_week'])
    .select(['works_on', 'work_place', 'recorded_at', 'by_account', 'by_name'])
    .where('organisation', '=', organisation)
    .where('worker', 'in', ids)
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    worker: row.worker,
    fromDay: row.from_day,
    jobTitle: row.job_title,
    occupationCode: row.occupation_code,
    payPence: row.pay_pence,
    hoursPerWeek: row.hours_per_week === null ? null : Number(row.hours_per_week),
    worksOn: row.works_on,
    workPlace: row.work_place,
    recordedAt: row.recorded_at,
    byAccount: row.by_account,
    byName: row.by_name,
  }));
}

async function sealedOf(on: On, organisation: string, ids: readonly string[]) {
  const rows = await on
    .selectFrom('worker_sealed')
    .select(['id', 'worker', 'field', 'encrypted_value', 'tail', 'match_hash', 'changed_at'])
    .where('organisation', '=', organisation)
    .where('worker', 'in', ids)
    .execute();
  return rows.map(({ id, worker, field, encrypted_value, tail, match_hash, changed_at }) => ({
    ...{ id, worker, field, tail },
    ...{ encrypted: encrypted_value, match: match_hash, changedAt: changed_at },
  }));
}
