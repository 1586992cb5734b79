import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { SealedField } from '../workers/workers.tables.ts';

type On = Transaction<Tables>;

export interface PlannedTerms {
  readonly fromDay: string;
  readonly jobTitle: string;
  readonly occupationCode: string | null;
  readonly payPence: number | null;
  readonly hoursPerWeek: number | null;
  readonly worksOn: readonly number[];
  readonly workPlace: string | null;
}

export interface PlannedCheck {
  readonly method: string;
  readonly checkedOn: string;
  readonly checkerName: string;
  readonly nextOn: string | null;
}

/** A worker of the file, as it will stand on record. Days are YYYY-MM-DD. */
export interface PlannedWorker {
  readonly fullName: string;
  readonly reference: string | null;
  readonly route: string;
  readonly certificateStart: string | null;
  readonly certificateEnds: string | null;
  readonly visaFrom: string | null;
  readonly visaEnds: string | null;
  readonly startedOn: string | null;
  readonly sponsorshipEndedOn: string | null;
  readonly employmentEndedOn: string | null;
  readonly salaryOption: string | null;
  readonly terms: PlannedTerms[];
  readonly sealed: readonly { readonly field: SealedField; readonly value: string }[];
  readonly check: PlannedCheck | null;
}

export interface PlannedAbsence {
  readonly worker: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly agreed: boolean;
  readonly excepted: boolean;
}

/** What an organisation has on record, as a file is compared with it. */
export interface OnRecord {
  /** Workers by their reference. */
  readonly workers: ReadonlyMap<string, string>;
  /** Keyed hashes of passport and National Insurance numbers, each after its field. */
  readonly matches: ReadonlySet<string>;
  /** Open work places by their name in small letters. */
  readonly places: ReadonlyMap<string, string>;
  /** First days of absences, each after its worker. */
  readonly absences: ReadonlySet<string>;
}

/** Whose import it is. */
export interface ImportedBy {
  readonly id: string;
  readonly organisation: string;
  readonly by_account: string | null;
  readonly by_name: string;
}

/** A value sealed for its worker and field. */
export interface Sealed {
  readonly id: string;
  readonly encrypted_value: string;
  readonly tail: string | null;
  readonly match_hash: string;
}

export async function onRecord(on: On, organisation: string): Promise<OnRecord> {
  const workers = await on
    .selectFrom('worker')
    .select(['id', 'reference'])
    .where('organisation', '=', organisation)
    .where('reference', 'is not', null)
    .execute();
  const matches = await on
    .selectFrom('worker_sealed')
    .select(['field', 'match_hash'])
    .where('organisation', '=', organisation)
    .where('field', 'in', ['passport', 'national-insurance'])
    .execute();
  const places = await on
    .selectFrom('work_place')
    .select(['id', 'name'])
    .where('organisation', '=', organisation)
    .where('closed_on', 'is', null)
    .execute();
  const absences = await on
    .selectFrom('worker_absence')
    .select(['worker', 'first_day'])
    .where('organisation', '=', organisation)
    .execute();
  return {
    workers: new Map(workers.map(({ id, reference }) => [reference ?? '', id])),
    matches: new Set(matches.map(({ field, match_hash }) => `${field} ${match_hash}`)),
    places: new Map(places.map(({ id, name }) => [name.toLowerCase(), id])),
    absences: new Set(absences.map(({ worker, first_day }) => `${worker} ${first_day}`)),
  };
}

/** Adds workers with all that the file says of them: many rows to a statement, for the service of workers takes one. */
export async function addWorkers(
  on: On,
  by: ImportedBy,
  workers: readonly (PlannedWorker & { readonly id: string; readonly sealedAs: readonly Sealed[] })[],
): Promise<void> {
  const { organisation, by_account, by_name } = by;
  const recorded = { organisation, by_account, by_name };
  await on
    .insertInto('worker')
    .values(
      workers.map((worker) => ({
        id: worker.id,
        organisation,
        imported_by: by.id,
        full_name: worker.fullName,
        reference: worker.reference,
        route: worker.route,
        certificate_start: worker.certificateStart,
        certificate_ends: worker.certificateEnds,
        visa_from: worker.visaFrom,
        visa_ends: worker.visaEnds,
        started_on: worker.startedOn,
        sponsorship_ended_on: worker.sponsorshipEndedOn,
        employment_ended_on: worker.employmentEndedOn,
        salary_option: worker.salaryOption,
      })),
    )
    .execute();
  const terms = workers.flatMap(({ id, terms: workerTerms }) =>
    workerTerms.map((one) => ({ worker: id, ...one })),
  );
  for (const some of chunksOf(terms, 2_000))
    await on
      .insertInto('worker_terms')
      .values(
        some.map(({ worker, ...one }) => ({
          id: sql<string>`gen_random_uuid()`,
          worker,
          ...recorded,
          from_day: one.fromDay,
          job_title: one.jobTitle,
          occupation_code: one.occupationCode,
          pay_pence: one.payPence,
          hours_per_week: one.hoursPerWeek,
          works_on: [...one.worksOn],
          work_place: one.workPlace,
        })),
      )
      .execute();
  const sealed = workers.flatMap(({ id, sealed: fields, sealedAs }) =>
    fields.flatMap(({ field }, at) => {
      const as = sealedAs[at];
      return as === undefined ? [] : [{ worker: id, organisation, field, ...as }];
    }),
  );
  if (sealed.length > 0) await on.insertInto('worker_sealed').values(sealed).execute();
  const checks = workers.flatMap(({ id, check }) => (check === null ? [] : [{ worker: id, ...check }]));
  if (checks.length > 0)
    await on
      .insertInto('right_to_work_check')
      .values(
        checks.map(({ worker, method, checkedOn, checkerName, nextOn }) => ({
          id: sql<string>`gen_random_uuid()`,
          worker,
          ...recorded,
          method,
          checked_on: checkedOn,
          checker_name: checkerName,
          next_on: nextOn,
        })),
      )
      .execute();
}

export async function addAbsences(
  on: On,
  { id, organisation, by_account, by_name }: ImportedBy,
  absences: readonly PlannedAbsence[],
): Promise<void> {
  await on
    .insertInto('worker_absence')
    .values(
      absences.map(({ worker, firstDay, lastDay, pay, agreed, excepted }) => ({
        id: sql<string>`gen_random_uuid()`,
        ...{ worker, organisation, by_account, by_name, imported_by: id },
        ...{ first_day: firstDay, last_day: lastDay, pay, agreed, excepted },
      })),
    )
    .execute();
}

export function* chunksOf<Each>(all: readonly Each[], size: number): Generator<readonly Each[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** What a number is hashed as: of this organisation alone, however it is written. */
export const matchText = (organisation: string, field: string, value: string) =>
  `${organisation}\n${field}\n${value.replaceAll(/[\s-]/g, '').toUpperCase()}`;
