import { sql, type Transaction } from 'kysely';
import { olderThan, type Page, pageOf, pageSize, positionIn } from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { DutyState, SponsorDutyTable } from './duties.tables.ts';

type On = Transaction<Tables>;

export interface ListedDuty {
  readonly id: string;
  readonly title: string;
  readonly worker: string | null;
  readonly worker_name: string | null;
  readonly does: SponsorDutyTable['does'];
  readonly state: DutyState;
  readonly happened_on: string;
  readonly report_by: string | null;
  readonly remind_by: string | null;
}

export interface DutyWanted {
  readonly organisation: string;
  readonly show: 'open' | 'done';
  readonly does: SponsorDutyTable['does'] | undefined;
  readonly worker: string | undefined;
  readonly search: string | undefined;
  readonly after: string | undefined;
}

interface Step {
  readonly state: DutyState;
  readonly draft?: readonly object[];
  readonly reported_on?: string | null;
  readonly reference?: string | null;
  readonly not_reported_because?: string | null;
}

const maxNamed = 100;
const openStates = ['to-do', 'prepared', 'checked'] as const;
/**
 * Open duties are ordered by their day, which is the cursor. Those with nothing to report by come after all others, by
 * the day of what happened: as a number, which the cursor must hold exactly, so 150 years on and no more.
 */
const position = (show: DutyWanted['show']) => {
  const at =
    show === 'done' ? sql`d.raised_at` : sql`coalesce(d.remind_by, d.happened_on + interval '150 years')`;
  return sql<number>`(extract(epoch from ${at}) * 1000000)::bigint`;
};

const dutyRows = (on: On, organisation: string) =>
  on
    .selectFrom('sponsor_duty as d')
    .leftJoin('worker as w', 'w.id', 'd.worker')
    .select(['d.id', 'd.title', 'd.worker', 'w.full_name as worker_name', 'd.does', 'd.state'])
    .select(['d.happened_on', 'd.report_by', 'd.remind_by'])
    .where('d.organisation', '=', organisation);

export const sponsorDutiesRepository = {
  async list(on: On, filters: DutyWanted): Promise<Page<ListedDuty>> {
    const { organisation, show, does, worker, search, after } = filters;
    const from = after === undefined ? undefined : positionIn(after);
    const at = position(show);
    const rows = await dutyRows(on, organisation)
      .select(at.as('at'))
      .where('d.state', show === 'open' ? 'in' : 'not in', [...openStates])
      .$if(does !== undefined, (query) => query.where('d.does', '=', does ?? 'report'))
      .$if(worker !== undefined, (query) => query.where('d.worker', '=', worker ?? ''))
      .$if(search !== undefined, (query) =>
        query.where(
          sql<boolean>`position(lower(${search ?? ''}) in lower(d.title || ' ' || coalesce(w.full_name, ''))) > 0`,
        ),
      )
      .$if(from !== undefined, (query) =>
        query.where(
          show === 'done'
            ? olderThan({ at: 'd.raised_at', id: 'd.id' }, from ?? { at: 0, id: '' })
            : sql<boolean>`(${at}, d.id) > (${from?.at ?? 0}::bigint, ${from?.id ?? ''}::uuid)`,
        ),
      )
      .orderBy(at, show === 'open' ? 'asc' : 'desc')
      .orderBy('d.id', show === 'open' ? 'asc' : 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  async open(on: On, organisation: string): Promise<number> {
    const { count } = await on
      .selectFrom('sponsor_duty')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation', '=', organisation)
      .where('state', 'in', [...openStates])
      .executeTakeFirstOrThrow();
    return count;
  },
  find: (on: On, organisation: string, id: string) =>
    dutyRows(on, organisation)
      .leftJoin('sponsor_duty_draft as f', 'f.duty', 'd.id')
      .select(['d.duty', 'd.because', 'd.nation', 'd.deadline', 'd.confidential', 'f.draft', 'd.version'])
      .select(['d.reported_on', 'd.reference', 'd.not_reported_because', 'd.asked'])
      .select(sql<string | null>`split_part(d.found_key, ':', 1)`.as('kind'))
      .select(({ selectFrom }) =>
        selectFrom('sponsor_event as e')
          .select('e.id')
          .whereRef('e.id', '=', 'd.event')
          .where(({ exists, not, selectFrom: from }) =>
            not(exists(from('sponsor_event as l').select('l.id').whereRef('l.corrects', '=', 'e.id'))),
          )
          .as('event'),
      )
      .where('d.id', '=', id)
      .executeTakeFirst(),
  /** Workers of the organisation by name, of those that the caller may see. */
  named: (on: On, organisation: string, ids: readonly string[]) =>
    on
      .selectFrom('worker')
      .select(['id', 'full_name as name'])
      .where('organisation', '=', organisation)
      .where('id', '=', sql<string>`any (${sql.val([...ids])}::uuid[])`)
      .orderBy('full_name')
      .orderBy('id')
      .limit(maxNamed)
      .execute(),
  findForUpdate: (on: On, organisation: string, id: string) =>
    on
      .selectFrom('sponsor_duty')
      .select('state')
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  steps: (on: On, duty: string) =>
    on
      .selectFrom('sponsor_duty_step')
      .select(['step', 'words', 'by_account', 'by_name', 'at'])
      .where('duty', '=', duty)
      .orderBy('id')
      .execute(),
  file: (on: On, duty: string) =>
    on
      .selectFrom('sponsor_duty_file')
      .select(['file_name as name', 'file_bytes as bytes', 'by_name'])
      .where('duty', '=', duty)
      .executeTakeFirst(),
  async secondCheck(on: On, organisation: string): Promise<boolean> {
    const row = await on
      .selectFrom('held_licence')
      .select('second_check')
      .where('organisation', '=', organisation)
      .executeTakeFirst();
    return row?.second_check ?? false;
  },
  /** False where a colleague took a step since this version. */
  async take(on: On, { id, version }: { id: string; version: number }, step: Step): Promise<boolean> {
    const { draft, ...rest } = step;
    const { numUpdatedRows } = await on
      .updateTable('sponsor_duty')
      .set({
        ...rest,
        ...(draft !== undefined && { draft: JSON.stringify(draft) }),
        version: version + 1,
        changed_at: new Date(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },
};
export type SponsorDutiesRepository = typeof sponsorDutiesRepository;
