import { reportingDeadlineOperation } from '@portway/contracts/law/calculators/reporting-deadline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the days to a report', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const visitor = httpClient((path, init) => app.ask(path, init));
  const ask = (body: Record<string, unknown>) => visitor.post('/api/estimates/reporting-deadline', body);
  const leaves = (nation: string, happenedOn: string) => ask({ event: 'worker-leaves', nation, happenedOn });

  it.each([
    ['england-and-wales', '2026-04-02', '2026-04-20', '2026-04-17'],
    ['northern-ireland', '2026-04-02', '2026-04-20', '2026-04-17'],
    ['scotland', '2026-04-02', '2026-04-17', '2026-04-16'],
    ['england-and-wales', '2026-11-27', '2026-12-11', '2026-12-10'],
    ['scotland', '2026-11-27', '2026-12-14', '2026-12-11'],
  ])('in %s after %s end on %s, with a reminder by %s', async (nation, happenedOn, reportBy, remindBy) => {
    const { status, body } = await leaves(nation, happenedOn);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'answered', reportBy, remindBy, recordedTo: '2026-10-10' });
    expect(reportingDeadlineOperation.response.parse(body)).toEqual(body);
  });

  it('before the record begins are counted and marked', async () => {
    const { body } = await leaves('england-and-wales', '2026-03-05');
    expect(body).toMatchObject({ status: 'no-law', reportBy: '2026-03-19', recordsBeginOn: '2026-03-06' });
    expect(reportingDeadlineOperation.response.parse(body)).toEqual(body);
  });

  it('of an absence, and of a late start, have the first day on which there is something to report', async () => {
    const nation = 'england-and-wales';
    const absence = await ask({ event: 'worker-unauthorised-absence', nation, firstDayAbsent: '2026-12-07' });
    expect(absence.body).toMatchObject({ reportableFrom: '2026-12-21', reportBy: '2027-01-06' });
    const late = await ask({
      event: 'worker-late-start',
      nation,
      certificateStart: '2026-12-07',
      visaValidFrom: '2026-12-01',
      grantNotifiedOn: '2026-11-20',
    });
    expect(late.body).toMatchObject({ reportableFrom: '2027-01-05', reportBy: '2027-01-18' });
  });

  it('of an absence are read by the worker’s own days too, where they are told', async () => {
    const absence = {
      event: 'worker-unauthorised-absence',
      nation: 'scotland',
      firstDayAbsent: '2026-12-07',
    };
    const { body } = await ask({ ...absence, worksOn: [1, 2, 3] });
    expect(Object(body).readings).toContainEqual({
      reading: 'Ten of the worker’s own working days',
      reportBy: '2027-01-13',
    });
    expect(await ask({ ...absence, worksOn: [1, 1] })).toMatchObject({
      status: 422,
      body: { fields: { worksOn: 'Choose each day of the week once.' } },
    });
  });

  it('are not counted where a new certificate comes first', async () => {
    const { body } = await ask({
      event: 'worker-role-changed-new-code',
      nation: 'scotland',
      happenedOn: '2026-11-20',
    });
    expect(body).toMatchObject({ status: 'not-applicable', duties: [{ does: 'before-the-change' }] });
  });

  it.each([
    [{ event: 'worker-leaves', nation: 'wales', happenedOn: '2026-11-27' }, 'nation'],
    [{ event: 'worker-leaves', nation: 'scotland', happenedOn: '2026-02-30' }, 'happenedOn'],
    [{ event: 'worker-leaves', nation: 'scotland' }, 'happenedOn'],
    [{ event: 'worker-late-start', nation: 'scotland', happenedOn: '2026-11-27' }, 'certificateStart'],
    [{ event: 'holiday', nation: 'scotland', happenedOn: '2026-11-27' }, 'event'],
    [{ nation: 'scotland' }, 'event'],
  ])('asked with %j name the field', async (body, field) => {
    const response = await ask(body);
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).toContain(field);
  });
});
