import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addJudgedJobs,
  judgeQueries,
  readJudgedQueries,
} from '../../../../testing/judged-searches/judge-queries.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const ownFile = join(import.meta.dirname, '../../../../testing/judged-searches/people-words.json');

/** JUDGED_QUERIES names another file of the same form, whose figures are printed. */
const { JUDGED_QUERIES } = process.env;

describe('a search in people’s words finds what a reader judges to be meant', { timeout: 240_000 }, () => {
  let app: TestApp;
  const queries = readJudgedQueries(JUDGED_QUERIES ?? ownFile);
  beforeAll(async () => {
    app = await startTestApp();
    await addJudgedJobs(app, queries);
  }, 120_000);
  afterAll(() => app[Symbol.asyncDispose]());

  it('by queries written before the search was changed', async () => {
    const { faults, ...figures } = await judgeQueries(app, queries);
    console.log(figures);
    console.log(faults.join('\n'));
    expect(figures.recall).toBeGreaterThan(0);
  });
});
