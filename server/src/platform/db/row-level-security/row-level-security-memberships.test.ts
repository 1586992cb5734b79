import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { asApp, asAppWith } from '../as-app.ts';
import type { RlsVariable } from '../rls-context.ts';

/** What a table's rows name, from which the organisation follows that they belong to. */
type Names = 'organisation' | 'application' | 'conversation' | 'account' | 'hire_case';

/** Every table with rows that belong to an organisation, and the column that says to which. */
const tables: Readonly<Record<string, readonly [column: string, names: Names]>> = {
  organisation: ['id', 'organisation'],
  membership: ['organisation', 'organisation'],
  invitation: ['organisation', 'organisation'],
  job: ['organisation', 'organisation'],
  job_editing: ['organisation', 'organisation'],
  application: ['organisation', 'organisation'],
  application_turn: ['application', 'application'],
  conversation: ['organisation', 'organisation'],
  conversation_reader: ['conversation', 'conversation'],
  message: ['conversation', 'conversation'],
  message_attachment: ['conversation', 'conversation'],
  applicant_note: ['organisation', 'organisation'],
  applicant_tag: ['organisation', 'organisation'],
  application_tag: ['application', 'application'],
  interview: ['application', 'application'],
  rejection: ['organisation', 'organisation'],
  held_move: ['organisation', 'organisation'],
  sponsorship_rejection: ['application', 'application'],
  visa_facts_request: ['application', 'application'],
  job_offer: ['application', 'application'],
  job_offer_draft: ['application', 'application'],
  job_offer_version: ['application', 'application'],
  job_offer_event: ['application', 'application'],
  hire_case: ['organisation', 'organisation'],
  hire_case_step: ['hire_case', 'hire_case'],
  rejection_template: ['organisation', 'organisation'],
  conversation_assignment: ['organisation', 'organisation'],
  message_template: ['organisation', 'organisation'],
  register_claim: ['organisation', 'organisation'],
  sponsor_facts: ['organisation', 'organisation'],
  readiness_tick: ['organisation', 'organisation'],
  // Of colleagues and applicants.
  account: ['id', 'account'],
  profile: ['account', 'account'],
  profile_entry: ['account', 'account'],
  profile_photo: ['account', 'account'],
  resume: ['account', 'account'],
};
/** Jobs that are or were published, their employers’ logos, and who has claimed which entry of the register, are public. */
/** Of the organisation itself: every member sees them. */
const ofOrganisation = [
  'organisation',
  'membership',
  'invitation',
  'register_claim',
  'sponsor_facts',
  'readiness_tick',
  'account',
];
const ofHiring = Object.keys(tables).filter((table) => !ofOrganisation.includes(table));
const ofOffers = ['job_offer', 'job_offer_draft', 'job_offer_version', 'job_offer_event'];
/** Everybody keeps how far they have read, and takes away what they uploaded themselves. */
const ofReaders = ['conversation_reader', 'message_attachment'];
const hidden: Readonly<Record<string, string>> = { job: `state = 'draft'` };

