import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { formOf, regionOf, textsOf, wordsOf } from '../support/pages/page-text.ts';
import { type CsvRow, csvRows, pdfRead } from '../support/read-back.ts';
import { expect, test } from '../support/requests.ts';

const tools = [
  {
    tool: 'Skilled Worker Minimum Salary Calculator',
    path: '/salary-calculator/calculate',
    query: 'role=2134&under26=no&visaType=graduate&hours=37.5&salary=45%2C000&assignedOn=2026-11-20',
    headline: 'Minimum annual salary',
    figure: '£54,700',
    file: 'minimum-salary-2134-2026-11-20',
  },
  {
    tool: 'Pay Period Test',
    path: '/salary-calculator/pay-periods',
    query: 'role=2134&pays=4558.34%0D%0A4500%3B+162.5&assignedOn=2026-11-20',
    headline: 'On these figures, the pay',
    figure: 'Would fail',
    file: 'pay-periods-2134-2026-11-20',
  },
  {
    tool: 'Immigration Skills Charge Calculator',
    path: '/immigration-skill-charge-calculator/calculate',
    query:
      'role=2134&sponsorSize=large&location=outside&years=3&enteredAsStudent=no&children=yes&childrenCount=2&assignedOn=2026-11-20&appliedOn=2026-11-20',
    headline: 'Sponsoring costs you',
    figure: /^£[\d,]+\.\d\d$/,
    file: 'sponsorship-bill-2134-2026-11-20',
  },
  {
    tool: 'Sponsor Licence Cost Estimator',
    path: '/cost-estimator/calculate',
    query: 'licenceType=temporary&priority=yes&appliedOn=2026-11-20',
    headline: 'Total licence fee',
    figure: '£1,361.00',
    file: 'licence-cost-temporary-2026-11-20',
  },
  {
    tool: 'Am I a Small Sponsor?',
    path: '/cost-estimator/size',
    query: 'turnover=12%2C000%2C000&employees=40&yearBeganOn=2026-04-06',
    headline: 'Size of sponsor',
    figure: 'Small',
    file: 'sponsor-size-2026-04-06',
  },
  {
    tool: 'When Must We Report It?',
    path: '/tools/reporting-deadline',
    query: 'event=worker-leaves&day=2026-11-27&nation=scotland',
    headline: 'Report it by',
    figure: 'Monday 14 December 2026',
    file: 'report-worker-leaves-2026-11-27',
  },
] as const;

const assessment = '/assessment/result';
const five =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=No&authorizingOfficerAvailable=Yes';

async function download(request: APIRequestContext, address: string) {
  const response = await getWhenFree(request, address);
  expect(response.status(), address).toBe(200);
  const headers = response.headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  return { headers, body: await response.body() };
}

/** All tests are one visitor, who is asked to wait when three PDFs are being made. */
async function getWhenFree(request: APIRequestContext, address: string) {
  for (;;) {
    const response = await request.get(address);
    if (response.status() !== 429) return response;
    await setTimeout(Number(response.headers()['retry-after']) * 1000);
  }
}

/** A page as sent, before any script runs. */
async function pageAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return await response.text();
}

const about = (rows: readonly CsvRow[], item: string) =>
  rows.find((row) => row.section === 'About this document' && row.item === item)?.value ?? '';

const answersIn = (rows: readonly CsvRow[]) => rows.filter(({ section }) => section === 'What you told us');

