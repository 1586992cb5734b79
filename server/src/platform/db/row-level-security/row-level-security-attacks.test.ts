import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../../testing/people/people.ts';
import { type SponsorRow, sponsorRows, type WhichRow } from '../../../testing/people/sponsor-rows.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import type { ComplianceRole, HiringRight, MemberRole } from '../../auth/auth.tables.ts';
import { asAppWith } from '../as-app.ts';

const roles = ['none', 'officer', 'line-manager', 'viewer', 'adviser'] as const;

/** What someone could do who sent statements of their own, with what the policies read set as in their requests. */
describe('someone with statements of their own', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let north: string;
  let ours: readonly SponsorRow[];
  let theirs: readonly SponsorRow[];
  const accounts = new Map<string, string>();

  beforeAll(async () => {
    app = await startTestApp();
    const newOrganisation = async (name: string) => {
      const id = randomUUID();
      await app.superuser
        .insertInto('organisation')
        .values({ id, name, website: null, industry: null })
        .execute();
      return id;
    };
    north = await newOrganisation('Northgate Systems');
    const tide = await newOrganisation('Tidewater Health');
    const add = async (
      name: string,
      organisation: string,
      more: { role: MemberRole; hiring?: HiringRight; as?: ComplianceRole },
    ) => {
      const { role, hiring = role === 'member' ? 'write' : 'offers', as: compliance_role = 'none' } = more;
      const member = { organisation, role, hiring, compliance_role } as const;
      accounts.set(name, (await person(app, { role: 'recruiter', member })).id);
    };
    await add('owner', north, { role: 'owner' });
    await add('admin', north, { role: 'admin' });
    await add('looker', north, { role: 'member', hiring: 'read' });
    for (const as of roles) await add(as, north, { role: 'member', as });
    await add('elsewhere', tide, { role: 'owner', as: 'officer' });
    ours = await sponsorRows(app.superuser, {
      organisation: north,
      manager: accountOf('line-manager'),
      officer: accountOf('officer'),
    });
    theirs = await sponsorRows(app.superuser, {
      organisation: tide,
      manager: accountOf('line-manager'),
      officer: accountOf('elsewhere'),
    });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const accountOf = (name: string) => accounts.get(name) ?? '';
  const members = ['admin', 'looker', ...roles] as const;

  /** How many rows a statement of theirs reaches, or that it is refused: tried, and rolled back. */
  async function tries(name: string, statement: RawBuilder<unknown>): Promise<number | 'refused'> {
    const compliance = roles.find((role) => role === name && role !== 'none') ?? '';
    let reached: number | 'refused' = 'refused';
    await asAppWith(
      app.superuser,
      { account: accountOf(name), organisation: north, compliance },
      async (on) => {
        reached = Number((await statement.execute(on)).numAffectedRows);
        throw new RolledBack();
      },
    ).catch((error: unknown) => {
      const isRefused = /permission denied|row-level security|foreign key constraint|duplicate key/.test(
        String(error),
      );
      if (!(error instanceof RolledBack) && !isRefused) throw error;
    });
    return reached;
  }
  const row = (rows: readonly SponsorRow[], table: string, which: WhichRow = 'own') => {
    const match = rows.find((each) => each.table === table && each.which === which);
    if (match === undefined) throw new Error(`No ${which} row of ${table}.`);
    return match;
  };
  const idOf = (sponsorRow: SponsorRow) => String(sponsorRow.values.id);

  it.each(members)('gives nobody a compliance role as %s', async (name) => {
    for (const statement of [
      sql`update membership set compliance_role = 'officer' where account = ${accountOf(name)} and compliance_role <> 'officer'`,
      sql`update membership set compliance_role = 'viewer' where account = ${accountOf('none')}`,
      sql`update membership set adviser_regulator = 'OISC' where account = ${accountOf('adviser')}`,
    ])
      expect([0, 'refused']).toContain(await tries(name, statement));
  });

  it('lets an owner give compliance roles, and take one on the record', async () => {
    for (const account of [accountOf('none'), accountOf('owner')]) {
      const grant = sql`update membership set compliance_role = 'officer' where account = ${account}`;
      expect(await tries('owner', grant)).toBe(1);
    }
  });

  it.each(members)('makes nobody an owner as %s, and so no officer', async (name) => {
    expect(
      await tries(name, sql`update membership set role = 'owner' where account = ${accountOf(name)}`),
    ).toBe('refused');
    const swap = sql`
      with gone as (delete from membership where account = ${accountOf(name)})
      update membership set role = 'member' where account = ${accountOf('owner')}`;
    expect(await tries(name, swap)).toBe('refused');
    for (const values of [
      sql`(account, organisation, role, hiring) values (${accountOf('elsewhere')}, ${north}, 'owner', 'offers')`,
      sql`(account, organisation, role, hiring, compliance_role) values (${accountOf('elsewhere')}, ${north}, 'member', 'write', 'officer')`,
    ])
      expect(await tries(name, sql`insert into membership ${values}`)).toBe('refused');
  });

  it.each(members)('invites nobody to own the organisation as %s', async (name) => {
    const invited = (role: string, compliance = 'none') => sql`
      insert into invitation (id, organisation, email, role, hiring, compliance_role, expires_at)
      values (gen_random_uuid(), ${north}, 'mallory@example.com', ${role}, 'write', ${compliance}, now() + interval '1 day')`;
    expect(await tries(name, invited('owner'))).toBe('refused');
    expect(await tries(name, invited('member', 'officer'))).toBe('refused');
    expect(await tries(name, invited('member'))).toBe(name === 'admin' ? 1 : 'refused');
  });

  it.each(members)(
    'gives itself no right over hiring as %s, unless they run the organisation',
    async (name) => {
      const more = sql`update membership set hiring = 'offers' where account = ${accountOf(name)}`;
      const owners = sql`update membership set hiring = 'none' where account = ${accountOf('owner')}`;
      expect(await tries(name, more)).toBe(name === 'admin' ? 1 : 'refused');
      expect(await tries(name, owners)).toBe('refused');
    },
  );

  it.each(['looker', ...roles])('removes no colleague as %s', async (name) => {
    const deletion = sql`delete from membership where account = ${accountOf('admin')}`;
    expect(await tries(name, deletion)).toBe('refused');
  });

  it.each(['officer', 'adviser', 'line-manager', 'viewer', 'none'])(
    'hangs nothing on a worker, a duty or a certificate of another organisation as %s',
    async (name) => {
      const [worker, duty] = [idOf(row(theirs, 'worker')), idOf(row(theirs, 'sponsor_duty'))];
      const certificate = idOf(row(theirs, 'certificate'));
      const by = sql`${accountOf(name)}::uuid, 'Mallory'`;
      for (const statement of [
        sql`insert into worker_sealed (id, worker, organisation, field, encrypted_value, match_hash)
          values (${`${worker}.email`}, ${worker}, ${north}, 'email', 'x', 'x')`,
        sql`insert into worker_sealed_look (worker, organisation, fields, by_account, by_name)
          values (${worker}, ${north}, '{}', ${by})`,
        sql`insert into worker_change (worker, organisation, changes, by_account, by_name)
          values (${worker}, ${north}, '[]', ${by})`,
        sql`insert into worker_terms (id, worker, organisation, from_day, job_title, by_account, by_name)
          values (gen_random_uuid(), ${worker}, ${north}, '2026-01-05', 'Engineer', ${by})`,
        sql`insert into worker_absence (id, worker, organisation, first_day, pay, agreed, by_account, by_name)
          values (gen_random_uuid(), ${worker}, ${north}, '2026-01-05', 'paid', true, ${by})`,
        sql`insert into certificate (id, organisation, worker, kind, state, by_account, by_name)
          values (gen_random_uuid(), ${north}, ${worker}, 'defined', 'draft', ${by})`,
        sql`insert into sponsor_event (id, organisation, worker, kind, happened_on, by_account, by_name)
          values (gen_random_uuid(), ${north}, ${worker}, 'absence', '2026-01-05', ${by})`,
        sql`insert into sponsor_duty (id, organisation, worker, does, title, because, happened_on, nation)
          values (gen_random_uuid(), ${north}, ${worker}, 'report', 'x', 'x', '2026-01-05', 'scotland')`,
        sql`insert into sponsor_duty_step (duty, organisation, step, by_account, by_name)
          values (${duty}, ${north}, 'reported', ${by})`,
        sql`insert into certificate_note (certificate, organisation, words, by_account, by_name)
          values (${certificate}, ${north}, 'x', ${by})`,
        sql`update certificate set worker = ${worker} where id = ${idOf(row(ours, 'certificate'))}`,
        sql`update worker_terms set work_place = ${idOf(row(theirs, 'work_place', 'organisation'))}`,
      ]) {
        const reached = await tries(name, statement);
        expect([0, 'refused'], JSON.stringify(statement.toOperationNode())).toContain(reached);
      }
    },
  );

  it('lets a line manager count a duty of their own people again, and take no step in it', async () => {
    const condition = sql`where id = ${idOf(row(ours, 'sponsor_duty'))}`;
    const recount = sql`update sponsor_duty set report_by = '2026-12-04', title = 'Absent', state = 'closed' ${condition}`;
    expect(await tries('line-manager', recount)).toBe(1);
    for (const change of [
      sql`state = 'reported', reported_on = '2026-11-21'`,
      sql`state = 'not-reported', not_reported_because = 'x'`,
      sql`draft = '[{"field": "x", "text": "x"}]'`,
      sql`reference = 'x'`,
      sql`confidential = true`,
    ])
      expect(await tries('line-manager', sql`update sponsor_duty set ${change} ${condition}`)).toBe(
        'refused',
      );
    const step = sql`insert into sponsor_duty_step (duty, organisation, step, by_account, by_name) values
      (${idOf(row(ours, 'sponsor_duty'))}, ${north}, 'checked', ${accountOf('line-manager')}, 'x')`;
    expect(await tries('line-manager', step)).toBe('refused');
  });

  it('lets a line manager say when an absence ended, and change nothing else of it', async () => {
    const condition = sql`where id = ${idOf(row(ours, 'worker_absence'))}`;
    expect(
      await tries('line-manager', sql`update worker_absence set last_day = '2026-11-24' ${condition}`),
    ).toBe(1);
    for (const change of [sql`pay = 'unpaid'`, sql`first_day = '2026-01-05'`, sql`agreed = false`])
      expect(await tries('line-manager', sql`update worker_absence set ${change} ${condition}`)).toBe(
        'refused',
      );
  });

  it('lets a line manager tell the first and last day of their own people, and nothing else of them', async () => {
    const condition = sql`where id = ${idOf(row(ours, 'worker'))}`;
    const leaving = sql`update worker set employment_ended_on = '2026-11-20', sponsorship_ended_on = '2026-11-20' ${condition}`;
    expect(await tries('line-manager', leaving)).toBe(1);
    for (const change of [
      sql`visa_ends = '2030-01-01'`,
      sql`hold_reason = 'x'`,
      sql`salary_option = 'B'`,
      sql`full_name = 'Someone else'`,
      sql`manager = ${accountOf('viewer')}`,
      sql`manager = null`,
    ])
      expect(await tries('line-manager', sql`update worker set ${change} ${condition}`)).toBe('refused');
    const others = sql`update worker set employment_ended_on = '2026-11-20'
      where id = ${idOf(row(ours, 'worker', 'other'))}`;
    expect(await tries('line-manager', others)).toBe(0);
  });

  it.each(['officer', 'adviser'])('hides and shows nothing confidential by a change as %s', async (name) => {
    for (const confidential of [true, false]) {
      const change = sql`update sponsor_duty set confidential = ${confidential} where confidential <> ${confidential}`;
      expect([0, 'refused']).toContain(await tries(name, change));
    }
  });

  it.each(['officer', 'adviser', 'line-manager'])(
    'signs nothing with a colleague’s name as %s',
    async (name) => {
      const worker = idOf(row(ours, 'worker'));
      const by = sql`${accountOf('none')}::uuid, 'A colleague'`;
      for (const statement of [
        sql`insert into worker_absence (id, worker, organisation, first_day, pay, agreed, by_account, by_name)
        values (gen_random_uuid(), ${worker}, ${north}, '2026-01-05', 'paid', true, ${by})`,
        sql`insert into right_to_work_check (id, worker, organisation, method, checked_on, checker_name, by_account, by_name)
        values (gen_random_uuid(), ${worker}, ${north}, 'online', '2026-01-05', 'x', ${by})`,
        sql`insert into worker_sealed_look (worker, organisation, fields, by_account, by_name)
        values (${worker}, ${north}, '{}', ${by})`,
        sql`insert into certificate_note (certificate, organisation, words, by_account, by_name)
        values (${idOf(row(ours, 'certificate'))}, ${north}, 'x', ${by})`,
        sql`insert into sponsor_task_done (organisation, task, done_on, by_account, by_name)
        values (${north}, 'sms-log-in', '2026-01-05', ${by})`,
      ])
        expect(await tries(name, statement)).toBe('refused');
    },
  );

  it.each(['officer', 'adviser'])('moves no record to another worker or duty as %s', async (name) => {
    const other = idOf(row(ours, 'worker', 'other'));
    for (const table of ['worker_terms', 'worker_absence', 'right_to_work_check', 'sponsor_duty']) {
      const move = sql`update ${sql.table(table)} set worker = ${other} where id = ${idOf(row(ours, table))}`;
      expect(await tries(name, move)).toBe('refused');
    }
  });
});

/** Carries a result out of a rolled-back transaction. */
class RolledBack extends Error {}
