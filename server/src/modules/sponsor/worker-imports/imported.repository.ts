import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { SealedField } from '../workers/workers.tables.ts';

type On = Transaction<Tables>;

/** Job, pay and hours as a row of a file says them; null where it does not say. */
export interface FileTerms {
  readonly fromDay: string | null;
  readonly jobTitle: string | null;
  readonly occupationCode: string | null;
  readonly payPence: number | null;
  readonly hoursPerWeek: number | null;
  readonly worksOn: readonly number[] | null;
  readonly workPlace: string | null;
}

/** The same, complete enough for the record. */
export interface PlannedTerms extends FileTerms {
  readonly fromDay: string;
  readonly jobTitle: string;
  readonly worksOn: readonly number[];
}

export interface PlannedCheck {
  readonly method: string;
  readonly checkedOn: string;
  readonly checkerName: string;
  readonly nextOn: string | null;
}

/** A worker of the file: null is what it does not say. Days are YYYY-MM-DD. */
export interface PlannedWorker {
  /** The worker on record who is meant; null for a new one. */
  readonly recorded: string | null;
  /** The rows that speak of the worker, the first one first. */
  readonly rows: number[];
  readonly fullName: string;
  readonly reference: string | null;
  readonly route: string | null;
  readonly certificateStart: string | null;
  readonly certificateEnds: string | null;
  readonly visaFrom: string | null;
  readonly visaEnds: string | null;
  readonly startedOn: string | null;
  readonly sponsorshipEndedOn: string | null;
  readonly employmentEndedOn: string | null;
  readonly salaryOption: string | null;
  readonly terms: FileTerms[];
  readonly sealed: readonly { readonly field: SealedField; readonly value: string }[];
  readonly checks: PlannedCheck[];
}

export interface PlannedAbsence {
  readonly row: number;
  /** The same absence on record, if the file says something else of it. */
  readonly recorded: RecordedAbsence | null;
  readonly worker: string;
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly agreed: boolean;
  /** Null where the file does not say. */
  readonly excepted: boolean | null;
}

/** An absence on record. */
export interface RecordedAbsence {
  readonly id: string;
  readonly lastDay: string | null;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly agreed: boolean;
  readonly excepted: boolean;
}

/** What an organisation has on record, as a file is compared with it. */
export interface OnRecord {
  /** Workers by their reference. */
  readonly workers: ReadonlyMap<string, string>;
  /** The names of all workers, by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** Workers by the keyed hash of their passport or National Insurance number, after its field. */
  readonly matches: ReadonlyMap<string, string>;
  /** Open work places by their name in small letters, and by what files call them besides. */
  readonly places: ReadonlyMap<string, string>;
  /** The names of all work places, by their id. */
  readonly closedPlaces: ReadonlyMap<string, { readonly id: string; readonly closedOn: string }>;
  readonly placeNames: ReadonlyMap<string, string>;
  /** Absences by their worker and first day. */
  readonly absences: ReadonlyMap<string, RecordedAbsence>;
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
    .select(['id', 'reference', 'full_name'])
    .where('organisation', '=', organisation)
    .execute();
  const matches = await on
    .selectFrom('worker_sealed')
    .select(['worker', 'field', 'match_hash'])
    .where('organisation', '=', organisation)
    .where('field', 'in', ['passport', 'national-insurance'])
    .execute();
  const places = await on
    .selectFrom('work_place')
    .select(['id', 'name', 'closed_on'])
    .where('organisation', '=', organisation)
    .execute();
  const openPlaces = places.filter(({ closed_on }) => closed_on === null);
  const aliases = await on
    .selectFrom('work_place_alias')
    .innerJoin('work_place', 'work_place.id', 'work_place_alias.work_place')
    .select(['work_place_alias.alias', 'work_place.id'])
    .where('work_place_alias.organisation', '=', organisation)
    .where('work_place.closed_on', 'is', null)
    .execute();
  const absences = await on
    .selectFrom('worker_absence')
    .select(['id', 'worker', 'first_day', 'last_day as lastDay', 'pay', 'agreed', 'excepted'])
    .where('organisation', '=', organisation)
    .execute();
  return {
    workers: new Map(
      workers.flatMap(({ id, reference }) => (reference === null ? [] : [[reference, id] as const])),
    ),
    names: new Map(workers.map(({ id, full_name }) => [id, full_name])),
    matches: new Map(matches.map(({ worker, field, match_hash }) => [`${field} ${match_hash}`, worker])),
    // A name goes before what another place is called besides.
    places: new Map([
      ...aliases.map(({ id, alias }) => [alias, id] as const),
      ...openPlaces.map(({ id, name }) => [name.toLowerCase(), id] as const),
    ]),
    closedPlaces: new Map(
      places.flatMap(({ id, name, closed_on }) =>
        closed_on === null ? [] : [[name.toLowerCase(), { id, closedOn: closed_on }] as const],
      ),
    ),
    placeNames: new Map(places.map(({ id, name }) => [id, name])),
    absences: new Map(
      absences.map(({ worker, first_day, ...absence }) => [`${worker} ${first_day}`, absence]),
    ),
  };
}

