import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const report = {
  'csp-report': {
    'document-uri': 'https://portway.example/salary-calculator?salary=41700',
    'blocked-uri': 'https://evil.example/x.js?a=1',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    disposition: 'enforce',
    'script-sample': 'what a person typed',
    'line-number': 12,
    'source-file': 'https://portway.example/assets/app.js?x#y',
    referrer: 'https://portway.example/?q=1',
  },
};

it('a policy report is logged with what was blocked and where, and nothing the user typed', async () => {
  await using app = await startTestApp();
  const answer = await app.ask('/api/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify(report),
  });
  expect(answer.status).toBe(204);
  expect(app.log.lines).toContainEqual({
    level: 40,
    time: expect.any(Number),
    requestId: answer.headers.get('X-Request-Id'),
    directive: 'script-src-elem',
    disposition: 'enforce',
    document: 'https://portway.example/salary-calculator',
    blocked: 'https://evil.example/x.js',
    source: 'https://portway.example/assets/app.js',
    line: 12,
    msg: 'A content policy was violated',
  });
  for (const [body, status] of [
    ['{', 400],
    ['{}', 422],
    ['{"csp-report":{"line-number":"x"}}', 204],
  ] as const) {
    expect((await app.ask('/api/policy-reports', { method: 'POST', body })).status).toBe(status);
  }
});
