import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const report = {
  'document-uri': 'https://portway.example/salary-calculator?salary=41700',
  'blocked-uri': 'https://evil.example/x.js?a=1',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src-elem',
  disposition: 'enforce',
  'script-sample': 'what a person typed',
  'line-number': 12,
  'source-file': 'https://portway.example/assets/app.js?x#y',
  referrer: 'https://portway.example/?q=1',
};

describe('a report of a violated content policy', () => {
  let app: TestApp;
  let now = Date.parse('2026-11-23T09:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const send = (body: string) =>
    app.ask('/api/policy-reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body,
    });
  const sendReport = (change: object = {}) =>
    send(JSON.stringify({ 'csp-report': { ...report, ...change } }));
  const logged = () => app.log.lines.filter(({ msg }) => msg === 'A content policy was violated');

  it('is logged with the directive and origins alone, and nothing the user typed', async () => {
    const response = await sendReport();
    expect(response.status).toBe(204);
    expect(logged()).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        requestId: response.headers.get('X-Request-Id'),
        directive: 'script-src-elem',
        disposition: 'enforce',
        document: 'https://portway.example',
        blocked: 'https://evil.example',
        source: 'https://portway.example',
        msg: 'A content policy was violated',
      },
    ]);
  });

  it.each([
    ['{', 400],
    ['{}', 422],
    ['{"csp-report":{"line-number":"x"}}', 204],
  ] as const)('that is %j gets %i', async (body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('is logged once an hour, in words of ours alone', async () => {
    const before = logged().length;
    await sendReport();
    await sendReport({ 'effective-directive': 'x'.repeat(1000), 'violated-directive': 'any words' });
    expect(logged()).toHaveLength(before);
    await sendReport({ 'blocked-uri': 'any words\nof anybody', disposition: 'more words' });
    expect(JSON.stringify(logged())).not.toMatch(/words/);
    now += 3_600_001;
    await sendReport();
    expect(logged()).toHaveLength(before + 2);
  });

  it('is logged no more than twenty times a minute, no matter who sends it', async () => {
    now += 120_000;
    const before = logged().length;
    for (let count = 0; count < 40; count += 1)
      await sendReport({ 'blocked-uri': `https://x${count}.example` });
    expect(logged()).toHaveLength(before + 20);
    now += 60_000;
    await sendReport({ 'blocked-uri': 'https://later.example' });
    expect(logged()).toHaveLength(before + 21);
  });
});