/** Adds workers with all that the file says of them: many rows to a statement, for the service of workers takes one. */
export async function addWorkers(
  on: On,
  by: ImportedBy,
  workers: readonly (PlannedWorker & { readonly id: string; readonly sealedAs: readonly Sealed[] })[],
): Promise<void> {
  const { organisation } = by;
  await on
    .insertInto('worker')
    .values(
      workers.map((worker) => ({
        id: worker.id,
        organisation,
        imported_by: by.id,
        full_name: worker.fullName,
        reference: worker.reference,
        route: worker.route ?? 'skilled-worker',
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
  await addTerms(
    on,
    by,
    workers.flatMap(({ id, terms }) =>
      terms.flatMap((each) => {
        const complete = completeTerms(each);
        return complete === null ? [] : [{ worker: id, ...complete }];
      }),
    ),
  );
  const sealed = workers.flatMap(({ id, sealed: fields, sealedAs }) =>
    fields.flatMap(({ field }, at) => {
      const as = sealedAs[at];
      return as === undefined ? [] : [{ worker: id, organisation, field, ...as }];
    }),
  );
  if (sealed.length > 0) await on.insertInto('worker_sealed').values(sealed).execute();
  await addChecks(
    on,
    by,
    workers.flatMap(({ id, checks }) => checks.map((check) => ({ worker: id, ...check }))),
  );
}

const usualDays = [1, 2, 3, 4, 5];

/** Terms with what a new worker needs; null without a job or a day. */
function completeTerms({ fromDay, jobTitle, worksOn, ...terms }: FileTerms): PlannedTerms | null {
  if (fromDay === null || jobTitle === null) return null;
  return { ...terms, fromDay, jobTitle, worksOn: worksOn ?? usualDays };
}

export async function addTerms(
  on: On,
  { id: imported_by, organisation, by_account, by_name }: ImportedBy,
  terms: readonly (PlannedTerms & { readonly worker: string })[],
): Promise<void> {
  for (const some of chunksOf(terms, 2_000))
    await on
      .insertInto('worker_terms')
      .values(
        some.map(({ worker, ...one }) => ({
          id: sql<string>`gen_random_uuid()`,
          ...{ worker, organisation, by_account, by_name, imported_by },
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
}

export async function addChecks(
  on: On,
  { id: imported_by, organisation, by_account, by_name }: ImportedBy,
  checks: readonly (PlannedCheck & { readonly worker: string })[],
): Promise<void> {
  if (checks.length === 0) return;
  await on
    .insertInto('right_to_work_check')
    .values(
      checks.map(({ worker, method, checkedOn, checkerName, nextOn }) => ({
        id: sql<string>`gen_random_uuid()`,
        ...{ worker, organisation, by_account, by_name, imported_by, method },
        ...{ checked_on: checkedOn, checker_name: checkerName, next_on: nextOn },
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
        ...{ first_day: firstDay, last_day: lastDay, pay, agreed, excepted: excepted ?? false },
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
