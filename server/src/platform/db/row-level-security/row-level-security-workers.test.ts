import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import {
  inserting,
  type SponsorRow,
  sponsorRows,
  type WhichRow,
} from '../../../testing/people/sponsor-rows.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { asApp } from '../as-app.ts';
import { setRlsContext } from '../rls-context.ts';

/** Officer, line manager, viewer, adviser, a colleague with no compliance role, an officer without a second factor. */
const roles = { O: 'officer', L: 'line-manager', V: 'viewer', A: 'adviser', N: 'none', W: '' } as const;
type Letter = keyof typeof roles;
const letters: readonly Letter[] = ['O', 'L', 'V', 'A', 'N', 'W'];

type Deed = 'read' | 'insert' | 'update' | 'delete';
type May = Readonly<Partial<Record<Deed, string>>>;

const ofLicence: May = { read: 'OLVA', insert: 'OA', update: 'OA' };
const keptByKeepers: May = { read: 'OVA', insert: 'OA', update: 'OA' };
const forKeepers: May = { read: 'OA', insert: 'OA', update: 'OA' };
const addedByKeepers: May = { read: 'OVA', insert: 'OA' };
const whatHappens = {
  own: { read: 'OLVA', insert: 'OLA', update: 'OA' },
  other: keptByKeepers,
} as const;

/** Who may do what with which rows of each table; nobody anything that does not stand here. */
const matrix: Readonly<Record<string, Readonly<Partial<Record<WhichRow, May>>>>> = {
  held_licence: { organisation: ofLicence },
  key_person: { organisation: ofLicence },
  work_place: { organisation: ofLicence },
  sponsor_task_done: { organisation: { read: 'OLVA', insert: 'OA' } },
  certificate_allocation: { organisation: ofLicence },
  sponsor_check: { organisation: { read: 'OLVA' } },
  worker_import: { organisation: keptByKeepers },
  import_mapping: { organisation: keptByKeepers },
  worker_import_before: { own: { read: 'OVA', update: 'O' }, other: { read: 'OVA', update: 'O' } },
  work_place_alias: { organisation: { ...keptByKeepers, delete: 'OA' } },
  worker: {
    // What a line manager tells of their own people becomes the record.
    own: { read: 'OLVA', insert: 'OA', update: 'OLA', delete: 'O' },
    other: { read: 'OVA', insert: 'OA', update: 'OA', delete: 'O' },
  },
  worker_terms: { ...whatHappens, own: { ...whatHappens.own, update: 'OLA' } },
  worker_absence: { ...whatHappens, own: { ...whatHappens.own, update: 'OLA' } },
  // Erased with a check once its copies were kept for their time; one without a check at once.
  employed_person: { organisation: { ...keptByKeepers, delete: 'OA' } },
  right_to_work_check: { own: keptByKeepers, other: keptByKeepers },
  worker_sealed: { own: { ...keptByKeepers, delete: 'OA' }, other: { ...keptByKeepers, delete: 'OA' } },
  worker_sealed_look: { own: addedByKeepers, other: addedByKeepers },
  // Everyone with a compliance role sees which edition a key person has confirmed.
  guidance_reading: { organisation: { read: 'OLVA', insert: 'OA' } },
  stated_paper: { own: { ...keptByKeepers, delete: 'OA' }, other: { ...keptByKeepers, delete: 'OA' } },
  stated_value: { own: { ...keptByKeepers, delete: 'OA' }, other: { ...keptByKeepers, delete: 'OA' } },
  paper_explanation: { own: keptByKeepers, other: keptByKeepers },
  // A queue writes it.
  worker_agreement: { own: { read: 'OVA' }, other: { read: 'OVA' } },
  kept_record: { own: keptByKeepers, other: keptByKeepers, organisation: keptByKeepers },
  // It goes only without a file.
  kept_record_version: { own: keptByKeepers, other: keptByKeepers, organisation: keptByKeepers },
  // Within the hour after it was added, by an officer or the person who added it.
  kept_record_file: {
    own: { ...forKeepers, delete: 'O' },
    other: { ...forKeepers, delete: 'O' },
    organisation: { ...forKeepers, delete: 'O' },
  },
  kept_record_look: { own: addedByKeepers, other: addedByKeepers, organisation: addedByKeepers },
  // Changed in one’s own name alone; the row here is a colleague’s.
  kept_record_answer: {
    own: { ...addedByKeepers, delete: 'OA' },
    other: { ...addedByKeepers, delete: 'OA' },
  },
  rights_information: { own: addedByKeepers, other: addedByKeepers },
  record_request: { own: keptByKeepers, other: keptByKeepers },
  // Added by the holder of the link alone.
  record_request_file: {
    own: { read: 'OA', update: 'OA', delete: 'OA' },
    other: { read: 'OA', update: 'OA', delete: 'OA' },
  },
  worker_change: { own: addedByKeepers, other: addedByKeepers },
  certificate: { own: keptByKeepers, other: keptByKeepers },
  certificate_note: { own: addedByKeepers, other: addedByKeepers },
  sponsor_event: {
    own: { read: 'OLVA', insert: 'OLA' },
    other: addedByKeepers,
    organisation: addedByKeepers,
    'own confidential': { read: 'O', insert: 'O' },
    'other confidential': { read: 'O', insert: 'O' },
  },
  planned_event: {
    own: { read: 'OLVA', insert: 'OLA', update: 'OLA' },
    other: keptByKeepers,
    organisation: keptByKeepers,
  },
  sponsor_duty: {
    // A line manager who records the end of an absence has its duty counted again.
    own: { read: 'OLVA', insert: 'OLA', update: 'OLA' },
    other: keptByKeepers,
    organisation: keptByKeepers,
    'own confidential': { read: 'O', insert: 'O', update: 'O' },
    'other confidential': { read: 'O', insert: 'O', update: 'O' },
  },
  // A duty's trigger writes it.
  sponsor_duty_draft: {
    own: { read: 'OA' },
    other: { read: 'OA' },
    organisation: { read: 'OA' },
    'own confidential': { read: 'O' },
    'other confidential': { read: 'O' },
  },
  sponsor_duty_step: {
    own: { read: 'OVA', insert: 'OLA' },
    other: { read: 'OVA', insert: 'OA' },
    organisation: { read: 'OVA', insert: 'OA' },
    'own confidential': { read: 'O', insert: 'O' },
    'other confidential': { read: 'O', insert: 'O' },
  },
  sponsor_duty_file: {
    own: forKeepers,
    other: forKeepers,
    organisation: forKeepers,
    'own confidential': { read: 'O', insert: 'O', update: 'O' },
    'other confidential': { read: 'O', insert: 'O', update: 'O' },
  },
  sponsor_archive: { organisation: { read: 'O', insert: 'O' } },
  // Each has a feed of their own; the row here is the officer's.
  calendar_feed: { organisation: { read: 'OW', insert: 'O', delete: 'OW' } },
  // So are their views.
  worker_view: { organisation: { read: 'OW', insert: 'O', update: 'O', delete: 'OW' } },
  sponsor_reminder: { organisation: {} },
};

