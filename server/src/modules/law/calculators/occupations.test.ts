import { occupationOperation } from '@portway/contracts/law/calculators/occupation';
import { problem } from '@portway/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the row of an occupation code', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('has the skill level and the going rates of every edition', async () => {
    const { status, body } = await httpClient(app.ask).get('/api/occupations/2134');
    expect(status).toBe(200);
    const { occupation, goingRates } = occupationOperation.response.parse(body);
    expect(occupation).toMatchObject({ code: '2134', skillLevel: 'higher', phd: true });
    expect(goingRates.map(({ edition, standard }) => [edition, standard.fullPence])).toEqual([
      ['2024-04-04', 49_400_00],
      ['2025-04-09', 49_400_00],
      ['2025-07-22', 54_700_00],
    ]);
  });

  it('has the list that contains the code', async () => {
    const { body } = await httpClient(app.ask).get('/api/occupations/1212');
    const { occupation } = occupationOperation.response.parse(body);
    expect(occupation.salaryList ?? occupation.shortageList).toBeDefined();
  });

  it.each(['9999', '21', 'none'])('is 404 for %s', async (code) => {
    const { status, body } = await httpClient(app.ask).get(`/api/occupations/${code}`);
    expect(status).toBe(404);
    expect(problem.parse(body).message).toBe(`There is no occupation code ${code} in SOC 2020.`);
  });
});
