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

  it('by queries that were judged before the search was changed: nearly all, and little else', async () => {
    const { faults, ...figures } = await judgeQueries(app, queries);
    if (JUDGED_QUERIES !== undefined) console.log(figures, `\n${faults.join('\n')}`);
    else {
      expect(figures.recall).toBeGreaterThanOrEqual(0.98);
      expect(figures.precision).toBeGreaterThanOrEqual(0.98);
      // “Accountant” and “programmer” have the stems of “account” and “programme”.
      expect(faults.length).toBeLessThanOrEqual(6);
    }
  });
});
