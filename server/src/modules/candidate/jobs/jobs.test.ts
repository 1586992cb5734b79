import { randomUUID } from 'node:crypto';
import { showJobForMeOperation, showJobOperation } from '@portway/contracts/candidate/jobs/job';
import { browseJobsOperation, searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { problem } from '@portway/contracts/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsCast, wholeJob } from '../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../testing/http-client.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('jobs:', () => {
  let app: TestApp;
  let amara: TestPerson;
  let moment = Date.now() - 3_600_000;
  beforeAll(async () => {
    app = await startTestApp();
    amara = await person(app, { role: 'candidate' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  async function organisation(name: string, more: { size?: 'seed'; trading_name?: string } = {}) {
    const id = randomUUID();
    const { superuser: queries } = app;
    await queries
      .insertInto('organisation')
      .values({ id, name, website: null, industry: null, ...more })
      .execute();
    return id;
  }
  /** Jobs of a new employer of this name, the last one published last. */
  async function offer(name: string, jobs: readonly Readonly<Record<string, unknown>>[], more = {}) {
    const at = await organisation(name, more);
    const people = { organisation: async () => at, accountOf: async () => undefined };
    const ids = [];
    for (const answers of jobs) {
      const id = await jobsCast(app, people).addJob(at, { answers: { ...wholeJob, skills: [], ...answers } });
      moment += 1000;
      await job(id)
        .set({ published_at: new Date(moment) })
        .execute();
      ids.push(id);
    }
    return { at, ids };
  }
  const job = (id: string) => app.superuser.updateTable('job').where('id', '=', id);
  const visitor = httpClient((path, init) => app.ask(path, init));
  const search = async (query: string) => {
    const { status, body } = await visitor.get(`/api/jobs?${query}`);
    expect([status, body]).toEqual([200, expect.anything()]);
    return searchJobsOperation.response.parse(body);
  };
  const titles = async (query: string) => (await search(query)).jobs.map(({ title }) => title);

  it('finds words of the title before skills before text, and the newest first within each', async () => {
    await offer('Marl', [
      { title: 'Test optician' },
      { title: 'Receptionist', skills: ['Opticians’ software'] },
      { title: 'Buyer', summary: 'You help each optician.' },
      { title: 'Senior optician' },
    ]);
    expect(await titles('title=opticians')).toEqual([
      'Senior optician',
      'Test optician',
      'Receptionist',
      'Buyer',
    ]);
    expect(await titles('title=optician&sort=newest')).toEqual([
      'Senior optician',
      'Buyer',
      'Receptionist',
      'Test optician',
    ]);
    expect(await titles('title=senior+OPTICIAN&words=exact')).toEqual(['Senior optician']);
    expect(await titles('title=optician+of+the+moon')).toEqual([]);
    expect(await titles('title=senior+a1+a2+a3+a4+a5+a6+a7+a8+a9+b1+b2+zzzz')).toEqual([]);
    for (const query of ['title=%25', 'place=%F0%9F%9A%80', 'title=the'])
      expect(await titles(query)).toEqual([]);
    expect((await search('title=optician')).total).toEqual({ count: 4, more: false });
  });

  it('finds words that stand together in a title before any number of newer titles that have them apart', async () => {
    await offer('Bracken', [
      { title: 'Senior Bell Founder' },
      { title: 'Bell founders’ assistant' },
      { title: 'Bell-founder (nights)' },
      ...Array.from({ length: 45 }, (_, at) => ({ title: `Founder, Bell ${at}` })),
      { title: 'Foundry clerk', skills: ['Bell', 'Founder'] },
      { title: 'Clerk', summary: 'bell founder' },
    ]);
    const first = await search('title=bell+founder');
    const second = await search(`title=bell+founder&after=${first.next}`);
    const third = await search(`title=bell+founder&after=${second.next}`);
    const all = [...first.jobs, ...second.jobs, ...third.jobs].map(({ title }) => title);
    expect(new Set(all.slice(0, 3))).toEqual(
      new Set(['Senior Bell Founder', 'Bell founders’ assistant', 'Bell-founder (nights)']),
    );
    expect(all.slice(3, 48).every((title) => title.startsWith('Founder, Bell'))).toBe(true);
    expect([all.slice(48), third.next]).toEqual([['Foundry clerk', 'Clerk'], null]);
  });

  it.each([
    ['C++', ['Quant C++', 'Quant C']],
    ['c#', ['Quant C#']],
    ['.net', ['Quant ASP.NET', 'Quant .NET']],
    ['node.js', ['Quant NodeJS', 'Quant Node JS', 'Quant node.js']],
    ['nodejs', ['Quant NodeJS', 'Quant Node JS', 'Quant node.js']],
    ['node', ['Quant Node JS', 'Quant node.js', 'Quant NodeJS']],
    ['front-end', ['Quant Frontend', 'Quant front end']],
    ['it', ['Quant IT']],
    ['o’neill', ["Quant O'Neill"]],
    ['developpeur', ['Quant DÉVELOPPEUR'.normalize('NFD')]],
    ['Ｅｎｇｉｎｅ', ['Quant engine']],
    ['lodz', ['Quant Łódź']],
    ['🚀', []],
  ])('knows %s as a word', async (word, foundTitles) => {
    const all = [
      'C',
      'C++',
      'C#',
      '.NET',
      'ASP.NET',
      'node.js',
      'Node JS',
      'NodeJS',
      'front end',
      'Frontend',
      'IT',
      "O'Neill",
      'DÉVELOPPEUR'.normalize('NFD'),
      'engine',
      'Łódź',
    ];
    const name = `Quant ${randomUUID()}`;
    const { at } = await offer(
      name,
      all.map((title) => ({ title: `Quant ${title}`, summary: 'x' })),
    );
    const these = await titles(
      `title=${encodeURIComponent(word === '🚀' ? word : `quant ${word}`)}&sort=newest`,
    );
    expect(new Set(these)).toEqual(new Set(word === 'C++' ? ['Quant C++'] : foundTitles));
    await app.superuser.deleteFrom('organisation').where('id', '=', at).execute();
    expect(await titles('title=quant')).toEqual([]);
  });

  it('filters by everything that can be asked, alone and together', async () => {
    const plain = { summary: 'falconry', title: 'Falconer' };
    await offer(
      'Fells',
      [
        {
          ...plain,
          place: 'Stoke-on-Trent',
          workplace: 'on-site',
          level: 'entry',
          payFrom: 25_000,
          payTo: 29_999,
        },
        {
          ...plain,
          place: 'Cardiff',
          nation: 'wales',
          workplace: 'fully-remote',
          occupationCode: '2135',
          payTo: 90_000,
        },
        {
          ...plain,
          place: null,
          nation: null,
          currency: 'EUR',
          payTo: 95_000,
          sponsorship: 'no',
          occupationCode: null,
        },
      ],
      { size: 'seed' },
    );
    const places = async (query: string) =>
      (await search(`title=falconry&${query}`)).jobs.map(({ place, currency }) => place ?? currency);
    expect(await places('place=stoke')).toEqual(['Stoke-on-Trent']);
    expect(await places('place=Wales')).toEqual(['Cardiff']);
    expect(await places('place=remote')).toEqual(['Cardiff']);
    expect(await places('place=UK')).toEqual(['EUR', 'Cardiff', 'Stoke-on-Trent']);
    expect(await places('nation=england')).toEqual(['Stoke-on-Trent']);
    expect(await places('workplace=hybrid')).toEqual(['EUR']);
    expect(await places('level=entry')).toEqual(['Stoke-on-Trent']);
    expect(await places('pay=29999')).toEqual(['Cardiff', 'Stoke-on-Trent']);
    expect(await places('pay=30000')).toEqual(['Cardiff']);
    expect(await places('pay=90000&currency=EUR')).toEqual(['EUR']);
    expect(await places('occupation=213')).toEqual(['Cardiff', 'Stoke-on-Trent']);
    expect(await places('occupation=2135')).toEqual(['Cardiff']);
    expect(await places('size=seed&level=senior&nation=wales')).toEqual(['Cardiff']);
    expect(await places('size=massive')).toEqual([]);
    // Pounds come first: other money cannot be compared with them.
    expect(await places('sort=pay')).toEqual(['Cardiff', 'Stoke-on-Trent', 'EUR']);
    expect(await places('posted=1')).toEqual(['EUR', 'Cardiff', 'Stoke-on-Trent']);
  });

  it('finds what pays enough for whom, unless the employer rules sponsoring out', async () => {
    const { ids } = await offer('Sorrel', [
      { title: 'Thatcher A' },
      { title: 'Thatcher P' },
      { title: 'Thatcher E' },
      { title: 'Thatcher X', sponsorship: 'no' },
      { title: 'Thatcher N' },
    ]);
    for (const [at, sponsorable] of (
      ['anyone', 'phd', 'new-entrants', 'anyone', 'nobody'] as const
    ).entries())
      await job(ids[at] ?? '')
        .set({ sponsorable })
        .execute();
    expect(await titles('title=thatcher&sponsored=anyone')).toEqual(['Thatcher A']);
    expect(await titles('title=thatcher&sponsored=phd')).toEqual(['Thatcher P', 'Thatcher A']);
    expect(await titles('title=thatcher&sponsored=new-entrants')).toEqual([
      'Thatcher E',
      'Thatcher P',
      'Thatcher A',
    ]);
    const refused = await visitor.get('/api/jobs?sponsored=for-me');
    expect([refused.status, Object.keys(problem.parse(refused.body).fields ?? {})]).toEqual([
      422,
      ['sponsored'],
    ]);
  });

  it.each(['best', 'newest', 'pay'])(
    'continues page by page, sorted by %s, while jobs are published',
    async (sort) => {
      const word = `rambler${sort}`;
      const jobAt = (at: number) => ({
        title: at % 3 === 0 ? `Guide ${word}` : `Guide ${at}`,
        summary: word,
        payFrom: 30_000,
        payTo: 30_000 + (at % 7) * 1000,
      });
      const { at } = await offer(
        'Ways',
        Array.from({ length: 60 }, (_, index) => jobAt(index)),
      );
      // Published at the same time: then the id decides.
      await app.superuser
        .updateTable('job')
        .set({ published_at: new Date('2026-11-01T09:00:00.123Z') })
        .where('organisation', '=', at)
        .execute();
      const first = await search(`title=${word}&sort=${sort}`);
      await offer('Late', [{ title: `Guide ${word}`, summary: word, payTo: 300_000 }]);
      const second = await search(`title=${word}&sort=${sort}&after=${first.next}`);
      const third = await search(`title=${word}&sort=${sort}&after=${second.next}`);
      const all = [first, second, third].flatMap(({ jobs }) => jobs);
      expect([first.jobs.length, second.jobs.length, third.jobs.length, third.next]).toEqual([
        20,
        20,
        20,
        null,
      ]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(60);
      expect([first.total, third.total]).toEqual([
        { count: 60, more: false },
        { count: 60, more: false },
      ]);
      if (sort === 'best')
        expect(all.slice(0, 20).every(({ title }) => title === `Guide ${word}`)).toBe(true);
      if (sort === 'pay')
        expect(all.map(({ payTo }) => payTo)).toEqual(
          all.map(({ payTo }) => payTo).toSorted((one, other) => other - one),
        );
      // A cursor of one order is invalid in another.
      const strange = await visitor.get(`/api/jobs?sort=pay&after=2.9999999999999999.${randomUUID()}.1.all`);
      expect(strange.status).toBe(422);
      const wrong = await visitor.get('/api/jobs?after=1.2.3');
      expect([wrong.status, Object.keys(problem.parse(wrong.body).fields ?? {})]).toEqual([422, ['after']]);
    },
  );

  it('counts common words up to a hundred, and finds every job of one all the same', async () => {
    const { at } = await offer('Mass', []);
    const answers = JSON.stringify({ ...wholeJob, skills: [], title: 'Porter' });
    const { superuser: queries } = app;
    await sql`insert into job (id, organisation, slug, state, answers, published_at)
      select gen_random_uuid(), ${at}, 'porter-' || number, 'published',
        ${answers}::jsonb || jsonb_build_object('title', (case number % 3 when 0 then 'Usher ' else 'Porter ' end) || number,
          'summary', concat_ws(' ', case number % 2 when 0 then 'porter' end, case when number <= 21 or number > 890 then 'ostler' end,
            case number % 6 when 0 then 'linesman' end, case number % 9 when 0 then 'carter' end),
          'payTo', 300000 - number),
        now() - make_interval(hours => number) from generate_series(1, 900) as number`.execute(queries);
    await sql`analyze published_job`.execute(queries);
    const firstTitles: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await search(`title=porter${after === '' ? '' : `&after=${after}`}`);
      expect(page.total).toEqual({ count: 100, more: true });
      firstTitles.push(...page.jobs.map(({ title }) => title));
      after = page.next;
    }
    const numbers = Array.from({ length: 900 }, (_, at) => at + 1);
    expect(firstTitles).toEqual([
      ...numbers.filter((number) => number % 3 !== 0).map((number) => `Porter ${number}`),
      ...numbers.filter((number) => number % 6 === 0).map((number) => `Usher ${number}`),
    ]);
    // A rarer word never shows more than a more common one.
    expect((await search('title=linesman')).total).toEqual({ count: 100, more: true });
    expect((await search('title=carter')).total).toEqual({ count: 100, more: false });
    expect(await titles('title=porter+usher+6')).toEqual(['Usher 6']);
    // The last of them come long after the others, which is where a scan is given up.
    const few = numbers.filter((number) => number <= 21 || number > 890);
    for (const sort of ['best', 'newest', 'pay']) {
      const first = await search(`title=ostler&sort=${sort}`);
      const second = await search(`title=ostler&sort=${sort}&after=${first.next}`);
      const numbers = [...first.jobs, ...second.jobs].map(({ title }) => Number(title.split(' ')[1]));
      expect([sort, numbers, second.next]).toEqual([sort, few, null]);
    }
    await queries.deleteFrom('organisation').where('id', '=', at).execute();
  });

  it('never finds drafts or closed jobs, and follows employers’ changes', async () => {
    const { at, ids } = await offer('Old Mill Ltd', [{ title: 'Cooper' }]);
    const [id = ''] = ids;
    await job(id).set({ state: 'draft' }).execute();
    expect(await titles('title=cooper')).toEqual([]);
    await job(id)
      .set({ state: 'published', answers: JSON.stringify({ ...wholeJob, title: 'Master cooper' }) })
      .execute();
    expect(await titles('title=master+cooper')).toEqual(['Master cooper']);
    await app.superuser
      .updateTable('organisation')
      .set({ trading_name: 'Casks & Co', size: 'early' })
      .where('id', '=', at)
      .execute();
    const [card] = (await search('title=casks&size=early')).jobs;
    expect(card?.employer).toMatchObject({ name: 'Casks & Co', size: 'early' });
    expect(await titles('title=mill')).toEqual([]);
    const slug = card?.slug ?? '';
    const whole = showJobOperation.response.parse((await visitor.get(`/api/jobs/${slug}`)).body);
    expect([whole.card, whole.employer.name, whole.answers.title]).toEqual([
      card,
      'Casks & Co',
      'Master cooper',
    ]);

    await job(id).set({ state: 'closed', closed_at: new Date() }).execute();
    expect(await titles('title=cooper')).toEqual([]);
    const response = await visitor.get(`/api/jobs/${slug}`);
    expect([response.status, problem.parse(response.body).code]).toEqual([410, 'closed']);
    const mine = await amara.get(`/api/me/jobs/${id}`);
    expect(showJobForMeOperation.response.parse(mine.body)).toMatchObject({
      state: 'closed',
      saved: false,
      application: null,
      draft: null,
    });

    await job(id).set({ state: 'draft', closed_at: null }).execute();
    for (const path of [`/api/jobs/${slug}`, `/api/jobs/no-such-job`])
      expect((await visitor.get(path)).status).toBe(404);
    expect((await amara.get(`/api/me/jobs/${id}`)).status).toBe(404);
  });

  it('suggests titles and places of open jobs while they are typed, the most frequent first', async () => {
    await offer('Fen', [
      { title: 'Wherryman', place: 'Ely' },
      { title: 'wherryman', place: 'Ely' },
      { title: 'Wherryman', place: 'Elstree' },
      { title: 'Assistant wherryman', place: null },
    ]);
    const suggested = async (path: string) => (await visitor.get(path)).body;
    expect(await suggested('/api/job-titles?text=wherr')).toEqual({
      suggestions: [
        { text: 'Wherryman', jobs: 3 },
        { text: 'Assistant wherryman', jobs: 1 },
      ],
    });
    expect(await suggested('/api/job-places?text=EL')).toEqual({
      suggestions: [
        { text: 'Ely', jobs: 2 },
        { text: 'Elstree', jobs: 1 },
      ],
    });
    expect(await suggested('/api/job-titles')).toEqual({ suggestions: [] });
  });

  it('tells candidates what they saved, applied for and could be sponsored for', async () => {
    const { at, ids } = await offer('Harbour', [{ title: 'Lock keeper' }, { title: 'Lock painter' }]);
    const { superuser: queries } = app;
    const [keeper = '', painter = ''] = ids;
    await queries.insertInto('saved_job').values({ account: amara.id, job: keeper }).execute();
    const people = { organisation: async () => at, accountOf: async () => undefined };
    await jobsCast(app, people).addApplication(amara.id, at, painter);
    const forMe = await amara.get('/api/me/jobs?title=lock&sponsored=for-me');
    expect(browseJobsOperation.response.parse(forMe.body).jobs).toEqual([]);
    const all = browseJobsOperation.response.parse((await amara.get('/api/me/jobs?title=lock')).body);
    expect(all.jobs.map(({ title, saved, application }) => [title, saved, application])).toEqual([
      ['Lock painter', false, 'pending'],
      ['Lock keeper', true, null],
    ]);
    expect([all.savedCount, all.total]).toEqual([1, { count: 2, more: false }]);
  });
});