describe('row-level security, of somebody in two organisations', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let amara: TestPerson;
  let north: string;
  let tide: string;

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    const { superuser: queries } = app;
    const [owner, other] = [await cast.make('owner'), await cast.make('owner')];
    north = owner.organisation ?? '';
    tide = other.organisation ?? '';
    amara = await person(app, { role: 'recruiter', member: { organisation: north, role: 'owner' } });
    await joins(queries, amara.id, { organisation: tide, role: 'owner' });
    for (const asking of [owner, other]) {
      await cast.invitationOf('own', asking);
      await cast.jobs.employerJob('own', asking);
      await cast.jobs.attachmentOf('own', asking);
      const organisation = asking.organisation ?? '';
      const { id: application } = await queries
        .selectFrom('application')
        .select('id')
        .where('organisation', '=', organisation)
        .executeTakeFirstOrThrow();
      const { id: job } = await queries
        .selectFrom('job')
        .select('id')
        .where('organisation', '=', organisation)
        .executeTakeFirstOrThrow();
      await queries
        .insertInto('job_editing')
        .values({ job, organisation, changes: '{}', requires: [], years: 3, sponsor_size: 'large' })
        .execute();
      await queries
        .insertInto('sponsor_facts')
        .values({ organisation, saved_by_name: 'Helen Marsh' })
        .execute();
      await queries
        .insertInto('readiness_tick')
        .values({ organisation, point: 'pay', ticked_by_name: 'Helen Marsh' })
        .execute();
      await cast.jobs.keepAll(application, organisation);
      await keepHire({ application, organisation, hire: await cast.hires.caseOf('own', asking) });
      await cast.jobs.messageTemplateOf('own', asking);
    }
    const on = '2026-11-20';
    const edition = { file_name: 'a.csv', sha256: 'a', lines: 1, entries: 1, organisations: 1 };
    await queries
      .insertInto('register_edition')
      .values({ published_on: on, ...edition })
      .execute();
    const editions = { first_edition: on, last_edition: on };
    const { id: sponsor } = await queries
      .insertInto('sponsor')
      .values({ name: 'Wrenfield', town: null, county: null, trading_names: [], ...editions })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = { sponsor, reason: 'Our legal name', asked_for: 'x', asked_by: null };
    for (const organisation of [north, tide])
      await queries
        .insertInto('register_claim')
        .values({ organisation, ...claim })
        .execute();
    const conversations = await queries.selectFrom('conversation').select(['id', 'organisation']).execute();
    for (const { id: conversation, organisation } of conversations)
      if (organisation !== null)
        await queries
          .insertInto('conversation_assignment')
          .values({ conversation, organisation, account: amara.id })
          .execute();
    const applicants = await queries.selectFrom('application').select('account').execute();
    for (const { account } of applicants) {
      const row = { account, answers: '{}' };
      await queries
        .insertInto('profile')
        .values({ ...row, pronouns: null, active_on: null })
        .execute();
      const jpeg = new Uint8Array([1]);
      await queries.insertInto('profile_photo').values({ account, jpeg }).execute();
      const whole = '{"company":"Harbour Lights","title":"Engineer","start":"03/2021","current":true}';
      const entry = { id: account, account, kind: 'work' as const, place: 0, answers: whole };
      await queries.insertInto('profile_entry').values(entry).execute();
    }
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** A row of each table about offers and hires. */
  async function keepHire(about: { application: string; organisation: string; hire: string | undefined }) {
    const { application, organisation, hire = '' } = about;
    const { superuser: queries } = app;
    await accessCast(app).hires.offered(application);
    await queries.insertInto('job_offer_draft').values({ application, organisation, terms: '{}' }).execute();
    const by = { by_account: null, by_name: 'Helen Marsh' };
    const event = { kind: 'sent', side: 'employer' } as const;
    await queries
      .insertInto('job_offer_event')
      .values({ application, version: 1, ...event, ...by, words: null })
      .execute();
    await queries
      .insertInto('hire_case_step')
      .values({ hire_case: hire, step: 'contract', ...by })
      .execute();
  }

  /** The organisations whose rows of a table a request of hers sees; her own rows do not count. */
  async function seenIn(table: string, context: Partial<Record<RlsVariable, string>>) {
    const [column, names] = tables[table] ?? ['id', 'account'];
    const conditions = [
      ...(hidden[table] === undefined ? [] : [hidden[table]]),
      ...(table === 'membership' ? [`account <> '${amara.id}'`] : []),
    ];
    const filter = conditions.length === 0 ? sql`` : sql`where ${sql.raw(conditions.join(' and '))}`;
    const rows = await asAppWith(
      app.superuser,
      { account: amara.id, hiring: 'offers', ...context },
      async (on) => {
        const query = sql<{
          key: string;
        }>`select ${sql.ref(column)} as key from ${sql.table(table)} ${filter}`;
        return (await query.execute(on)).rows.map(({ key }) => key);
      },
    );
    return await organisationsOf(names, rows);
  }

  async function organisationsOf(names: Names, keys: readonly string[]): Promise<string[]> {
    const lookUp: Readonly<Record<Names, RawBuilder<{ organisation: string }>>> = {
      organisation: sql`select unnest(${keys}::uuid[]) as organisation`,
      application: sql`select organisation from application where id = any(${keys}::uuid[])`,
      conversation: sql`select organisation from conversation where id = any(${keys}::uuid[])`,
      hire_case: sql`select organisation from hire_case where id = any(${keys}::uuid[])`,
      account: sql`
        select organisation from membership where account = any(${keys}::uuid[]) and account <> ${amara.id}
        union all select organisation from application where account = any(${keys}::uuid[])`,
    };
    const { rows } = await lookUp[names].execute(app.superuser);
    return [...new Set(rows.map(({ organisation }) => organisation))].toSorted();
  }

  it.each(Object.keys(tables))(
    'shows of %s the rows of the organisation that the request names',
    async (table) => {
      expect(await seenIn(table, { organisation: north })).toEqual([north]);
      expect(await seenIn(table, { organisation: tide })).toEqual([tide]);
      expect(await seenIn(table, {})).toEqual([]);
    },
  );

  it.each(ofHiring)(
    'shows nothing of %s to a member without hiring, and all of it to a reader',
    async (table) => {
      expect(await seenIn(table, { organisation: north, hiring: '' })).toEqual([]);
      expect(await seenIn(table, { organisation: north, hiring: 'none' })).toEqual([]);
      expect(await seenIn(table, { organisation: north, hiring: 'read' })).toEqual([north]);
    },
  );

  it('shows of the accounts only colleagues to a member without hiring', async () => {
    const accounts = await asAppWith(app.superuser, { account: amara.id, organisation: north }, async (on) =>
      (await sql<{ id: string }>`select id from account`.execute(on)).rows.map(({ id }) => id),
    );
    const { rows } = await sql<{ account: string }>`
      select account from membership where organisation = ${north}`.execute(app.superuser);
    expect(accounts.toSorted()).toEqual(rows.map(({ account }) => account).toSorted());
  });

  /** How many rows of hers a request changes, or that it is refused: tried, and rolled back. */
  async function changedBy(hiring: string, statement: RawBuilder<unknown>): Promise<number | 'refused'> {
    let rows: number | 'refused' = 'refused';
    await asAppWith(app.superuser, { account: amara.id, organisation: north, hiring }, async (on) => {
      rows = Number((await statement.execute(on)).numAffectedRows);
      throw new RolledBack();
    }).catch((error: unknown) => {
      if (!(error instanceof RolledBack) && !/permission denied|row-level security/.test(String(error)))
        throw error;
    });
    return rows;
  }
  const touch = (table: string) => {
    const [column] = tables[table] ?? ['id'];
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`;
  };
  const removal = (table: string) => sql`delete from ${sql.table(table)}`;

  it.each(ofHiring.filter((table) => !ofReaders.includes(table)))(
    'lets a reader change nothing of %s',
    async (table) => {
      for (const hiring of ['', 'read'])
        for (const statement of [touch(table), removal(table)])
          expect([0, 'refused']).toContain(await changedBy(hiring, statement));
    },
  );

  it.each(ofOffers)('lets nobody change %s who makes no offers', async (table) => {
    for (const statement of [touch(table), removal(table)])
      expect([0, 'refused']).toContain(await changedBy('write', statement));
  });

  it('lets those who make offers draft one, and a writer none', async () => {
    const draft = sql`update job_offer_draft set terms = '{}'`;
    expect([await changedBy('write', draft), await changedBy('offers', draft)]).toEqual([0, 1]);
    const fresh = sql`insert into job_offer_draft (application, organisation, terms)
      select id, organisation, '{}' from application where organisation = ${north}
      on conflict (application) do update set terms = excluded.terms`;
    expect([await changedBy('write', fresh), await changedBy('offers', fresh)]).toEqual(['refused', 1]);
  });

  it('lists every table whose policies read the organisation, but those that are public', async () => {
    // The tables of a sponsor's records are in row-level-security-workers.test.ts, reports and stops in
    // row-level-security-reports.test.ts, an organisation's log in organisation-log.test.ts.
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_policies where 'portway_app' = any(roles) group by 1
      having bool_or(concat(qual, with_check) ~ 'my_(hiring_)?organisation|is_own_applicant')
        and not coalesce(bool_or(concat(qual, with_check) ~ 'my_compliance_role|may_read_workers|may_record_workers'), false)
      order by 1`.execute(app.superuser);
    const elsewhere = ['report', 'moderation_stop', 'audit_entry'];
    const coveredTables = new Set([
      ...Object.keys(tables),
      'organisation_register',
      'organisation_logo',
      ...elsewhere,
    ]);
    expect(rows.map(({ name }) => name).filter((name) => !coveredTables.has(name))).toEqual([]);
  });

  it('shows that she belongs to both, and the names of both', async () => {
    const both = [north, tide].toSorted();
    for (const organisation of [north, tide, '']) {
      const { memberships, names } = await asAppWith(
        app.superuser,
        { account: amara.id, organisation, hiring: 'offers' },
        async (on) => {
          const membershipRows = await sql<{ key: string }>`
          select organisation as key from membership where account = ${amara.id}`.execute(on);
          const organisations = await sql<{ id: string }>`select id from my_organisations()`.execute(on);
          return {
            memberships: membershipRows.rows.map(({ key }) => key),
            names: organisations.rows.map(({ id }) => id),
          };
        },
      );
      expect(memberships.toSorted()).toEqual(both);
      expect(names.toSorted()).toEqual(both);
    }
    const nobody = await asApp(app.superuser, (on) => sql`select id from my_organisations()`.execute(on));
    expect(nobody.rows).toEqual([]);
  });

  it('lets a request change the organisation that it names, and no other', async () => {
    const countChanged = async (organisation: string, statement: RawBuilder<unknown>) => {
      let rows = -1;
      await asAppWith(app.superuser, { account: amara.id, organisation, hiring: 'offers' }, async (on) => {
        rows = Number((await statement.execute(on)).numAffectedRows);
        throw new RolledBack();
      }).catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
      return rows;
    };
    for (const statement of [
      sql`update membership set role = 'member' where account = ${amara.id}`,
      sql`delete from membership where account = ${amara.id}`,
      sql`update organisation set town = 'Leeds'`,
      sql`update job set slug = slug || 'x' where state = 'draft'`,
      sql`delete from invitation`,
      sql`update application set state = 'hired'`,
    ]) {
      expect(await countChanged(north, statement)).toBe(1);
      expect(await countChanged('', statement)).toBe(0);
    }
    await expect(countChanged(north, sql`update membership set organisation = ${tide}`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      countChanged(
        '',
        sql`insert into membership (account, organisation, role, hiring) values (${amara.id}, ${north}, 'owner', 'offers')`,
      ),
    ).rejects.toThrow(/permission denied/);
  });
});

/** Carries a result out of a rolled-back transaction. */
class RolledBack extends Error {}
