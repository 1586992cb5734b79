import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** Which rows: of the line manager's own worker, of another worker, of neither; and the confidential ones of each. */
export type WhichRow = 'own' | 'other' | 'organisation' | 'own confidential' | 'other confidential';
type Values = Readonly<Record<string, unknown>>;

export interface SponsorRow {
  readonly table: string;
  readonly which: WhichRow;
  readonly values: Values;
  /** Where the row lies, which names it in every table alike. */
  readonly at: string;
}

interface Wanted {
  readonly organisation: string;
  /** Manages one of the two workers. */
  readonly manager: string;
  /** Whose calendar feed it is. */
  readonly officer: string;
}

/** Inserts the columns that are given. */
export function inserting(table: string, values: Values): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`;
}

/** A row of each kind in every table of a sponsor's records. */
export async function sponsorRows(on: Kysely<Tables>, options: Wanted): Promise<readonly SponsorRow[]> {
  const { organisation, manager, officer } = options;
  const rows: SponsorRow[] = [];
  const add = async (table: string, which: WhichRow, more: Values) => {
    const values = { organisation, ...more };
    const inserted = sql<{ at: string }>`${inserting(table, values)} returning ctid::text as at`;
    const [{ at } = { at: '' }] = (await inserted.execute(on)).rows;
    rows.push({ table, which, values, at });
  };
  const by = { by_account: null, by_name: 'Helen Marsh' };
  const day = '2026-11-20';
  const nation = 'england-and-wales';
  const place = randomUUID();
  await add('held_licence', 'organisation', { routes: ['skilled-worker'] });
  const keyPerson = randomUUID();
  await add('key_person', 'organisation', {
    id: keyPerson,
    role: 'key-contact',
    full_name: 'Carys Bowen',
    from_day: day,
  });
  const reading = { id: randomUUID(), key_person: keyPerson, edition: day, read_on: day };
  await add('guidance_reading', 'organisation', { ...reading, ...by });
  await add('work_place', 'organisation', { id: place, name: 'Leeds', nation, kind: 'office' });
  await add('sponsor_task_done', 'organisation', { task: 'sms-log-in', done_on: day, ...by });
  await add('certificate_allocation', 'organisation', { from_day: day, to_day: '2027-11-19', allocated: 5 });
  await add('sponsor_check', 'organisation', { checked_at: `${day}T04:10:00Z`, workers: 2, unchecked: [] });
  await add('work_place_alias', 'organisation', {
    alias: 'leeds hq',
    work_place: place,
    saved_at: `${day}T04:10:00Z`,
  });
  const file = randomUUID();
  await add('worker_import', 'organisation', {
    id: file,
    file_name: 'workers.csv',
    state: 'imported',
    mapping: {},
    rows_total: 2,
    faults: [],
    ...by,
    at: `${day}T04:10:00Z`,
  });
  await add('import_mapping', 'organisation', {
    headings: 'Name',
    mapping: {},
    saved_at: `${day}T04:10:00Z`,
  });
  await add('calendar_feed', 'organisation', {
    id: randomUUID(),
    account: officer,
    token_hash: randomUUID(),
  });
  await add('worker_view', 'organisation', {
    id: randomUUID(),
    account: officer,
    name: 'Checks to make',
    query: {},
  });
  await add('employed_person', 'organisation', {
    id: randomUUID(),
    full_name: 'Carys Lloyd',
    engagement: 'employee',
    check_asked: true,
    ...by,
  });
  await add('sponsor_archive', 'organisation', {
    workers: 2,
    with_sealed: false,
    at: `${day}T04:10:00Z`,
    ...by,
  });
  await add('sponsor_reminder', 'organisation', { account: officer, about: 'digest', on_day: day });

  for (const which of ['own', 'other'] as const) {
    const worker = randomUUID();
    const owner = { worker, ...by };
    await add('worker', which, {
      id: worker,
      full_name: 'Ana Marques',
      manager: which === 'own' ? manager : null,
    });
    await add('worker_terms', which, {
      id: randomUUID(),
      from_day: day,
      job_title: 'Engineer',
      work_place: place,
      ...owner,
    });
    await add('worker_absence', which, {
      id: randomUUID(),
      first_day: day,
      pay: 'paid',
      agreed: true,
      ...owner,
    });
    await add('right_to_work_check', which, {
      id: randomUUID(),
      method: 'online',
      checked_on: day,
      checker_name: 'Helen Marsh',
      ...owner,
    });
    await add('worker_import_before', which, {
      id: randomUUID(),
      import: file,
      worker,
      version: 2,
      encrypted_before: 'x',
      at: `${day}T04:10:00Z`,
    });
    await add('worker_sealed', which, {
      id: `${worker}.passport`,
      worker,
      field: 'passport',
      encrypted_value: 'x',
      match_hash: 'x',
    });
    await add('worker_sealed_look', which, { fields: ['passport'], ...owner });
    await add('worker_change', which, { changes: [], ...owner });
    await addRecord(which, worker);
    await addPaper(which, worker);
    const certificate = randomUUID();
    await add('certificate', which, {
      id: certificate,
      kind: 'defined',
      state: 'draft',
      facts: {},
      ...owner,
    });
    await add('certificate_note', which, { certificate, words: 'Salary put right', ...by });
    await addHappening({ which, worker, confidential: false });
    await addHappening({ which: `${which} confidential`, worker, confidential: true });
  }
  await addRecord('organisation', null);
  await addHappening({ which: 'organisation', worker: null, confidential: false });
  return Promise.all(rows.map((row) => (keptWith.includes(row.table) ? moved(on, row) : row)));

  async function addRecord(which: WhichRow, worker: string | null) {
    const [record, version, file] = [randomUUID(), randomUUID(), randomUUID()];
    await add('kept_record', which, {
      id: record,
      worker,
      record: 'contract',
      created_at: `${day}T04:10:00Z`,
    });
    await add('kept_record_version', which, { id: version, record, number: 1, ...by });
    await add('kept_record_file', which, {
      id: file,
      of_version: version,
      place: 1,
      file_key: randomUUID(),
      file_name: 'a.pdf',
      file_kind: 'pdf',
      file_bytes: 1,
      pages: 1,
      ...by,
    });
    await add('kept_record_look', which, { file, ...by });
    if (worker !== null) await addRequest(which, worker);
    if (worker !== null)
      await add('kept_record_answer', which, { worker, record: 'dbs', needed: true, ...by });
  }

  async function addPaper(which: WhichRow, worker: string) {
    const paper = randomUUID();
    await add('stated_paper', which, { id: paper, worker, kind: 'contract', from_day: day, ...by });
    const value = { field: 'job-title', value: { text: 'Engineer' } };
    await add('stated_value', which, { id: `${paper}.job-title`, paper, ...value });
    await add('paper_explanation', which, {
      ...{ id: randomUUID(), worker, field: 'job-title', why: 'only-words', reason: 'Another word', ...by },
      ...{ one_hash: 'a', other_hash: 'b', one_words: 'Engineer', other_words: 'Senior engineer' },
    });
    await add('worker_agreement', which, { worker, unexplained: [], explained: 0 });
  }

  async function addRequest(which: WhichRow, worker: string) {
    const [information, request] = [randomUUID(), randomUUID()];
    await add('rights_information', which, { id: information, words: 'Your rights at work', ...by });
    const asks = { record: 'contract', asks: 'Your contract', open_until: day };
    await add('record_request', which, { id: request, worker, ...asks, token_hash: request, ...by });
    await add('record_request_file', which, {
      id: randomUUID(),
      request,
      place: 1,
      page_key: randomUUID(),
      file_key: randomUUID(),
      file_name: 'a.pdf',
      file_kind: 'pdf',
      file_bytes: 1,
    });
  }

  async function addHappening(owner: { which: WhichRow; worker: string | null; confidential: boolean }) {
    const { which, ...about } = owner;
    const [event, duty] = [randomUUID(), randomUUID()];
    await add('sponsor_event', which, {
      id: event,
      kind: 'absence',
      happened_on: day,
      facts: {},
      ...about,
      ...by,
    });
    if (!about.confidential)
      await add('planned_event', which, {
        ...{ id: randomUUID(), kind: 'absence', planned_for: day, facts: {} },
        ...{ worker: about.worker, ...by },
      });
    await add('sponsor_duty', which, {
      id: duty,
      event,
      duty: 'worker-unauthorised-absence',
      does: 'report',
      title: 'Absent',
      because: 'Ten days',
      happened_on: day,
      nation,
      ...about,
    });
    await add('sponsor_duty_draft', which, { duty, draft: [] });
    await add('sponsor_duty_step', which, { duty, step: 'raised', ...by });
    await add('sponsor_duty_file', which, {
      duty,
      file_key: randomUUID(),
      file_name: 'a.pdf',
      file_kind: 'pdf',
      file_bytes: 1,
      by_name: 'Helen Marsh',
    });
  }
}

/** Rows that lie elsewhere once something was added: a check is kept with its worker, a file counted with its version. */
const keptWith = ['worker', 'kept_record_version'];

async function moved(on: Kysely<Tables>, row: SponsorRow): Promise<SponsorRow> {
  const query = sql<{
    at: string;
  }>`select ctid::text as at from ${sql.table(row.table)} where id = ${row.values.id}::uuid`;
  const [{ at } = { at: row.at }] = (await query.execute(on)).rows;
  return { ...row, at };
}
