import { randomUUID } from 'node:crypto';
import { employerHomeOperation } from '@portway/contracts/hiring/employer-home/employer-home';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccessCast, accessCast } from '../../../testing/access/access-cast.ts';
import { wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { actingFor, joins, person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('an employer’s home over all workspaces', () => {
  /** 10:00 in London, on a Monday. */
  const now = Date.parse('2026-11-23T10:00:00Z');
  let app: TestApp;
  let cast: AccessCast;
  let organisation: string;
  let head: TestPerson;
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());
  beforeEach(async () => {
    organisation = (await cast.make('owner')).organisation ?? '';
    head = await member('officer', 'offers');
  });

  const member = (compliance_role: 'officer' | 'line-manager' | 'viewer' | 'none', hiring: Hiring) =>
    person(app, {
      role: 'recruiter',
      secondFactor: true,
      member: { organisation, role: 'member', hiring, compliance_role },
    });
  type Hiring = 'none' | 'read' | 'write' | 'offers';
  const home = async (who: HttpClient, headers?: Readonly<Record<string, string>>) =>
    employerHomeOperation.response.parse((await who.get('/api/organisation/home', headers)).body);
  const kinds = async (who: HttpClient) => (await home(who)).waiting.map(({ kind }) => kind);
  const counts = async (who: HttpClient) => (await who.get('/api/me/unread-counts')).body;

  async function worker(full_name: string, days: object = {}): Promise<string> {
    const id = randomUUID();
    const none = { reference: null, hire_case: null, account: null, imported_by: null };
    await app.superuser
      .insertInto('worker')
      .values({ id, organisation, full_name, ...none, ...days })
      .execute();
    return id;
  }
  async function duty(title: string, day: string | null, more: object = {}): Promise<string> {
    const id = randomUUID();
    await app.superuser
      .insertInto('sponsor_duty')
      .values({
        ...{ id, organisation, worker: null, event: null, duty: 'worker-leaves', does: 'report', title },
        ...{ because: 'It happened.', happened_on: '2026-11-09', nation: 'england-and-wales', asked: '{}' },
        ...{ report_by: day, remind_by: day, deadline: '{"clock":{"length":10}}', draft: '[]', ...more },
      })
      .execute();
    return id;
  }
  async function hire(startsOn: string, more: object = {}): Promise<string> {
    const id = randomUUID();
    const terms = {
      ...{ title: 'Engineer', place: 'Leeds', startsOn, expiresOn: startsOn, employment: 'permanent' },
      ...{ pay: null, hoursPerWeek: null, nation: null, years: null, occupationCode: null },
      ...{ sponsored: null, note: '' },
    };
    await app.superuser
      .insertInto('hire_case')
      .values({
        ...{ id, organisation, application: null, account: null, candidate_name: 'Amara Okafor' },
        ...{ terms: JSON.stringify(terms), judgement: null, offer_version: 0, ...more },
      })
      .execute();
    return id;
  }
  const markAll = async (hireCase: string) => {
    for (const step of ['contract', 'right-to-work-check', 'employment-rights'])
      expect(
        (await head.post(`/api/organisation/cases/${hireCase}/steps`, { step, done: true })).status,
      ).toBe(200);
  };
  const apply = async (who: TestPerson, title = 'Backend engineer') =>
    cast.jobs.addApplication(
      who.id,
      organisation,
      await cast.jobs.addJob(organisation, { answers: { ...wholeJob, title } }),
    );
  const candidate = (fullName: string) => person(app, { role: 'candidate', fullName });

  it('stands in one order: past its day, then by day, then what has none, then what can wait', async () => {
    await duty('Due', '2026-11-25');
    await duty('Past its day', '2026-11-20');
    await duty('A visa ends', null, {
      ...{ found_key: 'visa-ends:x:2027-01-14', does: 'look-at-this', happened_on: '2027-01-14' },
    });
    await hire('2026-11-24');
    await apply(await candidate('Lin Zhao'));
    const { waiting, isSponsor } = await home(head);
    const list = waiting.map((one) => (one.kind === 'duty' ? `${one.group} ${one.duty.number}` : one.kind));
    expect(list).toEqual(['past 1', 'hire', 'to-report 3', 'applications', 'ends 52']);
    expect(isSponsor).toBe(true);
  });

  it('has a hire until every step of the employer is done, or it has ended', async () => {
    const hireCase = await hire('2027-02-01');
    const [one] = (await home(head)).waiting;
    expect(one).toEqual({
      ...{
        kind: 'hire',
        hireCase,
        candidate: 'Amara Okafor',
        title: 'Engineer',
        day: '2027-02-01',
        days: 70,
      },
      ...{ next: 'The contract of employment, signed by both sides', open: 3, also: [] },
    });
    expect(await counts(head)).toMatchObject({ hires: 1, hireSteps: 1 });
    await markAll(hireCase);
    expect(await kinds(head)).toEqual([]);
    expect(await counts(head)).toMatchObject({ hires: 1, hireSteps: 0 });
    await hire('2026-11-02', { ended_on: '2026-11-20' });
    expect(await kinds(head)).toEqual([]);
  });

  it('gives one person one row, which names what else waits about them', async () => {
    const amara = await candidate('Amara Okafor');
    const application = await apply(amara);
    const conversation = await cast.jobs.conversationAbout(application);
    await amara.post(`/api/conversations/${conversation}/messages`, { id: randomUUID(), text: 'Hello' });
    await hire('2026-12-07', { account: amara.id });
    await sql`update application set state = 'offer' where id = ${application}`.execute(app.superuser);
    await sql`insert into job_offer (application, account, organisation, state, version, expires_on)
      values (${application}, ${amara.id}, ${organisation}, 'question', 1, '2026-12-24')`.execute(
      app.superuser,
    );
    await sql`insert into job_offer_version (application, number, terms, sent_by_name)
      values (${application}, 1, '{"title":"Engineer","pay":79000}', 'Helen')`.execute(app.superuser);
    expect((await home(head)).waiting).toMatchObject([{ kind: 'offer', also: ['message', 'hire'] }]);
    const ana = await worker('Ana Marques');
    await duty('Ana Marques: absent', '2026-11-25', { worker: ana });
    await duty('Ana Marques: leaves', '2026-11-26', { worker: ana });
    const { waiting } = await home(head);
    expect(waiting.filter(({ kind }) => kind === 'duty')).toMatchObject([
      { duty: { title: 'Ana Marques: absent' }, also: ['duty'] },
    ]);
  });

  it('shows of what is due five of each kind and how many more', async () => {
    for (let more = 0; more < 7; more += 1) await duty(`Report ${more}`, '2026-11-25');
    const { waiting } = await home(head);
    expect(waiting.length).toBe(6);
    expect(waiting.at(-1)).toEqual({ kind: 'more-duties', group: 'to-report', count: 2 });
    expect(await counts(head)).toMatchObject({ reports: 7 });
  });

  it('asks again for a rejection that waits for a second look, and for a review that a candidate asks for', async () => {
    const application = await apply(await candidate('Lin Zhao'));
    await sql`update application set state = 'interview' where id = ${application}`.execute(app.superuser);
    await sql`insert into sponsorship_rejection
      (application, account, organisation, text, rule, judged_on, written_by, by_name, written_at)
      select id, account, organisation, 'Pay', 'minimum-salary', '2026-11-20', ${head.id}, 'Helen', '2026-11-20T09:00:00Z'
      from application where id = ${application}`.execute(app.superuser);
    // Who prepared it waits for a colleague.
    expect(await kinds(head)).toEqual([]);
    const colleague = await member('none', 'write');
    expect((await home(colleague)).waiting).toMatchObject([
      { kind: 'review', state: 'second-look', candidate: 'Lin Zhao' },
    ]);
    await sql`update sponsorship_rejection set rejected_at = now(), review_asked_at = now() where application = ${application}`.execute(
      app.superuser,
    );
    expect((await home(head)).waiting).toMatchObject([{ kind: 'review', state: 'asked' }]);
  });

  it('lists the next 14 days of hiring and sponsorship, by day', async () => {
    const ana = await worker('Ana Marques', { visa_ends: '2026-12-06' });
    await worker('Ben Adeyemi', { visa_ends: '2026-12-07' });
    await duty('Due', '2026-11-25', { worker: ana, remind_by: '2026-11-24' });
    await hire('2026-11-30');
    const job = await cast.jobs.addJob(organisation, { answers: { ...wholeJob, closesOn: '2026-11-23' } });
    const { next } = await home(head);
    expect(next.map(({ day, kind }) => `${day} ${kind}`)).toEqual([
      '2026-11-23 closing',
      '2026-11-25 sponsor',
      '2026-11-30 first-day',
      '2026-12-06 sponsor',
    ]);
    expect(next[0]).toEqual({ kind: 'closing', day: '2026-11-23', title: 'Backend engineer', job });
    expect(next[3]).toMatchObject({ what: 'visa-ends', worker: { id: ana, fullName: 'Ana Marques' } });
  });

  describe('each sees what they may:', () => {
    beforeEach(async () => {
      await duty('Past its day', '2026-11-20');
      await apply(await candidate('Lin Zhao'));
    });

    it('a recruiter without a compliance role sees hiring alone', async () => {
      const recruiter = await member('none', 'write');
      expect(await kinds(recruiter)).toEqual(['applications']);
      expect(await home(recruiter)).toMatchObject({ isSponsor: false, next: [] });
      expect(await counts(recruiter)).toMatchObject({ reports: 0 });
    });

    it('an officer or viewer without hiring sees sponsorship alone', async () => {
      for (const role of ['officer', 'viewer'] as const) {
        const who = await member(role, 'none');
        expect(await home(who)).toMatchObject({ jobs: [], begun: null, month: null, failed: [] });
        expect(await kinds(who)).toEqual(['duty']);
      }
    });

    it('a line manager sees what is due for their own people', async () => {
      const manager = await member('line-manager', 'none');
      expect(await kinds(manager)).toEqual([]);
      const ana = await worker('Ana Marques', { manager: manager.id });
      await duty('Ana Marques: leaves', '2026-11-25', { worker: ana });
      expect(await kinds(manager)).toEqual(['duty']);
      expect(await counts(manager)).toMatchObject({ reports: 1 });
    });

    it('somebody who logged in without a second factor is asked for one first', async () => {
      const officer = await cast.make('officer-once');
      expect(await kinds(officer)).toEqual(['second-factor']);
    });

    it('a member of two organisations sees each by itself, and a stranger neither', async () => {
      const stranger = await cast.make('officer');
      expect(await kinds(stranger)).toEqual([]);
      await joins(app.superuser, head.id, {
        organisation: stranger.organisation ?? '',
        role: 'member',
        compliance_role: 'officer',
      });
      const otherHome = await home(head, actingFor(stranger.organisation ?? ''));
      expect(otherHome.waiting).toEqual([]);
      expect((await home(head, actingFor(organisation))).waiting.map(({ kind }) => kind)).toEqual([
        'duty',
        'applications',
      ]);
    });
  });

  it('shows the rest where sponsorship cannot be read', async () => {
    await apply(await candidate('Lin Zhao'));
    await worker('Ana Marques');
    await sql`revoke select on sponsor_duty from portway_app`.execute(app.superuser);
    try {
      const { failed, waiting } = await home(head);
      expect(failed).toEqual(['duties']);
      expect(waiting.map(({ kind }) => kind)).toEqual(['applications']);
    } finally {
      await sql`grant select on sponsor_duty to portway_app`.execute(app.superuser);
    }
  });
});
