import { expect, test } from '../support/requests.ts';

test('a page behind the log-in asks not to be indexed, and tells a reader without scripts why it is empty', async ({
  request,
}) => {
  const html = await (await request.get('/dashboard/account/security')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('These pages need JavaScript.');
  expect(html).not.toContain('wake.js');
});
