import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { person } from '../../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const list = z.object({
  people: z.array(
    z.object({
      applications: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          candidate: z.object({ fullName: z.string() }).nullable(),
        }),
      ),
      others: z.number(),
    }),
  ),
  next: z.string().nullable(),
  total: z.object({ people: z.number(), waiting: z.number() }),
  jobs: z.array(z.object({ id: z.string(), applications: z.number() })),
});
const choice = z.object({ applications: z.array(z.object({ id: z.string() })), total: z.number() });

describe('people who applied:', () => {
  let app: TestApp;
  let cast: AccessCast;
  beforeAll(async () => {
    app = await startTestApp();
    cast = accessCast(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /** An organisation with three jobs. */
  async function employer() {
    const owner = await cast.make('owner');
    const organisation = owner.organisation ?? '';
    const [first, second, third] = [
      await cast.jobs.addJob(organisation),
      await cast.jobs.addJob(organisation),
      await cast.jobs.addJob(organisation),
    ];
    const apply = async (who: Awaited<ReturnType<typeof person>>, job: string) =>
      await cast.jobs.addApplication(who.id, organisation, job);
    return { owner, organisation, jobs: [first, second, third] as const, apply };
  }
  const people = async (owner: Asking, query = '') =>
    list.parse((await owner.get(`/api/organisation/applicants${query}`)).body);
  const rowsOf = ({ people: rows }: z.output<typeof list>) =>
    rows.map(({ applications, others }) => [
      applications[0]?.candidate?.fullName ?? null,
      applications.length,
      others,
    ]);

  it('stand once with all of their applications, and say how many the filters leave out', async () => {
    const { owner, jobs, apply } = await employer();
    const rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    const lin = await person(app, { role: 'candidate', fullName: 'Lin Zhao' });
    for (const job of jobs) await apply(rohan, job);
    const linApplication = await apply(lin, jobs[0]);
    const all = await people(owner);
    expect(rowsOf(all)).toEqual([
      ['Lin Zhao', 1, 0],
      ['Rohan Mehta', 3, 0],
    ]);
    expect(all.total).toEqual({ people: 2, waiting: 2 });
    expect(Object.fromEntries(all.jobs.map(({ id, applications }) => [id, applications]))).toEqual({
      [jobs[0]]: 2,
      [jobs[1]]: 1,
      [jobs[2]]: 1,
    });
    expect(rowsOf(await people(owner, `?job=${jobs[1]}`))).toEqual([['Rohan Mehta', 1, 2]]);
    await owner.patch(`/api/organisation/applications/${linApplication}`, {
      from: 'pending',
      status: 'interview',
    });
    const interviewed = await people(owner, '?status=interview');
    expect(rowsOf(interviewed)).toEqual([['Lin Zhao', 1, 0]]);
    expect(interviewed.total).toEqual({ people: 1, waiting: 1 });
  });

  it('do not give away whose a withdrawn application was', async () => {
    const { owner, jobs, apply } = await employer();
    const rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    await apply(rohan, jobs[0]);
    const withdrawn = await apply(rohan, jobs[1]);
    await rohan.post(`/api/me/applications/${withdrawn}/withdraw`);
    expect(rowsOf(await people(owner))).toEqual([
      [null, 1, 0],
      ['Rohan Mehta', 1, 0],
    ]);
  });

  it.each(['changed', 'newest', 'name'])(
    'are paged by %s without a gap or a repeat',
    async (sort) => {
      const { owner, organisation, jobs } = await employer();
      const accounts = await Promise.all(
        Array.from({ length: 53 }, (_, number) =>
          person(app, { role: 'candidate', fullName: `Candidate ${String(number).padStart(2, '0')}` }),
        ),
      );
      for (const { id } of accounts) await cast.jobs.addApplication(id, organisation, jobs[0]);
      await cast.jobs.addApplication(accounts[0]?.id ?? '', organisation, jobs[1]);
      const first = await people(owner, `?sort=${sort}`);
      const second = await people(owner, `?sort=${sort}&after=${first.next}`);
      expect([first.people.length, second.people.length, second.next]).toEqual([50, 3, null]);
      const names = [...first.people, ...second.people].map(
        ({ applications }) => applications[0]?.candidate?.fullName ?? '',
      );
      expect(new Set(names).size).toBe(53);
      if (sort === 'name') expect(names).toEqual(names.toSorted());
      expect((await owner.get('/api/organisation/applicants?after=x')).status).toBe(422);
    },
    30_000,
  );

  it('are chosen by a filter, all at once, without the withdrawn and other organisations’', async () => {
    const { owner, jobs, apply } = await employer();
    const rohan = await person(app, { role: 'candidate', fullName: 'Rohan Mehta' });
    const lin = await person(app, { role: 'candidate', fullName: 'Lin Zhao' });
    const [rohanApplication, linApplication] = [await apply(rohan, jobs[0]), await apply(lin, jobs[0])];
    await apply(rohan, jobs[1]);
    await lin.post(`/api/me/applications/${linApplication}/withdraw`);
    const choose = async (who: Asking) =>
      choice.parse((await who.get(`/api/organisation/applicants/chosen?job=${jobs[0]}`)).body);
    expect(await choose(owner)).toMatchObject({ applications: [{ id: rohanApplication }], total: 1 });
    expect(await choose(await cast.make('owner'))).toEqual({ applications: [], total: 0 });
  });
});
