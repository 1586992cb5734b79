import { calendarDate } from '@portway/rules/kernel';
import { deadlineBy } from '@portway/rules/reporting-deadline';
import { readDay } from '@portway/rules/working-days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../testing/access-cast.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { raiseRepository } from './raise.repository.ts';
import { recountRepository } from './recount.repository.ts';
import { recountingService } from './recount.service.ts';
import { readReportingFacts } from './sponsor-duties.module.ts';

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
    expect((await officer.get(reported)).body).toMatchObject({ reportBy: '2026-12-04', state: 'reported' });
  });
});
