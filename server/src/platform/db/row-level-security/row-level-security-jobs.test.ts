import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { asAppWith } from '../as-app.ts';
import type { RlsVariable } from '../rls-context.ts';
import type { Tables } from '../tables.ts';

const tables = [
  'job',
  'saved_job',
  'saved_search',
  'saved_plan',
  'application_draft',
  'application',
  'application_turn',
  'conversation',
  'message',
  'conversation_reader',
  'message_attachment',
  'organisation_register',
  'live_stream',
  'live_event',
  // What an employer sees of an applicant.
  'account',
  'profile',
  'profile_entry',
  'profile_photo',
  'profile_private',
  'resume',
  'identity',
  'notification_choice',
] as const;
type VisibleRows = Readonly<Partial<Record<(typeof tables)[number], number>>>;
type Bring = Readonly<Partial<Record<RlsVariable, string>>>;

describe('row-level security around jobs', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let bea: TestPerson;
  let amara: TestPerson;
  let north: string;
  let tide: string;
  let application: string;
  let conversation: string;
  let published: string;

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    const { superuser: queries } = app;
    const owner = await cast.make('owner');
    north = owner.organisation ?? '';
    tide = (await cast.make('hiring-writer')).organisation ?? '';
    amara = await person(app, { role: 'recruiter', member: { organisation: north, role: 'member' } });
    bea = await person(app, { role: 'candidate' });
    const cy = await person(app, { role: 'candidate' });
    published = await cast.jobs.addJob(north);
    await cast.jobs.addJob(north, { state: 'closed' });
    await cast.jobs.addJob(north, { state: 'draft' });
    const theirs = await cast.jobs.addJob(tide);
    application = await cast.jobs.addApplication(bea.id, north, published);
    conversation = await cast.jobs.conversationAbout(application);
    await cast.jobs.addApplication(cy.id, tide, theirs);
    await makeClaims(queries, [north, tide, (await cast.make('hiring-reader')).organisation ?? '']);
    for (const { id: account } of [bea, cy]) {
      await queries.insertInto('saved_job').values({ account, job: theirs }).execute();
      const search = { id: randomUUID(), account, name: 'London', search: '{}', alerts: 'none' as const };
      await queries.insertInto('saved_search').values(search).execute();
      const plan = { id: randomUUID(), account, name: 'Backend', answers: '{}', job: '{}' };
      await queries.insertInto('saved_plan').values(plan).execute();
      await queries
        .insertInto('application_draft')
        .values({ account, job: theirs, text: 'Half', resume: null })
        .execute();
      await queries.insertInto('notification_choice').values({ account }).execute();
      const answers = { sealed: 's', consent_version: 1, consented_at: new Date() };
      await queries
        .insertInto('identity')
        .values({ account, ...answers })
        .execute();
      await queries
        .insertInto('profile')
        .values({ account, answers: '{}', pronouns: null, active_on: null })
        .execute();
      await queries.insertInto('profile_private').values({ account, answers: '{}' }).execute();
      await makeEntries(queries, account);
      await queries
        .insertInto('profile_photo')
        .values({ account, jpeg: new Uint8Array([1]) })
        .execute();
      const file = {
        file_key: randomUUID(),
        name: 'other.txt',
        kind: 'txt' as const,
        bytes: 1,
        sealed_text: null,
      };
      await queries
        .insertInto('resume')
        .values({ id: randomUUID(), account, main: true, ...file })
        .execute();
    }
    const rows = await queries.selectFrom('conversation').select(['id', 'account']).execute();
    for (const { id, account } of rows) {
      const message = { id: randomUUID(), conversation: id, side: 'candidate' as const, author: account };
      await queries
        .insertInto('message')
        .values({ ...message, number: 1, author_name: 'A', text: 'Hello' })
        .execute();
      for (const owningMessage of [message.id, null])
        await queries
          .insertInto('message_attachment')
          .values({
            id: randomUUID(),
            conversation: id,
            message: owningMessage,
            account: account ?? '',
            file_key: randomUUID(),
            name: 'a.txt',
            kind: 'txt',
            bytes: 1,
          })
          .execute();
    }
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** How many rows of each table a request sees; tables without any are left out. */
  async function seenBy(context: Bring): Promise<VisibleRows> {
    const counts: Record<string, number> = {};
    await asAppWith(app.superuser, { account: '', ...context }, async (on) => {
      for (const table of tables) {
        const { rows } = await sql<{
          count: number;
        }>`select count(*) as count from ${sql.table(table)}`.execute(on);
        if (rows[0]?.count !== 0) counts[table] = rows[0]?.count ?? 0;
      }
    });
    return counts;
  }

  it('shows a request without variables the jobs that are or were public, and nothing else', async () => {
    expect(await seenBy({})).toEqual({ job: 3, organisation_register: 2 });
  });

  it('shows a candidate their own rows, and no drafts but their own', async () => {
    const applicationRows = {
      application: 1,
      application_turn: 1,
      conversation: 1,
      message: 1,
      conversation_reader: 1,
    };
    const liveRows = { live_stream: 1, live_event: 2 };
    const savedRows = {
      saved_job: 1,
      saved_search: 1,
      saved_plan: 1,
      application_draft: 1,
      message_attachment: 2,
    };
    const about = {
      account: 1,
      profile: 1,
      profile_entry: 10,
      profile_photo: 1,
      profile_private: 1,
      resume: 2,
      identity: 1,
      notification_choice: 1,
    };
    expect(await seenBy({ account: bea.id })).toEqual({
      job: 3,
      organisation_register: 2,
      ...applicationRows,
      ...liveRows,
      ...savedRows,
      ...about,
    });
  });

  it('shows an employer their applicants: the card and the CV that was sent, not private answers, not equality monitoring, not other CVs', async () => {
    const received = {
      application: 1,
      application_turn: 1,
      conversation: 1,
      message: 1,
      conversation_reader: 1,
    };
    // The colleagues and the candidate; of two files of the conversation, the one that was sent.
    const visible = {
      job: 4,
      organisation_register: 2,
      ...received,
      live_stream: 1,
      live_event: 2,
      message_attachment: 1,
      account: 4,
      profile: 1,
      profile_entry: 3,
      profile_photo: 1,
      resume: 1,
    };
    expect(await seenBy({ account: amara.id, organisation: north, hiring: 'offers' })).toEqual(visible);
  });

  it('shows an employer nobody who withdrew', async () => {
    const { superuser: queries } = app;
    const set = (state: 'pending' | 'withdrawn') =>
      queries.updateTable('application').set({ state }).where('id', '=', application).execute();
    await set('withdrawn');
    const visible = await seenBy({ account: amara.id, organisation: north, hiring: 'offers' });
    expect([
      visible.account,
      visible.profile,
      visible.profile_photo,
      visible.resume,
      visible.application,
    ]).toEqual([3, undefined, undefined, undefined, 1]);
    await set('pending');
  });

  it('shows the holder of a job alert’s link that search alone, to end its emails', async () => {
    const { superuser: queries } = app;
    const { id } = await queries.selectFrom('saved_search').select('id').executeTakeFirstOrThrow();
    const link = { job_alerts: id };
    expect(await seenBy(link)).toEqual({ job: 3, organisation_register: 2, saved_search: 1 });
    const change = (statement: RawBuilder<unknown>) =>
      asAppWith(queries, link, async (on) => {
        return Number((await statement.execute(on)).numAffectedRows);
      });
    expect(await change(sql`update saved_search set alerts = 'none'`)).toBe(1);
    expect(await change(sql`delete from saved_search`)).toBe(0);
    await expect(change(sql`update saved_search set alerts = 'daily'`)).rejects.toThrow(/row-level security/);
  });

  it('lets nobody write rows that would not be theirs', async () => {
    const refused = /row-level security|permission denied/;
    const attempt = (context: Bring, statement: RawBuilder<unknown>) =>
      asAppWith(app.superuser, context, async (on) => {
        await statement.execute(on);
      });
    const candidate = { account: bea.id };
    const employer = { account: amara.id, organisation: north, hiring: 'offers' };
    const apply = (organisation: string, account: string) => sql`
      insert into application (id, account, job, organisation, position, company, text)
      values (gen_random_uuid(), ${account}, ${published}, ${organisation}, 'p', 'c', 't')`;
    const write = (side: string, author: string) => sql`
      insert into message (id, conversation, number, side, author, author_name, text)
      values (gen_random_uuid(), ${conversation}, 99, ${side}, ${author}, 'n', 't')`;
    for (const [context, statement] of [
      [candidate, apply(tide, bea.id)],
      [candidate, apply(north, amara.id)],
      [candidate, write('employer', bea.id)],
      [candidate, write('candidate', amara.id)],
      [employer, write('candidate', amara.id)],
      [{ account: randomUUID() }, write('candidate', bea.id)],
      [employer, sql`update application set organisation = ${tide} where id = ${application}`],
      [employer, sql`insert into job (id, organisation, slug) values (gen_random_uuid(), ${tide}, 'x')`],
      [
        candidate,
        sql`insert into application_turn (application, state, by_side) values (${application}, 'hired', 'employer')`,
      ],
      [
        employer,
        sql`insert into organisation_register (organisation, sponsor) values (gen_random_uuid(), 1)`,
      ],
      [employer, sql`insert into sponsor_licence values (1, 'Worker (A rating)', 'Skilled Worker')`],
      [
        employer,
        sql`insert into saved_plan (id, account, name, answers, job) values (gen_random_uuid(), ${bea.id}, 'n', '{}', '{}')`,
      ],
      [candidate, sql`update saved_plan set account = ${amara.id}`],
      [candidate, sql`update saved_plan set answers = '{}'`],
      [candidate, sql`delete from saved_plan`],
      [employer, sql`update published_job set title = 'changed'`],
      [employer, sql`update published_employer set growing_fast = true`],
      [employer, sql`select publish_jobs(array[${published}::uuid])`],
      [employer, sql`select notify_both_sides(${bea.id}, ${north}, 'message', ${application})`],
      [candidate, sql`update live_stream set last = 0`],
      [candidate, sql`delete from live_event`],
      [employer, sql`update conversation set organisation = ${tide}`],
      [employer, sql`delete from message`],
      [employer, sql`update message set text = 'changed'`],
    ] as const)
      await expect(attempt(context, statement).then(() => 'written')).rejects.toThrow(refused);
  });
});

