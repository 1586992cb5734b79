import { elementsOf, linkOf, partOf, readPage, scriptsOf } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

test('the calendar counts to the day that its sentence names', async ({ request }) => {
  const page = await readPage(request, '/compliance');
  expect(scriptsOf(page)).toEqual(['/theme.js']);
  const card = partOf(page, /^Report it by \w+ \d+ \w+ \d{4}$/);
  const [, last] = /Report it by (\w+ \d+ \w+)/.exec(card.words) ?? [];
  // What a screen reader hears of each day stands first in its cell.
  const countedDays = elementsOf(card, 'td')
    .map(({ html }) => /<span[^>]*>([^<]*)</.exec(html)?.[1] ?? '')
    .filter((name) => name.includes(', counts, '));
  expect(countedDays).toHaveLength(10);
  expect(countedDays.at(-1)).toBe(`${last}, counts, 10 of 10, report by`);
});

test('each duty names its rule, and what is not settled says so', async ({ request }) => {
  const page = await readPage(request, '/compliance');
  const records = elementsOf(page, 'li').find(({ words }) =>
    words.includes('How long a worker’s records are kept'),
  );
  expect(records?.words).toContain('To be confirmed on GOV.UK');
  const rule = await readPage(request, linkOf(records ?? page, /^The rule/));
  expect(rule.path).toBe('/rules/sponsor-duties.records-kept-for');
  expect(rule.status).toBe(200);
});
