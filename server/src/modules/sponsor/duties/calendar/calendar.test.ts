import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sync } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../../testing/people/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { WorkerTable } from '../../workers/workers.tables.ts';
import type { SponsorDutyTable } from '../duties.tables.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');
const december = '/api/sponsor/calendar?from=2026-12-01&to=2026-12-31';
const calendarShape = z.object({
  entries: z.array(
    z.object({
      day: z.string(),
      kind: z.string(),
      title: z.string(),
      worker: z.object({ fullName: z.string() }).nullable(),
    }),
  ),
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  feeds: z.array(z.object({ id: z.string(), readAt: z.string().nullable() })),
});
const feedShape = z.object({ id: z.string(), url: z.string() });

describe('a sponsor’s calendar', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let officer: Asking;
  let manager: TestPerson;
  let organisation: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => noon });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  beforeEach(async () => {
    officer = await accessCast(app).make('officer');
    organisation = officer.organisation ?? '';
    const member = { organisation, role: 'member', compliance_role: 'line-manager' } as const;
    manager = await person(app, { role: 'recruiter', secondFactor: true, member });
    const ana = await worker('Ana Lucia Marques', { manager: manager.id, visa_ends: '2026-12-14' });
    const ben = await worker('Ben Adeyemi', { certificate_ends: '2026-12-28' });
    await worker('Someone Gone', { visa_ends: '2026-12-15', employment_ended_on: '2026-11-01' });
    await duty(ana, { title: 'Ana is absent without permission', remind_by: '2026-12-07' });
    await duty(ben, {
      title: 'Ben works at another office',
      remind_by: '2026-12-11',
      report_by: '2026-12-14',
    });
    await duty(ben, { title: 'Reported already', remind_by: '2026-12-12', state: 'reported' });
    await duty(ben, { title: 'A crime is suspected', remind_by: '2026-12-09', confidential: true });
    const by = { by_account: null, by_name: 'Helen Marsh' };
    for (const [checked_on, next_on] of [
      ['2026-01-05', '2026-12-05'],
      ['2026-06-05', '2026-12-20'],
    ] as const)
      await app.superuser
        .insertInto('right_to_work_check')
        .values({
          id: randomUUID(),
          worker: ben,
          organisation,
          method: 'online',
          checked_on,
          next_on,
          checker_name: 'Helen',
          ...by,
        })
        .execute();
    await app.superuser
      .insertInto('held_licence')
      .values({ organisation, allocation_from: '2025-12-20', saved_by: null })
      .execute();
    await app.superuser
      .insertInto('sponsor_task_done')
      .values({ organisation, task: 'sms-log-in', done_on: '2026-11-10', ...by })
      .execute();
  });

  async function worker(full_name: string, more: Partial<Insertable<WorkerTable>>): Promise<string> {
    const id = randomUUID();
    await app.superuser
      .insertInto('worker')
      .values({ id, organisation, full_name, ...more })
      .execute();
    return id;
  }
  async function duty(
    worker: string,
    more: Partial<Insertable<SponsorDutyTable>> & { title: string },
  ): Promise<void> {
    const facts = {
      because: 'x',
      happened_on: '2026-11-20',
      nation: 'england-and-wales',
      does: 'report',
    } as const;
    await app.superuser
      .insertInto('sponsor_duty')
      .values({
        id: randomUUID(),
        organisation,
        worker,
        event: null,
        duty: 'worker-unauthorised-absence',
        asked: '{}',
        deadline: null,
        draft: '[]',
        ...facts,
        reported_on: more.state === 'reported' ? '2026-11-21' : null,
        ...more,
      })
      .execute();
  }
  const calendar = async (by: Pick<TestPerson, 'get'>) => calendarShape.parse((await by.get(december)).body);
  const daysOf = async (by: Pick<TestPerson, 'get'>) =>
    (await calendar(by)).entries.map(({ day, kind }) => `${day} ${kind}`);

  async function feedOf(by: Pick<TestPerson, 'post'>) {
    const { id, url } = feedShape.parse((await by.post('/api/sponsor/calendar/feeds')).body);
    const readFeed = async () => {
      const { pathname, search } = new URL(url);
      const response = await app.ask(pathname + search);
      return { status: response.status, text: await response.text() };
    };
    return { id, url, read: readFeed };
  }
  /** As a calendar program reads it. */
  const eventsIn = (text: string) =>
    Object.values(sync.parseICS(text)).flatMap((one) =>
      one !== undefined && one.type === 'VEVENT'
        ? [`${one.start.getFullYear()}-${one.start.getMonth() + 1}-${one.start.getDate()} ${one.summary}`]
        : [],
    );

  it('names the bank holidays of the nations where people work', async () => {
    for (const nation of ['england-and-wales', 'scotland'])
      await officer.post('/api/sponsor/work-places', { name: nation, nation, kind: 'office' });
    const { holidays } = calendarShape.parse(
      (await officer.get('/api/sponsor/calendar?from=2026-11-23&to=2026-12-31')).body,
    );
    expect(holidays).toEqual([
      { day: '2026-11-30', name: expect.stringMatching(/Andrew.*\(Scotland\)$/) },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-12-28', name: expect.stringContaining('Boxing Day') },
    ]);
  });

  it('shows an officer each day with what falls on it, until it is reported or the worker has left', async () => {
    expect(await daysOf(officer)).toEqual([
      '2026-12-07 duty',
      '2026-12-09 duty',
      '2026-12-10 log-in',
      '2026-12-11 duty',
      // Counted to its last day, three days after the day to be reminded on.
      '2026-12-14 duty',
      '2026-12-14 visa-ends',
      '2026-12-19 allocation-ends',
      '2026-12-20 right-to-work',
      '2026-12-28 certificate-ends',
    ]);
  });

  it('shows a line manager the duties of their own people alone, and no day of a permission', async () => {
    expect(await daysOf(manager)).toEqual(['2026-12-07 duty']);
  });

  it('is read back by a calendar program with initials at most, and without what is confidential', async () => {
    const { read, url } = await feedOf(officer);
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(eventsIn(text).toSorted()).toEqual([
      '2026-12-10 Log in to the Sponsorship Management System',
      '2026-12-11 A sponsor duty is due: BA',
      '2026-12-14 A visa ends: AM',
      '2026-12-19 This year’s allocation of certificates ends',
      '2026-12-20 A right to work check is due again: BA',
      '2026-12-28 A certificate ends: BA',
      '2026-12-7 A sponsor duty is due: AM',
      '2027-12-19 This year’s allocation of certificates ends',
    ]);
    // Unfolded: a program of somebody who works for several shows whose day it is, and opens that workspace.
    const unfolded = text.replaceAll(/\r\n /g, '');
    expect(unfolded).toContain(`/dashboard/sponsor/today?workspace=${organisation}`);
    expect(unfolded).toMatch(/X-WR-CALNAME:Sponsor duties: \S/);
    for (const word of ['Ana', 'Marques', 'Adeyemi', 'absent', 'crime', 'office'])
      expect(text).not.toContain(word);
    const { token_hash } = await app.superuser
      .selectFrom('calendar_feed')
      .select('token_hash')
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    expect(url).not.toContain(token_hash);
    expect((await calendar(officer)).feeds).toMatchObject([{ readAt: expect.any(String) }]);
  });

  it('shows nothing once the feed, the compliance role or the membership has ended', async () => {
    const [endedFeed, other] = [await feedOf(manager), await feedOf(manager)];
    expect(eventsIn((await other.read()).text)).toHaveLength(1);
    await manager.post(`/api/sponsor/calendar/feeds/${endedFeed.id}/end`);
    expect((await endedFeed.read()).status).toBe(404);
    const mine = () => app.superuser.updateTable('membership').where('account', '=', manager.id);
    await mine().set({ compliance_role: 'none' }).execute();
    expect((await other.read()).status).toBe(404);
    await mine().set({ compliance_role: 'viewer' }).execute();
    expect(eventsIn((await other.read()).text)).toHaveLength(8);
    await app.superuser.deleteFrom('membership').where('account', '=', manager.id).execute();
    expect((await other.read()).status).toBe(404);
  });

  it('keeps one person to five addresses, and says what to do', async () => {
    const feedCount = (await calendar(officer)).feeds.length;
    // All at the same moment.
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => officer.post('/api/sponsor/calendar/feeds')),
    );
    expect((await calendar(officer)).feeds).toHaveLength(5);
    const refusals = responses.filter(({ status }) => status === 409);
    expect(refusals).toHaveLength(responses.length - 5 + feedCount);
    expect(refusals[0]?.body).toMatchObject({ message: /End one/ });
  });
});
