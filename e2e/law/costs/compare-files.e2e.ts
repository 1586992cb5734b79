import { readPage, rowsOf } from '../../support/pages/page-by-request.ts';
import { byLength, compare } from '../../support/pages/side-by-side.ts';
import { csvRows, pdfRead } from '../../support/read-back.ts';
import { expect, test } from '../../support/requests.ts';

const file = (address: string, ending: string) => address.replace(/(?=\?|$)/, `.${ending}`);

test('a comparison is downloaded as a CSV with a column of figures for each scenario, whose address opens it again', async ({
  request,
}) => {
  const response = await request.get(`${file(byLength, 'csv')}&utm_source=mail`);
  expect(response.headers()['content-disposition']).toBe(
    'attachment; filename="sponsorship-comparison-2026-11-20.csv"',
  );
  const rows = csvRows(await response.body());
  const values = (item: string) => rows.filter((row) => row.item === item).map(({ value }) => value);
  expect(values('Sponsoring costs you least')).toEqual(['A: £1,845.00']);
  expect(values('Sponsoring costs you')).toEqual([
    '£1,845.00',
    '£3,165.00',
    '£4,485.00',
    'Least: Scenario A.',
  ]);
  expect(values('Sponsorship length')).toEqual(['1 year', '2 years', '3 years']);
  for (const name of ['Scenario A', 'Scenario B', 'Scenario C']) {
    const pounds = (section: string) =>
      rows
        .filter((row) => row.section === section)
        .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const fees = ['Candidate fees', 'Employer fees'].map((part) => pounds(`${part}: ${name}`));
    expect(fees.reduce((sum, each) => sum + each)).toBe(pounds(`Totals: ${name}, total`));
  }
  const [address = ''] = values('Open it again at');
  expect(address).not.toContain('utm_source');
  const page = await readPage(request, address);
  expect(rowsOf(page, 'Scenarios side by side', 'Sponsoring costs you')).toEqual([
    'Sponsoring costs you £1,845.00 Least £3,165.00 £4,485.00',
  ]);
  for (const { item } of rows.filter(({ section }) => section === 'What you told us'))
    expect(page.words, 'the questions of the form').toContain(item);
});

test('and as a tagged PDF with the same content and the sources', async ({ request }) => {
  const { text, links, title, tagged } = await pdfRead(
    await (await request.get(file(byLength, 'pdf'))).body(),
  );
  expect({ title, tagged }).toEqual({ title: 'Compare Scenarios: A: £1,845.00', tagged: true });
  expect(text).toContain('You, compared with A Base +£1,320 +£2,640');
  expect(text).toContain('How we worked out Scenario C');
  const rows = csvRows(await (await request.get(file(byLength, 'csv'))).body());
  const sources = rows.filter(({ section }) => section === 'Sources');
  expect(sources.length).toBeGreaterThan(0);
  for (const { value } of sources) if (value !== '') expect(links).toContain(new URL(value).href);
});

for (const [address, missing] of [
  [compare, 'Choose the scenarios to compare.'],
  [`${compare}?a.years=1&b.years=3&b.role=welder`, 'Scenario B: Enter a four-digit occupation code'],
] as const) {
  test(`an incomplete comparison has no file but a message about what is missing: ${address}`, async ({
    request,
  }) => {
    for (const ending of ['pdf', 'csv']) {
      const response = await request.get(file(address, ending));
      expect(response.status()).toBe(422);
      expect(await response.text()).toContain(`- ${missing}`);
    }
  });
}
