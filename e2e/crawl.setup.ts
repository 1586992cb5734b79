import { saveCrawl } from './crawl.ts';
import { expect, test } from './requests.ts';

test('every page that links lead to is asked for once, for all the tests that look at them', async ({
  baseURL,
}) => {
  test.setTimeout(600_000);
  expect((await saveCrawl(new URL(baseURL ?? ''))).length).toBeGreaterThan(20);
});
