import { elementsOf, type PageRead, readPage, scriptsOf } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const wordsOf = (page: PageRead, tag: string) => elementsOf(page, tag).map(({ words }) => words);

test('the strip shows no figure that was made up', async ({ request }) => {
  const page = await readPage(request, '/about');
  expect(page.heading).toBe('Empowering Global Tech Recruitment');
  expect(wordsOf(page, 'dt')).toEqual([
    'occupation codes, each with a page',
    'dated rules and fees, as recorded to 10 October 2026',
    'sources, with the day we read each',
  ]);
  const figures = wordsOf(page, 'dd').map(Number);
  expect(figures).toHaveLength(3);
  expect(figures.every((figure) => Number.isInteger(figure) && figure > 0)).toBe(true);
  expect(scriptsOf(page)).toEqual(['/theme.js']);
});

test('the numbers of the register agree with the pages of the rules and occupations', async ({ request }) => {
  const page = await readPage(request, '/about');
  const terms = wordsOf(page, 'dt');
  const count = (text: string) => Number(wordsOf(page, 'dd')[terms.findIndex((term) => term.includes(text))]);
  const tags =
    (await readPage(request, '/rules')).html.match(/>\d+(?:<!-- -->)? (?:<!-- -->)?rules?</g) ?? [];
  expect(tags.reduce((sum, tag) => sum + Number.parseInt(tag.slice(1), 10), 0)).toBe(count('rules'));
  const { words } = await readPage(request, '/occupations');
  expect(words).toContain(`All ${count('occupation codes')} occupation codes`);
});

test('it says that only a regulated adviser gives advice, and who runs the site', async ({ request }) => {
  const page = await readPage(request, '/about');
  expect(page.words).toContain('Regulated immigration advice comes only from a regulated adviser.');
  expect([...wordsOf(page, 'h2'), ...wordsOf(page, 'h3')]).toContain('Portway Limited Example');
});
