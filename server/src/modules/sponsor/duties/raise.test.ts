import { randomUUID } from 'node:crypto';
import { calendarDate } from '@portway/rules/kernel';
import { absence } from '@portway/rules/sponsored-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { raiseRepository } from './raise.repository.ts';
import { raisingService } from './raise.service.ts';

const nation = 'england-and-wales';
const missed = (from: string, until: string) =>
  absence({
    nation,
    firstDayAbsent: calendarDate(from),
    missedUntil: calendarDate(until),
    permitted: false,
  });

describe('a duty that is found', () => {
  let app: TestApp;
  const { raise } = raisingService(raiseRepository);
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function aWorker() {
    const organisation = randomUUID();
    const worker = randomUUID();
    const { superuser } = app;
    await superuser
      .insertInto('organisation')
      .values({ id: organisation, name: 'Northgate Systems', website: null, industry: null })
      .execute();
    await superuser
      .insertInto('worker')
      .values({ id: worker, organisation, full_name: 'Ana Marques' })
      .execute();
    return { organisation, worker };
  }
  const raiseAbsence = (at: { organisation: string; worker: string }, from: string, until: string) =>
    app.database.owner.transaction().execute((transaction) =>
      raise(transaction, {
        ...at,
        foundKey: `absence ${at.worker}`,
        title: 'Absent without permission',
        conclusion: missed(from, until),
        nation,
        happenedOn: from,
        asked: { event: 'worker-unauthorised-absence', nation, firstDayAbsent: from },
        by: null,
      }),
    );
  const dutiesOf = ({ organisation }: { organisation: string }) =>
    app.superuser.selectFrom('sponsor_duty').selectAll().where('organisation', '=', organisation).execute();
  const steps = (duty: string | undefined) =>
    app.superuser
      .selectFrom('sponsor_duty_step')
      .select(['step', 'words', 'by_name'])
      .where('duty', '=', duty ?? '')
      .orderBy('id')
      .execute();

  it('is none while ten working days are missed, and one once with the eleventh, however often it is found', async () => {
    const at = await aWorker();
    expect(await raiseAbsence(at, '2026-12-07', '2026-12-18')).toBeNull();
    expect(await dutiesOf(at)).toEqual([]);
    const id = await raiseAbsence(at, '2026-12-07', '2026-12-21');
    expect(await raiseAbsence(at, '2026-12-07', '2026-12-21')).toBe(id);
    const [duty, ...more] = await dutiesOf(at);
    expect(more).toEqual([]);
    expect(duty).toMatchObject({
      id,
      duty: 'worker-unauthorised-absence',
      state: 'to-do',
      report_by: '2027-01-06',
      remind_by: '2027-01-05',
    });
    expect(await steps(duty?.id)).toEqual([
      { step: 'raised', words: expect.stringMatching(/^More than 10/), by_name: 'Portway' },
    ]);
  });

  it('is counted again while it is open, and says from which day', async () => {
    const at = await aWorker();
    const id = await raiseAbsence(at, '2026-12-07', '2026-12-21');
    expect(await raiseAbsence(at, '2026-12-08', '2026-12-22')).toBe(id);
    expect(await dutiesOf(at)).toMatchObject([
      { report_by: '2027-01-07', happened_on: '2026-12-08', version: 2 },
    ]);
    expect(await steps(id ?? '')).toMatchObject([
      {},
      { step: 'recounted', words: 'Counted again: report by 2027-01-07, before that 2027-01-06.' },
    ]);
  });

  it('is closed with the reason once nothing is to be reported', async () => {
    const at = await aWorker();
    const id = await raiseAbsence(at, '2026-12-07', '2026-12-21');
    await raiseAbsence(at, '2026-12-07', '2026-12-18');
    expect(await dutiesOf(at)).toMatchObject([{ id, state: 'closed' }]);
    expect(await steps(id ?? '')).toMatchObject([
      {},
      { step: 'closed', words: 'Not reported, because no more than 10 working days in a row were missed.' },
    ]);
  });

  it('stays as it was reported, whatever is found later', async () => {
    const at = await aWorker();
    const id = await raiseAbsence(at, '2026-12-07', '2026-12-21');
    await app.superuser
      .updateTable('sponsor_duty')
      .set({ state: 'reported', reported_on: '2026-12-22' })
      .where('id', '=', id ?? '')
      .execute();
    expect(await raiseAbsence(at, '2026-12-08', '2026-12-22')).toBe(id);
    expect(await dutiesOf(at)).toMatchObject([{ state: 'reported', report_by: '2027-01-06', version: 1 }]);
  });
});
