import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let officer: Asking;
let colleague: TestPerson;
let recruiter: TestPerson;
let organisation: string;
beforeAll(async () => {
  app = await startTestApp();
  cast = accessCast(app);
  officer = await cast.make('officer');
  organisation = officer.organisation ?? '';
  const member = { organisation, role: 'member' } as const;
  const asViewer = { ...member, compliance_role: 'viewer' } as const;
  colleague = await person(app, { role: 'recruiter', secondFactor: true, member: asViewer });
  recruiter = await person(app, { role: 'recruiter', member: { ...member, compliance_role: 'none' } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** How many events this made each of them ask again. */
async function eventsOf(deed: () => Promise<unknown>) {
  const count = async (account: string) => {
    const rows = await app.superuser
      .selectFrom('live_event')
      .select('subject')
      .where('account', '=', account)
      .where('kind', '=', 'sponsor')
      .execute();
    expect(rows.every(({ subject }) => subject === organisation)).toBe(true);
    return rows.length;
  };
  const countsAtFirst = [await count(colleague.id), await count(recruiter.id)];
  await deed();
  const after = [await count(colleague.id), await count(recruiter.id)];
  return after.map((each, at) => each - (countsAtFirst[at] ?? 0));
}

it('colleagues with a compliance role hear once of many workers that are edited together, others never', async () => {
  const workers = [await cast.duties.sponsored(organisation), await cast.duties.sponsored(organisation)];
  const versions = await app.superuser
    .selectFrom('worker')
    .select(['id', 'version'])
    .where('id', 'in', workers)
    .execute();
  const edit = {
    field: 'option',
    workers: versions.map(({ id, version }) => ({ id, version, from: 'A', to: 'B' })),
  };
  const editing = async () =>
    expect((await officer.post('/api/sponsor/workers/edits', edit)).status).toBeLessThan(300);
  expect(await eventsOf(editing)).toEqual([1, 0]);
});

it('colleagues hear of one worker, of what happens to them, and of what is planned', async () => {
  let worker = '';
  const deeds: readonly (() => Promise<unknown>)[] = [
    async () => {
      worker = Object((await officer.post('/api/sponsor/workers', { fullName: 'Ana Marques' })).body).id;
    },
    () => officer.post('/api/sponsor/events', { kind: 'worker-leaves', worker, happenedOn: '2026-11-20' }),
    () =>
      officer.post('/api/sponsor/planned-events', {
        kind: 'move',
        ...{ nation: 'scotland', workers: [], happenedOn: soon() },
      }),
  ];
  for (const deed of deeds) expect(await eventsOf(deed)).toEqual([1, 0]);
  // A refusal changes nothing.
  const refused = { kind: 'worker-leaves', worker, happenedOn: '2026-11-20' };
  expect(await eventsOf(() => officer.post('/api/sponsor/events', refused))).toEqual([0, 0]);
});

it('colleagues hear of what a look in the background finds, and not of one that finds the same', async () => {
  const worker = await cast.duties.sponsored(organisation);
  await app.superuser
    .updateTable('worker')
    .set({ visa_ends: soon(10) })
    .where('id', '=', worker)
    .execute();
  const look = () => app.services.sponsorChecks.workerAlone({ organisation, worker });
  expect(await eventsOf(look)).toEqual([1, 0]);
  expect(await eventsOf(look)).toEqual([0, 0]);
});

/** So many days from now. */
const soon = (days = 40) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
