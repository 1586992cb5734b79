import { elementsOf, type PageRead, readPage } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

/** Pages with figures that link to their calculator. */
const pages = [
  '/universities',
  '/recruitment',
  '/visa-processing',
  '/job-seekers',
  '/immigration',
  '/case-study',
];

for (const path of pages) {
  test(`each figure of ${path} is the one its calculator shows`, async ({ request }) => {
    const figures = figuresOf(await readPage(request, path));
    expect(figures.length).toBeGreaterThan(2);
    for (const address of new Set(figures.map((entry) => entry.address))) {
      const answer = answerOf(address, await readPage(request, address));
      for (const { figure } of figures.filter((entry) => entry.address === address)) {
        expect(answer, address).toMatch(new RegExp(`${figure.replace('.', '\\.')}(\\.00)?(?![\\d,])`));
      }
    }
  });
}

/** Every link on the page whose text is a sum of money and whose target is a calculator with answers. */
function figuresOf({ links }: PageRead) {
  return links
    .map(({ words, href }) => ({ figure: /^£[\d,.]+/.exec(words)?.[0] ?? '', address: href }))
    .filter(({ figure, address }) => figure !== '' && /\/(calculate|compare)\?/.test(address));
}

/** The text of a calculator's result: of a salary, its headline alone. */
function answerOf(address: string, page: PageRead): string {
  if (!address.startsWith('/salary')) return page.answer;
  const [headline = ''] = /<h2\b[\s\S]*?<\/div>/.exec(page.html.slice(page.html.indexOf('<main'))) ?? [];
  return elementsOf({ html: `<div>${headline}` }, 'div')[0]?.words ?? '';
}
