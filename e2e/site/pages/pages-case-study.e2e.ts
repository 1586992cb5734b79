import {
  elementsOf,
  linkOf,
  partOf,
  readPage,
  rowsOf,
  scriptsOf,
} from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const pounds = (text: string) => Number(/£([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

test('it is marked as an example, not a client’s story; its figures are the sums of the lines, and the calculator’s', async ({
  request,
}) => {
  const page = await readPage(request, '/case-study');
  expect(scriptsOf(page)).toEqual(['/theme.js']);
  expect(page.html).toMatch(/>Worked example</);
  expect(page.words).toContain('This is not a client or a success story');
  const card = partOf(page, 'The company pays the Home Office');
  /** The sum of the lines of one payer. */
  const sumOf = (payer: string) =>
    rowsOf(card, 'The bill, line by line')
      .filter((row) => row.includes(payer))
      .reduce((sum, row) => sum + pounds(row), 0);
  const [company, engineer] = [sumOf('Company'), sumOf('Engineer')];
  expect(company).toBeGreaterThan(1000);
  expect(card.words).toContain(`The company pays the Home Office £${company.toLocaleString('en-GB')}`);
  expect(card.words).toContain(`The engineer pays £${engineer.toLocaleString('en-GB')}`);
  const fee = elementsOf(card, 'tr').find(({ words }) => words.startsWith('Visa application fee'));
  const { answer } = await readPage(request, fee?.links[0]?.href ?? '');
  expect(answer).toContain(`£${engineer.toLocaleString('en-GB')}.00`);
});

test('the company of the example is small by the size test', async ({ request }) => {
  const page = await readPage(request, '/case-study');
  const size = await readPage(request, linkOf(page, 'Test it'));
  expect(partOf(size, 'Size of sponsor').words).toContain('Size of sponsor Small');
});
