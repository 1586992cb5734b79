import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { person } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { asAppWith } from '../as-app.ts';
import type { RlsVariable } from '../rls-context.ts';

type Who = 'nobody' | 'reporter' | 'reported' | 'elsewhere' | 'staff';

/** Reports, and what they stop, for each who sends statements of their own. */
describe('row-level security of reports', () => {
  let app: TestApp;
  const context = new Map<Who, Partial<Record<RlsVariable, string>>>();
  const report = randomUUID();
  const spare = randomUUID();
  let job: string;
  let talk: string;

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    const owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    const amara = await person(app, { role: 'candidate' });
    const staff = await person(app, { role: 'staff' });
    job = await cast.jobs.addJob(organisation);
    talk = await cast.jobs.conversationAbout(await cast.jobs.addApplication(amara.id, organisation, job));
    for (const id of [report, spare]) {
      const nothing = { first_name: null, last_name: null, phone: null, organisation: null, message: null };
      const enquiry = { id, kind: 'report' as const, email: amara.email, details: '{}', suspected: false };
      await app.superuser
        .insertInto('enquiry')
        .values({ ...enquiry, ...nothing })
        .execute();
    }
    const sides = { reporter: amara.id, reporter_organisation: null, reported_account: null };
    await app.superuser
      .insertInto('report')
      .values({
        id: report,
        ...sides,
        reported_organisation: organisation,
        about: 'job',
        job,
        conversation: null,
        position: 'Engineer',
      })
      .execute();
    await app.superuser.insertInto('moderation_stop').values({ job: null, conversation: talk }).execute();
    await app.superuser.insertInto('moderation_stop').values({ job, conversation: null }).execute();
    await app.superuser.updateTable('job').set({ state: 'paused' }).where('id', '=', job).execute();
    context.set('nobody', {});
    context.set('reporter', { account: amara.id });
    context.set('reported', { account: owner.person?.id ?? '', organisation, hiring: 'offers' });
    context.set('elsewhere', { account: randomUUID(), organisation: randomUUID(), hiring: 'offers' });
    context.set('staff', { account: staff.id, staff: 'yes' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  class Undone extends Error {}
  /** How many rows a statement touched, or `refused`; nothing of it stays. */
  async function tried(who: Who, statement: RawBuilder<unknown>): Promise<number | 'refused'> {
    let rows = 0;
    try {
      await asAppWith(app.superuser, context.get(who) ?? {}, async (transaction) => {
        const result = await statement.execute(transaction);
        rows = Number(result.numAffectedRows ?? result.rows.length);
        throw new Undone();
      });
    } catch (error) {
      if (error instanceof Undone) return rows;
      if (error instanceof Error && /permission denied|row-level security/.test(error.message))
        return 'refused';
      throw error;
    }
    return rows;
  }
  const everyone: readonly Who[] = ['nobody', 'reporter', 'reported', 'elsewhere', 'staff'];
  async function matrix(statement: () => RawBuilder<unknown>) {
    const outcomes = [];
    for (const who of everyone) outcomes.push([who, await tried(who, statement())]);
    return Object.fromEntries(outcomes);
  }
  const only = (counts: Partial<Record<Who, number | 'refused'>>, others: number | 'refused' = 0) => ({
    ...Object.fromEntries(everyone.map((who) => [who, others])),
    ...counts,
  });

  it('shows a report to our team alone: not to who is reported, nor to who reported it', async () => {
    expect(await matrix(() => sql`select id from report`)).toEqual(only({ staff: 1 }));
  });

  it('shows what is stopped to those whose it is', async () => {
    expect(await matrix(() => sql`select id from moderation_stop where job = ${job}`)).toEqual(
      only({ reported: 1, staff: 1 }),
    );
    expect(await matrix(() => sql`select id from moderation_stop where conversation = ${talk}`)).toEqual(
      only({ reporter: 1, reported: 1, staff: 1 }),
    );
  });

  it('lets nobody but our team decide, stop or release', async () => {
    const mine = () => context.get('staff')?.account ?? '';
    expect(
      await matrix(
        () =>
          sql`update report set decision = 'upheld', reason = 'Because', decided_at = now(), decided_by = ${mine()}`,
      ),
    ).toEqual(only({ staff: 1 }));
    expect(await matrix(() => sql`delete from moderation_stop`)).toEqual(only({ staff: 2 }));
    await app.superuser.deleteFrom('moderation_stop').where('job', '=', job).execute();
    expect(await matrix(() => sql`insert into moderation_stop (job) values (${job})`)).toEqual(
      only({ staff: 1 }, 'refused'),
    );
    expect(await matrix(() => sql`select set_stopped_job(${job}, 'published')`)).toEqual(
      only({ staff: 1 }, 'refused'),
    );
    await app.superuser.insertInto('moderation_stop').values({ job, conversation: null }).execute();
  });

  it('takes a report from its own author alone, undecided', async () => {
    const columns = sql`(id, reporter, about, job, position)`;
    const by = context.get('reporter')?.account ?? '';
    expect(
      await matrix(() => sql`insert into report ${columns} values (${spare}, ${by}, 'job', ${job}, 'A job')`),
    ).toEqual(only({ reporter: 1 }, 'refused'));
    expect(await matrix(() => sql`insert into report (id, decision) values (${spare}, 'upheld')`)).toEqual(
      only({}, 'refused'),
    );
  });

  it('holds a stop whichever way a job is opened or a message written', async () => {
    expect(await tried('reported', sql`update job set state = 'published' where id = ${job}`)).toBe(
      'refused',
    );
    const by = context.get('reporter')?.account ?? '';
    const message = sql`insert into message (id, conversation, number, side, author, author_name, text)
      values (${randomUUID()}, ${talk}, 1, 'candidate', ${by}, 'Amara', 'Hello')`;
    expect(await tried('reporter', message)).toBe('refused');
    await app.superuser.deleteFrom('moderation_stop').where('conversation', '=', talk).execute();
    expect(await tried('reporter', message)).toBe(1);
  });
});
