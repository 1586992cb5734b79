import { saveCrawl } from '../support/pages/crawl.ts';
import { expect, test } from '../support/requests.ts';

test('every linked page is fetched once, for all the tests that check them', async ({ baseURL }) => {
  test.setTimeout(600_000);
  expect((await saveCrawl(new URL(baseURL ?? ''))).length).toBeGreaterThan(20);
});