describe('row-level security of a sponsor’s records', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let ours: readonly SponsorRow[];
  let theirs: readonly SponsorRow[];
  let north: string;
  let tide: string;
  let accounts: Readonly<Record<Letter, string>>;

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    north = (await cast.make('owner')).organisation ?? '';
    tide = (await cast.make('owner')).organisation ?? '';
    const member = async (compliance_role: 'officer' | 'line-manager' | 'viewer' | 'adviser' | 'none') =>
      (
        await person(app, {
          role: 'recruiter',
          member: { organisation: north, role: 'member', compliance_role },
        })
      ).id;
    const officer = await member('officer');
    accounts = {
      O: officer,
      L: await member('line-manager'),
      V: await member('viewer'),
      A: await member('adviser'),
      N: await member('none'),
      W: officer,
    };
    ours = await sponsorRows(app.superuser, { organisation: north, manager: accounts.L, officer });
    // The same people would be as much in the other organisation, were it named.
    theirs = await sponsorRows(app.superuser, {
      organisation: tide,
      manager: accounts.L,
      officer: await stranger(),
    });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const stranger = async () =>
    (await person(app, { role: 'recruiter', member: { organisation: tide, role: 'member' } })).id;

  /** Whether a request of this person may do it: tried, and rolled back. */
  async function may(letter: Letter, deed: Deed, row: SponsorRow): Promise<boolean> {
    let isAllowed = false;
    const table = sql.table(row.table);
    const condition = sql`where ctid = ${row.at}::tid`;
    const statements: Readonly<Record<Exclude<Deed, 'insert'>, RawBuilder<unknown>>> = {
      read: sql`select 1 from ${table} ${condition}`,
      update: sql`update ${table} set organisation = organisation ${condition}`,
      delete: sql`delete from ${table} ${condition}`,
    };
    await asApp(app.superuser, async (on) => {
      const account = accounts[letter];
      await setRlsContext(on, { account, organisation: north, compliance: roles[letter] });
      if (deed === 'insert') {
        const values = 'by_account' in row.values ? { ...row.values, by_account: account } : row.values;
        await inserting(row.table, values).execute(on);
        isAllowed = true;
      } else {
        const { rows, numAffectedRows = rows.length } = await statements[deed].execute(on);
        isAllowed = Number(numAffectedRows) === 1;
      }
      throw new RolledBack();
    }).catch((error: unknown) => {
      // The same row again: the policies let it through, and its key is taken.
      if (/duplicate key/.test(String(error))) isAllowed = true;
      else if (!(error instanceof RolledBack) && !/permission denied|row-level security/.test(String(error)))
        throw error;
    });
    return isAllowed;
  }

  const deeds: readonly Deed[] = ['read', 'insert', 'update', 'delete'];
  async function whoMay(row: SponsorRow): Promise<May> {
    const permissions: Partial<Record<Deed, string>> = {};
    for (const deed of deeds) {
      const those: Letter[] = [];
      for (const letter of letters) if (await may(letter, deed, row)) those.push(letter);
      if (those.length > 0) permissions[deed] = those.join('');
    }
    return permissions;
  }

  it.each(Object.keys(matrix))('lets each role do with %s what the matrix says', async (table) => {
    const rows = ours.filter((row) => row.table === table);
    const permissions: Partial<Record<WhichRow, May>> = {};
    for (const row of rows) permissions[row.which] = await whoMay(row);
    expect(permissions).toEqual(matrix[table]);
  });

  it('shows and changes nothing of another organisation', async () => {
    for (const row of theirs)
      expect([row.table, row.which, await whoMay(row)]).toEqual([row.table, row.which, {}]);
  });

  it('lists every table whose policies read the compliance role', async () => {
    const reads = (what: string) => sql`qual like ${what} or with_check like ${what}`;
    const { rows } = await sql<{ name: string }>`
      select distinct tablename as name from pg_policies
      where ${reads('%my_compliance_role()%')} or ${reads('%may_read_workers()%')} or ${reads('%may_record_workers()%')}
      order by 1`.execute(app.superuser);
    expect(rows.map(({ name }) => name).filter((name) => matrix[name] === undefined)).toEqual([]);
  });
});

/** Carries a result out of a rolled-back transaction. */
class RolledBack extends Error {}