for (const { tool, path, query, headline, figure, file } of tools) {
  test.describe(tool, () => {
    test('is downloaded as a CSV with the page’s own figure, questions and answers', async ({ request }) => {
      const { headers, body } = await download(request, `${path}.csv?${query}`);
      expect(headers['content-disposition']).toBe(`attachment; filename="${file}.csv"`);
      const rows = csvRows(body);
      const result = rows.find(({ section, item }) => section === 'Result' && item === headline);
      expect(result?.value).toMatch(figure);
      const html = await pageAt(request, `${path}?${query}`);
      expect(wordsOf(regionOf(html, headline))).toContain(result?.value ?? 'none');
      expectInForm(html, answersIn(rows));
    });

    test('is downloaded as a tagged PDF with the same content and its sources', async ({ request }) => {
      const rows = csvRows((await download(request, `${path}.csv?${query}`)).body);
      const { headers, body } = await download(request, `${path}.pdf?${query}`);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe(`attachment; filename="${file}.pdf"`);
      const { text, links, title, language, tagged } = await pdfRead(body);
      const result = rows.find(({ section, item }) => section === 'Result' && item === headline)?.value;
      expect({ title, language, tagged }).toEqual({
        title: `${tool}: ${result}`,
        language: 'en-GB',
        tagged: true,
      });
      for (const { item, value } of answersIn(rows)) {
        expect(text).toContain(`${item} ${value.replace(/\s+/g, ' ')}`);
      }
      const sources = rows.filter(({ section }) => section === 'Sources');
      expect(sources.length).toBeGreaterThan(0);
      for (const { value } of sources) if (value !== '') expect(links).toContain(new URL(value).href);
      for (const { section, item } of rows) {
        if (section === 'The law we used: In force from') expect(text).toContain(item);
      }
      expect(text).toContain(about(rows, 'As recorded'));
      expect(links).toContain(about(rows, 'Open it again at'));
    });

    test('opens again at the address that its document names', async ({ request }) => {
      const rows = csvRows((await download(request, `${path}.csv?${query}&utm_source=mail`)).body);
      const address = about(rows, 'Open it again at');
      expect(address).not.toContain('utm_source');
      const result =
        rows.find(({ section, item }) => section === 'Result' && item === headline)?.value ?? 'none';
      expect(wordsOf(regionOf(await pageAt(request, address), headline))).toContain(result);
    });
  });
}

/** Checks that every question is a label on the page, and its answer an option or in a field. */
function expectInForm(html: string, answers: readonly CsvRow[]): void {
  expect(answers.length).toBeGreaterThan(2);
  const form = formOf(html);
  const texts = textsOf(form).map((text) => text.replace(/ \(optional\)$/, ''));
  for (const { item, value } of answers) {
    expect.soft(texts, item).toContain(item);
    const isField = /\d/.test(value);
    if (!isField) expect.soft(texts, item).toContain(value);
  }
}

test('an assessment is downloaded with its status, its five answers and no email address', async ({
  request,
}) => {
  const withMail = `${five}&email=amara%40example.com`;
  const { headers, body } = await download(request, `${assessment}.csv?${withMail}`);
  expect(headers['content-disposition']).toMatch(
    /filename="sponsor-licence-assessment-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect(body.toString()).not.toContain('amara');
  const rows = csvRows(body);
  const word =
    rows.find(({ section, item }) => section === 'Result' && item === 'Your result')?.value ?? 'none';
  expect(answersIn(rows).map(({ value }) => value)).toEqual(['Yes', 'Yes', 'Yes', 'No', 'Yes']);
  const html = await pageAt(request, `${assessment}?${five}`);
  expect(wordsOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toContain(word);
  const { text, title, tagged, links } = await pdfRead(
    (await download(request, `${assessment}.pdf?${withMail}`)).body,
  );
  expect(title).toBe(`Sponsor licence assessment: ${word}`);
  expect(tagged).toBe(true);
  expect(text).not.toContain('amara');
  expect(links).toContain(about(rows, 'Open it again at'));
});

test('a job title finds its code, and the document has the code', async ({ request }) => {
  const { body } = await download(
    request,
    '/salary-calculator/calculate.csv?role=React+developer&assignedOn=2026-11-20',
  );
  const rows = csvRows(body);
  expect(answersIn(rows)[0]?.value).toBe(
    '2134 - Programmers and software development professionals, found for “React developer”',
  );
  expect(about(rows, 'Open it again at')).toMatch(/\?role=2134&assignedOn=2026-11-20$/);
});

for (const [address, missing] of [
  ['/salary-calculator/calculate', 'Type a job title, or choose an occupation code.'],
  ['/salary-calculator/calculate?role=2134&hours=lots', 'Enter the hours per week'],
  ['/salary-calculator/pay-periods', 'Enter the occupation code and the pay for each period.'],
  ['/immigration-skill-charge-calculator/calculate?sponsorSize=huge', 'Choose the size of the sponsor.'],
  ['/cost-estimator/calculate?licenceType=visitor', 'Choose the type of licence.'],
  ['/cost-estimator/size?turnover=lots', 'Enter the turnover in pounds'],
  ['/assessment/result?isUKRegistered=Yes', 'Do you know the job and its occupation code?'],
] as const) {
  test(`without a result there is no file but a message about what is missing: ${address}`, async ({
    request,
    baseURL,
  }) => {
    for (const ending of ['.pdf', '.csv']) {
      const response = await request.get(address.replace(/(?=\?|$)/, ending));
      expect(response.status()).toBe(422);
      expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
      const text = await response.text();
      expect(text).toContain(`- ${missing}`);
      expect(text).toContain(`Answer here: ${baseURL}${address}\n`);
    }
  });
}