/** Three that are complete, which employers see; a removed one, and some that are not finished. */
async function makeEntries(queries: Kysely<Tables>, account: string) {
  const whole = { company: 'Harbour Lights', title: 'Engineer', start: '03/2021', end: '04/2022' };
  const { end: _, ...since } = whole;
  const { start: __, ...noStart } = whole;
  const work = [
    whole,
    { ...since, current: true },
    { ...since, current: false },
    noStart,
    { ...whole, company: undefined },
    { ...whole, title: undefined },
    {},
  ];
  const rows = [
    ...work.map((answers) => ({ kind: 'work' as const, answers, removed_at: null })),
    { kind: 'work' as const, answers: whole, removed_at: new Date() },
    { kind: 'education' as const, answers: { institution: 'Ibadan' }, removed_at: null },
    { kind: 'education' as const, answers: { award: 'BSc' }, removed_at: null },
  ];
  for (const { answers, ...row } of rows)
    await queries
      .insertInto('profile_entry')
      .values({ ...row, id: randomUUID(), account, place: 0, answers: JSON.stringify(answers) })
      .execute();
}

/** An entry of the register, which all of these claim as theirs. */
async function makeClaims(queries: Kysely<Tables>, organisations: readonly string[]) {
  const published_on = '2026-11-20';
  const counts = { lines: 1, entries: 1, organisations: 1 };
  await queries
    .insertInto('register_edition')
    .values({ published_on, file_name: 'f', sha256: 's', ...counts })
    .execute();
  const days = { first_edition: published_on, last_edition: published_on };
  const { id: sponsor } = await queries
    .insertInto('sponsor')
    .values({ name: 'Northgate Systems Ltd', town: null, county: null, trading_names: [], ...days })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const organisation of organisations)
    await queries
      .insertInto('organisation_register')
      .values({ organisation, sponsor, claimed_by: null })
      .execute();
}
