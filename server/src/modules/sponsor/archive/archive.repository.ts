import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** Every table of a sponsor's records, by its name in the archive. */
export const archivedTables = {
  licence: 'held_licence',
  'key-people': 'key_person',
  'work-places': 'work_place',
  'work-place-names': 'work_place_alias',
  'tasks-done': 'sponsor_task_done',
  allocations: 'certificate_allocation',
  certificates: 'certificate',
  'certificate-notes': 'certificate_note',
  imports: 'worker_import',
  workers: 'worker',
  'worker-terms': 'worker_terms',
  absences: 'worker_absence',
  'people-not-sponsored': 'employed_person',
  'right-to-work-checks': 'right_to_work_check',
  changes: 'worker_change',
  looks: 'worker_sealed_look',
  events: 'sponsor_event',
  'planned-events': 'planned_event',
  duties: 'sponsor_duty',
  'duty-drafts': 'sponsor_duty_draft',
  'duty-steps': 'sponsor_duty_step',
  'duty-files': 'sponsor_duty_file',
  records: 'kept_record',
  'record-versions': 'kept_record_version',
  'record-files': 'kept_record_file',
  'record-looks': 'kept_record_look',
  'record-answers': 'kept_record_answer',
  'rights-information': 'rights_information',
  'record-requests': 'record_request',
  'record-request-files': 'record_request_file',
  'guidance-readings': 'guidance_reading',
  'typed-papers': 'stated_paper',
  'typed-values': 'stated_value',
  'paper-explanations': 'paper_explanation',
  archives: 'sponsor_archive',
} as const;
export type ArchivedTable = (typeof archivedTables)[keyof typeof archivedTables];

/** When something was last recorded in it. */
const recordedAt = {
  worker: 'changed_at',
  worker_terms: 'recorded_at',
  worker_absence: 'recorded_at',
  right_to_work_check: 'recorded_at',
  employed_person: 'changed_at',
  worker_sealed: 'changed_at',
  sponsor_event: 'recorded_at',
  sponsor_duty: 'changed_at',
  sponsor_duty_step: 'at',
  certificate: 'changed_at',
  certificate_note: 'at',
  kept_record: 'changed_at',
  kept_record_answer: 'at',
  stated_paper: 'recorded_at',
  paper_explanation: 'at',
} as const;

/** What is not written out: what is sealed, and a file in the store, which is beside the tables. */
const leftOut = [
  'encrypted_value',
  'encrypted_number',
  'encrypted_file',
  'encrypted_preview',
  'encrypted_corrections',
  'encrypted_findings',
  'file_key',
  'token_hash',
  'match_hash',
  'one_hash',
  'other_hash',
  'found_key',
];
/** Few enough that the site answers others between them. */
const rowsAtOnce = 200;

export interface Sealed {
  readonly id: string;
  readonly worker: string | null;
  readonly field: string;
  readonly encrypted: string;
  readonly of: 'worker' | 'certificate' | 'paper';
}

/** A file in the store, and where it lies in the archive. */
export interface ArchivedFile {
  readonly folder: string;
  readonly name: string;
  readonly key: string;
}

interface Who {
  readonly account: string;
  readonly name: string;
}

/** Confidential records are in no export, whoever asks. */
const notConfidential = (table: ArchivedTable) => {
  if (table === 'sponsor_event' || table === 'sponsor_duty') return sql`not t.confidential`;
  if (table === 'sponsor_duty_draft' || table === 'sponsor_duty_step' || table === 'sponsor_duty_file')
    return sql`exists (select from sponsor_duty d where d.id = t.duty and not d.confidential)`;
  return sql`true`;
};

