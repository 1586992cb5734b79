import {
  elementsOf,
  linkOf,
  type PageRead,
  partIn,
  partOf,
  readPage,
} from '../support/pages/page-by-request.ts';
import { pageMetadata } from '../support/pages/page-metadata.ts';
import { expect, test } from '../support/requests.ts';

/** The correction with this id. */
const correction = ({ html }: PageRead, id: string) =>
  partIn(html.slice(html.indexOf(`<li id="${id}"`)).split(/(?<!^)<li id="/)[0] ?? '');

// No script but the theme's is sent, as the last test says, so that the journey is the same with and without scripts.
test('the rules lead to the corrections, and a correction to its paragraph and its rules', async ({
  request,
}) => {
  const page = await readPage(request, linkOf(await readPage(request, '/rules'), 'Our corrections'));
  expect(page.path).toBe('/rules/corrections');
  expect(page.heading).toBe('What we got wrong');
  const care = correction(page, 'care-workers');
  expect(care.words).toContain('Wrong since 20 November 2026');
  expect(care.words).toContain('Put right on 22 November 2026');
  expect(linkOf(care, /SW 6\.1B/)).toMatch(/^https:\/\/www\.gov\.uk\//);
  expect((await readPage(request, linkOf(care, 'Eligible roles'))).path).toBe('/rules/eligible-role');
});

test('the corrections of one calculator can be shown alone', async ({ request }) => {
  const calculators = (page: PageRead) => partOf(page, 'Corrections by calculator');
  const all = await readPage(request, '/rules/corrections');
  const page = await readPage(request, linkOf(calculators(all), /^Licence cost estimator/));
  expect(page.path).toBe('/rules/corrections?calculator=licence-cost');
  expect(calculators(page).html).toMatch(/<a [^>]*aria-current="page"[^>]*>Licence cost estimator/);
  expect(elementsOf(page, 'h3').map(({ words }) => words)).toEqual([
    'Licence rules shown as official',
    'Priority for a new licence',
    'The fee table of 8 October 2026',
    'Two licence fees that are to be confirmed',
  ]);
});

test('an error can be told, and a correction has an address of its own', async ({ request }) => {
  const page = await readPage(request, '/rules/corrections');
  const scales = correction(page, 'national-pay-scales');
  expect(scales.words).toContain('£3,970 short');
  expect(scales.links.map(({ href }) => href)).toContain('#national-pay-scales');
  expect(linkOf(page, 'Write to us')).toBe('/contact');
});

test('the page is in the sitemap under one address, and search engines do not index a filtered list', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/rules/corrections</loc>`);
  const all = await pageMetadata(request, '/rules/corrections');
  expect(all.meta('robots')).toBe('');
  expect(all.html.match(/<script\b[^>]* src="[^"]+"/g)).toEqual([expect.stringContaining('/theme.js')]);
  const some = await pageMetadata(request, '/rules/corrections?calculator=minimum-salary');
  expect(some.meta('robots')).toBe('noindex');
});
