import { randomUUID } from 'node:crypto';
import { searchJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsCast, wholeJob } from '../../../../testing/access/access-cast-jobs.ts';
import { httpClient } from '../../../../testing/http-client.ts';
import {
  type JudgedSearch,
  phrases,
  slips,
  words,
} from '../../../../testing/judged-searches/judged-searches.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** Of 120 searches that were judged before the search was changed, how many lead to the job that is meant. */
describe('a search leads first to the job that a reader judges to be meant', { timeout: 120_000 }, () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const at = randomUUID();
    await app.superuser
      .insertInto('organisation')
      .values({ id: at, name: 'Wexcombe', website: null, industry: null })
      .execute();
    const people = { organisation: async () => at, accountOf: async () => undefined };
    let moment = Date.now() - 3_600_000;
    const add = async (title: string, summary = 'The work is varied.') => {
      const answers = { ...wholeJob, skills: [], title, summary };
      const id = await jobsCast(app, people).addJob(at, { answers });
      moment += 1000;
      await app.superuser
        .updateTable('job')
        .where('id', '=', id)
        .set({ published_at: new Date(moment) })
        .execute();
    };
    for (const word of words) await add(word);
    for (const { meant } of phrases) await add(meant);
    // Newer, so that the order of time alone would put them first.
    for (const word of words) await add('Coordinator', `You work beside the ${word.toLowerCase()}.`);
    for (const { beside = '' } of phrases) await add(beside);
  }, 120_000);
  afterAll(() => app[Symbol.asyncDispose]());
  const visitor = httpClient((path, init) => app.ask(path, init));

  async function ledTo(searches: readonly JudgedSearch[]): Promise<number> {
    let right = 0;
    for (const { typed, meant } of searches) {
      const { body } = await visitor.get(`/api/jobs?${new URLSearchParams({ title: typed })}`);
      const [first] = searchJobsOperation.response.parse(body).jobs;
      if (first?.title?.toLowerCase() === meant.toLowerCase()) right += 1;
    }
    return right;
  }

  it('by one word: 40 of 40', async () => {
    expect(await ledTo(words.map((word) => ({ typed: word, meant: word })))).toBe(40);
  });

  it('by two words: 40 of 40, though newer titles have the words apart', async () => {
    expect(await ledTo(phrases)).toBe(40);
  });

  it('by words with a slip of the pen: at least 37 of 40', async () => {
    expect(await ledTo(slips)).toBeGreaterThanOrEqual(37);
  });

  it('says for which words it shows results, and only where those typed find nothing', async () => {
    const search = async (title: string) =>
      searchJobsOperation.response.parse(
        (await visitor.get(`/api/jobs?${new URLSearchParams({ title })}`)).body,
      );
    expect(await search('Softwear Enginer')).toMatchObject({ showing: 'software engineer' });
    expect((await search('software engineer')).showing).toBeUndefined();
    expect((await search('nurse')).showing).toBeUndefined();
    expect(await search('xylqophz nusre')).toMatchObject({ jobs: [], total: { count: 0, more: false } });
  });
});