export const sponsorArchiveRepository = {
  /** The rows of a table, some at a time, all as they stood at one moment. */
  async *rows(on: On, table: ArchivedTable): AsyncGenerator<readonly ArchivedRow[]> {
    await sql`declare archived no scroll cursor for
      select to_jsonb(t) - ${sql.lit(`{${leftOut.join(',')}}`)}::text[] as row from ${sql.table(table)} t
      where t.organisation = my_organisation() and ${notConfidential(table)}`.execute(on);
    for (;;) {
      const query = sql<{ row: ArchivedRow }>`fetch ${sql.lit(rowsAtOnce)} from archived`;
      const { rows } = await query.execute(on);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => row);
    }
    await sql`close archived`.execute(on);
  },
  /** The sealed facts of workers, the numbers of certificates, and what was typed from papers. */
  async sealed(on: On): Promise<readonly Sealed[]> {
    const { rows } = await sql<Sealed>`
      select id, worker, field, encrypted_value as encrypted, 'worker' as of from worker_sealed where organisation = my_organisation()
      union all
      select id::text, worker, 'certificate-number', encrypted_number, 'certificate' from certificate
      where organisation = my_organisation() and encrypted_number is not null
      union all
      select v.id, p.worker, v.field || ' on a paper', v.encrypted_value, 'paper' from stated_value v join stated_paper p on p.id = v.paper
      where v.organisation = my_organisation() and v.encrypted_value is not null`.execute(on);
    return rows;
  },
  /** That each worker's sealed facts were taken is a look at each. */
  async addLooks(on: On, reason: string | null, by: Who): Promise<void> {
    await sql`
      insert into worker_sealed_look (worker, organisation, fields, reason, by_account, by_name)
      select worker, organisation, array_agg(field order by field), ${reason}, ${by.account}::uuid, ${by.name}
      from worker_sealed where organisation = my_organisation() group by worker, organisation`.execute(on);
  },
  /** The files of reports, of records and of the information on employment rights, each with its place in the archive. */
  async files(on: On): Promise<readonly ArchivedFile[]> {
    const { rows } = await sql<ArchivedFile>`
      select concat_ws('/', case when k.of_check is null then 'records' else 'people' end,
          coalesce(k.worker, c.person)::text, case when k.worker is null and k.of_check is null then 'organisation' end,
          k.record, c.checked_on, k.of_check, v.number) as folder,
        f.place || ' ' || f.file_name as name, f.file_key as key
      from kept_record_file f join kept_record_version v on v.id = f.of_version join kept_record k on k.id = v.record
      left join right_to_work_check c on c.id = k.of_check
      where f.organisation = my_organisation()
      union all
      select 'rights-information/' || to_char(at at time zone 'Europe/London', 'YYYY-MM-DD HH24.MI.SS'), file_name, file_key
      from rights_information where organisation = my_organisation() and file_key is not null
      order by folder, name`.execute(on);
    return [...(await sponsorArchiveRepository.reportFiles(on)), ...rows];
  },
  async reportFiles(on: On): Promise<readonly ArchivedFile[]> {
    return await on
      .selectFrom('sponsor_duty_file as f')
      .innerJoin('sponsor_duty as d', 'd.id', 'f.duty')
      .where('f.organisation', '=', sql<string>`my_organisation()`)
      .where('d.confidential', '=', false)
      .select(['f.file_key as key', 'f.file_name as name'])
      .select(sql<string>`'reports/' || f.duty`.as('folder'))
      .orderBy('f.duty')
      .execute();
  },
  async add(
    on: On,
    {
      organisation,
      by,
      ...taken
    }: { organisation: string; by: Who; workers: number; with_sealed: boolean; reason: string | null },
  ): Promise<void> {
    await on
      .insertInto('sponsor_archive')
      .values({ organisation, ...taken, by_account: by.account, by_name: by.name })
      .execute();
  },
  /** The newest archive, and whether something was recorded since. */
  async last(on: On, organisation: string) {
    const changes = Object.entries(recordedAt).map(
      ([table, column]) =>
        sql`select max(${sql.ref(column)}) as at from ${sql.table(table)} where organisation = ${organisation}`,
    );
    return await on
      .selectFrom('sponsor_archive')
      .select(['at', 'by_name', 'with_sealed'])
      .select(
        sql<boolean>`not exists (
          select from (${sql.join(changes, sql` union all `)}) changes where changes.at > sponsor_archive.at
        )`.as('isCurrent'),
      )
      .where('organisation', '=', organisation)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
  },
  /** The days that say until when records are kept, with how many workers have them. */
  async ends(on: On, organisation: string) {
    return await on
      .selectFrom('worker')
      .select(['sponsorship_ended_on', 'employment_ended_on'])
      .select(({ fn }) => [
        fn.countAll<number>().as('workers'),
        sql<number>`count(*) filter (where hold_reason is not null or records_held > 0)`.as('holds'),
      ])
      .where('organisation', '=', organisation)
      .groupBy(['sponsorship_ended_on', 'employment_ended_on'])
      .execute();
  },
  async about(on: On, organisation: string) {
    const { rows } = await sql<{ name: string | null; colleagues: number; confidential: number }>`
      select o.name,
        (select count(*) - 1 from membership m where m.organisation = o.id) as colleagues,
        (select count(*) from sponsor_event e where e.organisation = o.id and e.confidential)
          + (select count(*) from sponsor_duty d where d.organisation = o.id and d.confidential) as confidential
      from organisation o where o.id = ${organisation}`.execute(on);
    return rows[0] ?? { name: null, colleagues: 0, confidential: 0 };
  },
  async eraseWorkers(on: On, organisation: string): Promise<number> {
    const { numDeletedRows } = await on
      .deleteFrom('worker')
      .where('organisation', '=', organisation)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
export type SponsorArchiveRepository = typeof sponsorArchiveRepository;
