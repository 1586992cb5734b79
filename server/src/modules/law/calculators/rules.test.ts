import { ruleOperation, rulesOperation } from '@portway/contracts/law/calculators/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../../testing/http-client.ts';
import { startTestApp } from '../../../testing/test-app.ts';

describe('the register', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const visitor = httpClient((path, init) => app.ask(path, init));

  it('lists every topic with its parameters, and how far the records go', async () => {
    const { status, body } = await visitor.get('/api/rules');
    expect(status).toBe(200);
    const { recordedTo, recorded, topics } = rulesOperation.response.parse(body);
    expect(recordedTo).toBe('2025-07-22');
    expect(recorded.find(({ subject }) => subject === 'fees')).toMatchObject({
      readTo: '2026-04-08',
      newer: 'a newer table exists',
    });
    expect(topics.map(({ id }) => id)).toContain('skills-charge');
    for (const topic of topics) expect(topic.parameters.length).toBeGreaterThan(0);
  });

  it('shows every version of one parameter with its sources', async () => {
    const { status, body } = await visitor.get('/api/rules/licence-fee.worker.small');
    expect(status).toBe(200);
    const rule = ruleOperation.response.parse(body);
    if (rule.kind !== 'parameter') throw new Error('A topic was shown.');
    expect(rule.versions.map(({ from, value }) => [from, value])).toEqual([
      ['2023-10-04', 53_600],
      ['2025-04-09', 57_400],
      ['2026-04-08', 61_100],
    ]);
    for (const version of rule.versions) expect(version.sources.length).toBeGreaterThan(0);
  });

  it('shows the day after which the law is not recorded', async () => {
    const { body } = await visitor.get('/api/rules/shortage-list.3544');
    expect(ruleOperation.response.parse(body)).toMatchObject({
      versions: [
        { from: '2025-07-22' },
        { from: '2026-12-31', unknown: expect.stringContaining('decision was not found') },
      ],
    });
  });

  it('shows a whole topic with every parameter, version and source', async () => {
    const { status, body } = await visitor.get('/api/rules/skills-charge');
    expect(status).toBe(200);
    const topic = ruleOperation.response.parse(body);
    if (topic.kind !== 'topic') throw new Error('A parameter was shown.');
    expect(topic.parameters.map(({ id }) => id)).toContain('skills-charge.first-year.large');
    for (const { versions } of topic.parameters) expect(versions[0]?.sources.length).toBeGreaterThan(0);
  });

  it('has a table in full under its own id, and refers to it in the topic, which stays small', async () => {
    const alone = await visitor.get('/api/rules/occupations.going-rates');
    expect(ruleOperation.response.parse(alone.body)).toMatchObject({
      versions: expect.arrayContaining([
        expect.objectContaining({
          from: '2025-07-22',
          value: expect.objectContaining({
            2134: expect.objectContaining({ standard: expect.objectContaining({ fullPence: 54_700_00 }) }),
          }),
        }),
      ]),
    });
    const { body } = await visitor.get('/api/rules/occupations');
    const topic = ruleOperation.response.parse(body);
    if (topic.kind !== 'topic') throw new Error('A parameter was shown.');
    const rates = topic.parameters.find(({ id }) => id === 'occupations.going-rates');
    expect(rates?.versions.at(-1)).toMatchObject({
      from: '2025-07-22',
      note: expect.stringContaining('270 entries: GET /api/rules/occupations.going-rates has it whole.'),
    });
    expect(rates?.versions.at(-1)).not.toHaveProperty('value');
    const lists = topic.parameters.find(({ id }) => id === 'salary-list.2142');
    expect(lists?.versions[0]).toHaveProperty('value.scope', 'all jobs');
    expect(JSON.stringify(body).length).toBeLessThan(150_000);
  });

  it('answers 404 with a message for a rule it does not have', async () => {
    const { status, body } = await visitor.get('/api/rules/no-such-rule');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not-found' });
  });
});
