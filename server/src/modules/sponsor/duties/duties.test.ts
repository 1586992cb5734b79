import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Today, or so many days from it, YYYY-MM-DD. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a duty', () => {
  let app: TestApp;
  let cast: AccessCast;
  let helen: Asking;
  let daniel: TestPerson;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
    helen = await cast.make('officer');
    const organisation = helen.organisation ?? '';
    const member = { organisation, role: 'member', compliance_role: 'officer' } as const;
    daniel = await person(app, { role: 'recruiter', fullName: 'Daniel Osei', secondFactor: true, member });
    await app.superuser
      .insertInto('held_licence')
      .values({ organisation, second_check: true, saved_by: null })
      .execute();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function raised() {
    const worker = await cast.duties.sponsored(helen.organisation ?? '');
    const { body } = await helen.post('/api/sponsor/events', {
      kind: 'worker-leaves',
      worker,
      happenedOn: '2026-11-20',
    });
    const [{ id }] = Object(body).duties;
    return `/api/sponsor/duties/${id}`;
  }
  const draft = [{ field: 'The date', text: '20 November 2026' }];

  it('is shown with each day counted, the facts to fill in, and who raised it', async () => {
    expect((await helen.get(await raised())).body).toMatchObject({
      title: 'Ana Marques: employment or sponsorship ends',
      state: 'to-do',
      reportBy: '2026-12-04',
      deadline: { status: 'answered', days: expect.arrayContaining([]), recordedTo: expect.any(String) },
      draft: expect.arrayContaining([{ field: 'The date', text: '2026-11-20' }]),
      steps: [{ step: 'raised', by: 'A recruiter' }],
      mayChange: true,
    });
  });

  it('is prepared, checked by another person, reported, and closed', async () => {
    const duty = await raised();
    const step = (who: Pick<TestPerson, 'post'>, body: object) => who.post(`${duty}/steps`, body);
    expect((await step(helen, { step: 'prepared', version: 1, draft })).status).toBe(200);
    expect(await step(helen, { step: 'checked', version: 2 })).toMatchObject({
      status: 422,
      body: { fields: { step: 'You prepared this. A colleague checks it.' } },
    });
    expect((await step(daniel, { step: 'checked', version: 2 })).status).toBe(200);
    const report = { step: 'reported', version: 3, reportedOn: '2026-11-23', reference: '4471-0923' };
    expect((await step(daniel, { ...report, reportedOn: inDays(2) })).status).toBe(422);
    expect((await step(daniel, { ...report, reportedOn: '2026-11-19' })).status).toBe(422);
    expect((await step(daniel, report)).body).toMatchObject({
      duty: { state: 'reported', reportedOn: '2026-11-23', reference: '4471-0923', standing: null },
    });
    expect(await step(daniel, { step: 'prepared', version: 4, draft })).toMatchObject({ status: 409 });
    expect((await step(daniel, { step: 'closed', version: 4 })).status).toBe(200);
    const { steps } = Object((await helen.get(duty)).body);
    expect(steps.map(({ step, by }: { step: string; by: string }) => [step, by])).toEqual([
      ['raised', 'A recruiter'],
      ['prepared', 'A recruiter'],
      ['checked', 'Daniel Osei'],
      ['reported', 'Daniel Osei'],
      ['closed', 'Daniel Osei'],
    ]);
  });

  it('that was not checked is reported with the reason only', async () => {
    const duty = await raised();
    const report = { step: 'reported', version: 1, reportedOn: '2026-11-23', reference: '' };
    expect(await helen.post(`${duty}/steps`, report)).toMatchObject({
      status: 422,
      body: { fields: { words: expect.stringMatching(/second person/) } },
    });
    expect((await helen.post(`${duty}/steps`, { ...report, words: 'Daniel is ill.' })).status).toBe(200);
  });

  it('that two colleagues report is reported once: the second sees who did what, and loses nothing', async () => {
    const duty = await raised();
    const report = {
      step: 'reported',
      version: 1,
      reportedOn: '2026-11-23',
      reference: '1',
      words: 'Urgent.',
    };
    expect((await daniel.post(`${duty}/steps`, report)).status).toBe(200);
    expect(await helen.post(`${duty}/steps`, { ...report, reference: '2' })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Daniel Osei recorded the report in the meantime\. Nothing of yours was saved/,
        ),
      },
    });
    expect((await helen.get(duty)).body).toMatchObject({ reference: '1' });
  });

  it('is corrected on the record: it is open again, and what stood there stays in its steps', async () => {
    const duty = await raised();
    await helen.post(`${duty}/steps`, { step: 'not-reported', version: 1, because: 'She came back.' });
    expect((await helen.post(`${duty}/steps`, { step: 'corrected', version: 2, words: '' })).status).toBe(
      422,
    );
    const words = 'She did not come back.';
    const { body } = await helen.post(`${duty}/steps`, { step: 'corrected', version: 2, words });
    expect(body).toMatchObject({
      duty: {
        state: 'to-do',
        steps: [{}, { step: 'not-reported', words: 'She came back.' }, { step: 'corrected', words }],
      },
    });
  });

  it('stands in the list by its day, open or done, found by name', async () => {
    const asking = await cast.make('officer');
    const organisation = asking.organisation ?? '';
    const worker = await cast.duties.sponsored(organisation, null, 'Ines Prado');
    for (const happenedOn of [inDays(0), '2026-05-15', '2026-05-22'])
      await asking.post('/api/sponsor/events', { kind: 'worker-leaves', worker, happenedOn });
    const days = ({ body }: { body: unknown }) =>
      Object(body).duties.map(({ happenedOn }: { happenedOn: string }) => happenedOn);
    expect(days(await asking.get('/api/sponsor/duties'))).toEqual(['2026-05-15', '2026-05-22', inDays(0)]);
    expect((await asking.get('/api/sponsor/duties')).body).toMatchObject({
      open: 3,
      duties: [
        { standing: 'past-the-day-counted' },
        { standing: 'past-the-day-counted' },
        { standing: 'due' },
      ],
    });
    expect(days(await asking.get('/api/sponsor/duties?show=done'))).toEqual([]);
    expect(days(await asking.get('/api/sponsor/duties?search=prado'))).toHaveLength(3);
    expect(days(await asking.get('/api/sponsor/duties?search=marques'))).toEqual([]);
    expect(days(await asking.get('/api/sponsor/duties?does=record'))).toEqual([]);
  });

  it('is paged without losing or repeating one: those with a day to report by first, the others by what comes first', async () => {
    const asking = await cast.make('officer');
    const organisation = asking.organisation ?? '';
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), organisation, worker: null, event: null, duty: null },
      ...{
        does: 'look-at-this' as const,
        title: `Look ${index}`,
        because: 'Look.',
        asked: '{}',
        draft: '[]',
      },
      ...{ happened_on: inDays(60 - index), nation: 'england-and-wales' as const },
      remind_by: index % 2 === 0 ? null : '2026-12-03',
    }));
    await app.superuser.insertInto('sponsor_duty').values(rows).execute();
    const listedDuties: { id: string; happenedOn: string; remindBy: string | null }[] = [];
    for (let after = ''; ; ) {
      const { body } = await asking.get(`/api/sponsor/duties${after}`);
      const { duties, next } = Object(body);
      listedDuties.push(...duties);
      if (next === null) break;
      after = `?after=${next}`;
    }
    expect(listedDuties).toHaveLength(60);
    expect(new Set(listedDuties.map(({ id }) => id)).size).toBe(60);
    const undated = listedDuties
      .filter(({ remindBy }) => remindBy === null)
      .map(({ happenedOn }) => happenedOn);
    expect(listedDuties.slice(30).map(({ happenedOn }) => happenedOn)).toEqual(undated);
    expect(undated).toEqual(undated.toSorted());
  });
});
