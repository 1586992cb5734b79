import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../test.ts';

// The page only parses HTML, and loads nothing.
test.use({ javaScriptEnabled: false });

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
  test(`each figure of ${path} is the one its calculator shows`, async ({ page, request }) => {
    // A page of the site would refuse to parse HTML from elsewhere.
    await page.goto('about:blank');
    const figures = await page.evaluate(figuresOf, await htmlOf(request, path));
    expect(figures.length).toBeGreaterThan(2);
    for (const address of new Set(figures.map((entry) => entry.address))) {
      const answer = await page.evaluate(answerOf, { address, html: await htmlOf(request, address) });
      for (const { figure } of figures.filter((entry) => entry.address === address)) {
        expect(answer, address).toMatch(new RegExp(`${figure.replace('.', '\\.')}(\\.00)?(?![\\d,])`));
      }
    }
  });
}

const htmlOf = async (request: APIRequestContext, path: string) => await (await request.get(path)).text();

/** Every link on the page whose text is a sum of money and whose target is a calculator with answers. */
function figuresOf(html: string) {
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main a[href]');
  return [...links]
    .map((link) => ({
      figure: /^£[\d,.]+/.exec(link.textContent ?? '')?.[0] ?? '',
      address: link.getAttribute('href') ?? '',
    }))
    .filter(({ figure, address }) => figure !== '' && /\/(calculate|compare)\?/.test(address));
}

/** The text of a calculator's result. */
function answerOf({ address, html }: { address: string; html: string }): string {
  const pageDocument = new DOMParser().parseFromString(html, 'text/html');
  const answer = address.startsWith('/salary')
    ? pageDocument.querySelector('main h2')?.parentElement
    : pageDocument.querySelector('#answer');
  return answer?.textContent ?? '';
}
