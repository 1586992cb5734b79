import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { problem } from '@portway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the salary search', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const search = (query: string) => httpClient(app.ask).get(`/api/salary/search${query}`);
  const salariesFor = async (keyword: string) => {
    const { status, body } = await search(`?keyword=${encodeURIComponent(keyword)}`);
    expect(status).toBe(200);
    return searchSalariesOperation.response.parse(body).salaries;
  };

  it('finds the code of a title, with GOV.UK’s title of it and the title that was found', async () => {
    expect(await salariesFor('React developer')).toEqual([
      {
        occupationCode: '2134',
        jobType: 'Programmers and software development professionals',
        matchedTitle: 'React developer',
        skillLevel: 'higher',
      },
    ]);
  });

  it('finds several codes, the likeliest first', async () => {
    const codes = (await salariesFor('data analyst')).map(({ occupationCode }) => occupationCode);
    expect(codes.slice(0, 2)).toEqual(['3544', '2134']);
  });

  it('finds at most ten', async () => {
    expect(await salariesFor('engineer')).toHaveLength(10);
  });

  it('says that a code cannot be sponsored', async () => {
    expect((await salariesFor('kitchen porter'))[0]).toMatchObject({
      occupationCode: '9263',
      skillLevel: 'ineligible',
    });
  });

  it('takes signs, accents and spaces around as they are typed', async () => {
    expect((await salariesFor('  C++ développer & ☕  '))[0]?.occupationCode).toBe('2134');
    expect((await search('?keyword=care+assistant')).body).toEqual({
      salaries: await salariesFor('care assistant'),
      namesSeveral: false,
    });
  });

  it.each([
    ['engineer', true],
    ['software engineer', false],
    ['Contract administrator', false],
    ['Technical Account Manager', true],
    ['2134', false],
  ])('says whether to ask which occupation “%s” is: %s', async (keyword, namesSeveral) => {
    expect((await search(`?keyword=${encodeURIComponent(keyword)}`)).body).toMatchObject({ namesSeveral });
  });

  it.each(['', '?keyword=', '?keyword=%20%20'])('without a keyword it clears the list: %j', async (query) => {
    const { status, body } = await search(query);
    expect(status).toBe(200);
    expect(body).toEqual({ salaries: [], namesSeveral: false });
  });

  it('takes 200 characters, and refuses 201 by the field', async () => {
    expect(await salariesFor('x'.repeat(200))).toEqual([]);
    const { status, body } = await search(`?keyword=${'x'.repeat(201)}`);
    expect(status).toBe(422);
    expect(problem.parse(body).fields).toEqual({ keyword: 'Use at most 200 characters.' });
  });

  it.each([
    ['twice', '?keyword=chef&keyword=cook', 'keyword'],
    ['with what it does not know', '?keyword=chef&limit=99', 'limit'],
    ['with a NUL', '?keyword=chef%00', 'keyword'],
  ])('refuses a keyword %s, and names the field', async (_how, query, field) => {
    const { status, body } = await search(query);
    expect(status).toBe(422);
    expect(Object.keys(problem.parse(body).fields ?? {})).toEqual([field]);
  });

  it('responds the same to the same query, and separately to another', async () => {
    const [first, second] = [await search('?keyword=plumber'), await search('?keyword=plumber')];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Content-Type')).toBe('application/json');
    expect(second.headers.get('Cache-Control')).toBe('no-store');
    expect(second.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    expect((await search('?keyword=plumbe')).body).not.toEqual({ salaries: [] });
    expect((await search('?keyword=plumber&limit=1')).status).toBe(422);
  });

  it('caches no refusal: what was refused is refused again', async () => {
    for (const _ of [1, 2]) expect((await search('?keyword=a&keyword=b')).status).toBe(422);
  });

  it('logs a query when it is first answered, and not each time that its answer was ready', async () => {
    const before = app.log.lines.length;
    for (const _ of [1, 2, 3]) await search('?keyword=boilermaker');
    await search('?keyword=shipwright');
    await expect.poll(() => app.log.lines.length).toBe(before + 2);
    expect(app.log.lines.at(-1)).toMatchObject({ path: '/api/salary/search', status: 200, method: 'GET' });
  });

  it('must not be stored, and no log contains what was typed', async () => {
    const { headers } = await search('?keyword=typed-by-somebody');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify(app.log.lines)).not.toContain('typed-by-somebody');
  });
});
