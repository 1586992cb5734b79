import { expect, test } from '../support/requests.ts';

test('a page behind the log-in asks not to be indexed, and tells a reader without scripts why it is empty', async ({
  request,
}) => {
  const html = await (await request.get('/dashboard/account/security')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('These pages need JavaScript.');
  expect(html).not.toContain('wake.js');
});

test('Home loads a few chunks, each of which is worth its request on a slow line', async ({ request }) => {
  const html = await (await request.get('/dashboard')).text();
  const scripts = new Set([...html.matchAll(/\/assets\/[^"#]*\.js/g)].map(([path]) => path));
  expect(scripts.size).toBeGreaterThan(5);
  // 139 before they were grouped (web/chunk-groups.ts).
  expect(scripts.size).toBeLessThanOrEqual(80);
});
