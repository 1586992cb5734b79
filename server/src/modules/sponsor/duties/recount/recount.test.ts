import { randomUUID } from 'node:crypto';
import { calendarDate } from '@portway/rules/kernel';
import { deadlineBy } from '@portway/rules/reporting-deadline';
import { readDay } from '@portway/rules/working-days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import type { HttpClient } from '../../../../testing/http-client.ts';
import { person } from '../../../../testing/people/people.ts';
import { mailsTo } from '../../../../testing/servers/browser.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { readReportingFacts } from '../duties.module.ts';
import { raiseRepository } from '../raise.repository.ts';
import { recountRepository } from './recount.repository.ts';
import { recountingService } from './recount.service.ts';

const announced = calendarDate('2026-11-24');

describe('a bank holiday announced late', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    officer = await cast.make('officer');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const leaves = async () => {
    const worker = await cast.duties.sponsored(officer.organisation ?? '');
    const event = { kind: 'worker-leaves', worker, happenedOn: '2026-11-20' };
    const [{ id }] = Object((await officer.post('/api/sponsor/events', event)).body).duties;
    return `/api/sponsor/duties/${id}`;
  };
  const recount = () =>
    recountingService({
      repository: recountRepository(app.database.owner),
      raising: raiseRepository,
      notify: app.services.notifications.notify,
      readFacts: readReportingFacts,
      count: (facts) =>
        deadlineBy(facts, (day) =>
          day === announced
            ? { status: 'answered', kind: 'bank-holiday', name: 'A day of national mourning', steps: [] }
            : readDay(day, facts.nation),
        ),
    }).recount();

  it('moves what is open, says so once, and leaves what was reported as it was', async () => {
    const [open, reported] = [await leaves(), await leaves()];
    const report = { step: 'reported', version: 1, reportedOn: '2026-11-23', reference: '' };
    expect((await officer.post(`${reported}/steps`, report)).status).toBe(200);
    expect(await recount()).toBe(1);
    expect(await recount()).toBe(0);
    const { body } = await officer.get(open);
    expect(body).toMatchObject({ reportBy: '2026-12-07', deadline: { reportBy: '2026-12-07' }, version: 2 });
    expect(Object(body).steps).toMatchObject([
      { step: 'raised' },
      {
        step: 'recounted',
        by: 'Portway',
        words: 'Counted again by the bank holidays known now: report by 2026-12-07, before that 2026-12-04.',
      },
    ]);
    const { groups } = Object((await officer.get('/api/sponsor/today')).body);
    const rows: { id: string; moved: string | null }[] = groups.flatMap(
      (group: { rows: unknown[] }) => group.rows,
    );
    expect(rows.find(({ id }) => open.endsWith(id))?.moved).toMatch(
      /report by 2026-12-07, before that 2026-12-04/,
    );
    expect((await officer.get(reported)).body).toMatchObject({ reportBy: '2026-12-04', state: 'reported' });
  });

  it('moves an absence too that is counted by the worker’s own days', async () => {
    const organisation = officer.organisation ?? '';
    const worker = await cast.duties.sponsored(organisation);
    const facts = { event: 'worker-unauthorised-absence', nation: 'england-and-wales', worksOn: [1, 2, 3] };
    const days = { happened_on: '2026-11-20', report_by: '2026-12-04', remind_by: '2026-12-03' };
    const id = randomUUID();
    await app.superuser
      .insertInto('sponsor_duty')
      .values({
        ...{ id, organisation, worker, event: null, duty: 'worker-unauthorised-absence', does: 'report' },
        ...{ title: 'Absent', because: 'Eleven days', draft: '[]', nation: 'england-and-wales' },
        ...{ ...days, asked: JSON.stringify({ ...facts, firstDayAbsent: '2026-11-09' }) },
      })
      .execute();
    expect(await recount()).toBe(1);
    expect((await officer.get(`/api/sponsor/duties/${id}`)).body).toMatchObject({ reportBy: '2026-12-07' });
  });

  it('is told once to each person who holds a duty, in the app and by email, without a name', async () => {
    const asking = await cast.make('officer');
    const organisation = asking.organisation ?? '';
    const member = async (compliance_role: 'adviser' | 'line-manager' | 'viewer') =>
      await person(app, {
        role: 'recruiter',
        secondFactor: true,
        member: { organisation, role: 'member', compliance_role },
      });
    const [manager, other, viewer] = [
      await member('line-manager'),
      await member('line-manager'),
      await member('viewer'),
    ];
    const leaves = {
      kind: 'worker-leaves',
      worker: await cast.duties.sponsored(organisation, manager.id),
    };
    for (const event of [leaves, { kind: 'org-name-address', nation: 'england-and-wales' }])
      await asking.post('/api/sponsor/events', { ...event, happenedOn: '2026-11-20' });
    expect(await recount()).toBe(2);
    expect(await recount()).toBe(0);
    const notificationsOf = async (who: HttpClient) => {
      const { notifications } = Object((await who.get('/api/notifications')).body);
      return notifications.map(({ title, text }: { title: string; text: string }) => [title, text]);
    };
    expect(await notificationsOf(asking)).toEqual([['The days of 2 sponsor duties have moved', '']]);
    expect(await notificationsOf(manager)).toEqual([
      [
        'The day of a sponsor duty has moved',
        'Counted again by the bank holidays known now: report by 7 December 2026, before that 4 December 2026',
      ],
    ]);
    expect([await notificationsOf(other), await notificationsOf(viewer)]).toEqual([[], []]);
    const due = await app.superuser
      .selectFrom('notification')
      .select('id')
      .where('account', '=', manager.id)
      .where('mail', '=', 'at-once')
      .execute();
    await app.services.notifications.mail.sendAll(due.map(({ id }) => id));
    const [mail, ...more] = await mailsTo(app, manager.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Northgate Systems: The day of a sponsor duty has moved');
    expect(mail?.text).not.toContain('Marques');
  });
});
