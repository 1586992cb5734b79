import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { teamWords } from './team-words.presenter.ts';

const conclusionShape = z.object({ conclusions: z.array(z.object({ title: z.string() })) });
const listShape = z.object({ duties: z.array(z.object({ title: z.string() })) });

describe('what a line manager reads of duties', () => {
  let app: TestApp;
  let cast: AccessCast;
  let officer: Asking;
  let manager: TestPerson;
  let worker: string;
  beforeAll(async () => {
    app = await startTestApp({ now: () => Date.parse('2026-11-28T12:00:00Z') });
    cast = accessCast(app);
    officer = await cast.make('officer');
    const member = {
      organisation: officer.organisation ?? '',
      role: 'member',
      compliance_role: 'line-manager',
    } as const;
    manager = await person(app, { role: 'recruiter', secondFactor: true, member });
    worker = await cast.duties.sponsored(officer.organisation ?? '');
    const facts = { manager: manager.id, salary_option: 'A' };
    await app.superuser.updateTable('worker').set(facts).where('id', '=', worker).execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('is of the same kinds in its words and in its policy', async () => {
    const { rows } = await sql<{ expression: string }>`
      select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attrelid = 'sponsor_duty'::regclass and a.attname = 'for_team'`.execute(app.superuser);
    const names = rows[0]?.expression.match(/'[a-z-]+'/g) ?? [];
    expect(names.map((name) => name.slice(1, -1)).toSorted()).toEqual(Object.keys(teamWords).toSorted());
  });

  it('is nothing of what rests on pay, and of the rest the words for the team', async () => {
    const hours = { kind: 'hours', worker, happenedOn: '2026-11-27', newHours: 30 };
    const concluded = conclusionShape.parse(
      (await manager.post('/api/sponsor/events/conclusion', hours)).body,
    );
    expect(concluded.conclusions).toHaveLength(1);
    expect((await manager.post('/api/sponsor/events', { ...hours, newPence: 45_760_00 })).status).toBe(403);
    expect((await manager.post('/api/sponsor/events', hours)).status).toBe(200);
    const payCut = { kind: 'pay', worker, happenedOn: '2026-11-26', newPence: 10_000_00 };
    expect((await officer.post('/api/sponsor/events', payCut)).status).toBe(200);
    const { duties } = listShape.parse((await manager.get('/api/sponsor/duties')).body);
    expect(JSON.stringify(duties)).toContain('hours');
    expect(JSON.stringify(duties)).not.toMatch(/pay/i);
    const today = JSON.stringify((await manager.get('/api/sponsor/today')).body);
    expect(today).toContain(teamWords['worker-hours-changed']);
    expect(today).not.toMatch(/10,000|paid/);
  });

  it('still closes what is counted of an absence that has ended, and of a start that they do not see', async () => {
    const path = `/api/sponsor/workers/${worker}/absences`;
    const absence = { firstDay: '2026-11-02', lastDay: null, pay: 'unpaid', agreed: false };
    expect((await manager.post(path, absence)).status).toBe(200);
    const titles = async () =>
      listShape.parse((await manager.get('/api/sponsor/duties')).body).duties.map(({ title }) => title);
    expect(await titles()).toContainEqual(expect.stringMatching(/absent without permission/));
    const { duties } = listShape.parse((await officer.get('/api/sponsor/duties')).body);
    expect(duties.length).toBeGreaterThan((await titles()).length);
  });
});
