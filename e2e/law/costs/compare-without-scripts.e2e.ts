import { z } from 'zod';
import { apiClient } from '../../support/api-client.ts';
import { linkOf, type PageRead, readPage, rowsOf } from '../../support/pages/page-by-request.ts';
import { byLength, compare, days, programmer } from '../../support/pages/side-by-side.ts';
import { expect, test } from '../../support/requests.ts';

const sideBySide = 'Scenarios side by side';
const row = (page: PageRead, begins: string) => rowsOf(page, sideBySide, begins)[0];
const totals = (page: PageRead) => row(page, 'Sponsoring costs you');
const ofWorker = (page: PageRead) => row(page, 'The worker pays');
const years = ({ forms }: PageRead, name: string) => forms[0]?.fields.get(`${name}.years`)?.value;

test('an empty comparison offers examples, each of which has a result', async ({ request }) => {
  const { links } = await readPage(request, compare);
  const offers = links.filter(({ href }) => href.startsWith(`${compare}?`));
  expect(offers).toHaveLength(6);
  for (const { href, words } of offers) {
    const page = await readPage(request, href);
    expect(page.html, words).not.toContain('role="alert"');
    expect(page.words, words).toContain('Scenario B');
  }
});

test('one, two and three years: what each side pays, and the difference to the first', async ({
  request,
}) => {
  const page = await readPage(request, byLength);
  expect(totals(page)).toBe('Sponsoring costs you £1,845.00 Least £3,165.00 £4,485.00');
  expect(row(page, 'You, compared with A')).toBe('You, compared with A Base +£1,320 +£2,640');
  expect(ofWorker(page)).toBe('The worker pays £1,854.00 Least £2,889.00 £3,924.00');
  expect(row(page, 'Immigration Skills Charge')).toContain('£1,320.00 £2,640.00 £3,960.00');
  expect(page.answer).toMatch(/^Sponsoring costs you least A: £1,845.00/);
  expect(page.answer).toContain('Certificate assigned on: 20 November 2026');
});

const estimate = z.object({
  totals: z.object({ employerPence: z.number(), candidatePence: z.number(), dependantsPence: z.number() }),
});

test('the totals are those of the API', async ({ request }) => {
  const page = await readPage(request, `${compare}?${programmer}&years=3&a.partner=no&b.partner=yes`);
  const poundsOfApi = async (partner?: { priority: string }) => {
    const body = await apiClient(request).post('/api/estimates/sponsorship-cost', {
      assignedOn: '2026-11-20',
      appliedOn: '2026-11-20',
      sponsorSize: 'large',
      months: 36,
      location: 'outside',
      visaType: 'other',
      enteredAsStudent: true,
      occupationCode: '2134',
      healthAndCare: false,
      priority: 'none',
      ...(partner && { partner }),
    });
    const { employerPence, candidatePence, dependantsPence } = estimate.parse(body).totals;
    return [employerPence / 100, (candidatePence + dependantsPence) / 100];
  };
  const poundsIn = (row: string | undefined) =>
    row?.match(/£[\d,.]+/g)?.map((text) => Number(text.replace(/[^\d.]/g, '')));
  const [alone, withPartner] = [await poundsOfApi(), await poundsOfApi({ priority: 'none' })];
  expect(poundsIn(totals(page))).toEqual([alone[0], withPartner[0]]);
  expect(poundsIn(ofWorker(page))).toEqual([alone[1], withPartner[1]]);
  expect(poundsIn(ofWorker(page))).toEqual([3924, 7848]);
});

test('the calculator’s answers become scenario A, and B is a copy with another length', async ({
  request,
}) => {
  const bill = `/immigration-skill-charge-calculator/calculate?${programmer}&years=3`;
  const page = await readPage(request, linkOf(await readPage(request, bill), 'Compare with other scenarios'));
  expect(page.heading).toBe('Compare Scenarios');
  expect(years(page, 'a')).toBe('3');
  expect(years(page, 'b')).toBe('5');
  expect(totals(page)).toBe('Sponsoring costs you £4,485.00 Least £7,125.00');
});

test('each scenario has its working, and every figure of it leads to its rule', async ({ request }) => {
  const page = await readPage(request, byLength);
  expect(page.answer).toContain('How we worked out Scenario A');
  expect(linkOf(page, /^The rule: Immigration Skills Charge, first 12 months/)).toBe(
    '/rules/skills-charge.first-year.large',
  );
});

test('warnings and missing bills come before the prices, by scenario', async ({ request }) => {
  const query = `years=3&location=outside&a.role=2134&b.role=3544&${days}`;
  const page = await readPage(
    request,
    `${compare}?${query}&c.role=3544&c.assignedOn=2027-01-04&c.appliedOn=2027-01-04&d.years=`,
  );
  expect(totals(page)).toBe('Sponsoring costs you £1,965.00 £1,965.00 No figure Choose a length');
  expect(page.answer).toMatch(/^Sponsoring costs you, in every scenario with a figure/);
  expect(page.answer).toContain('Scenario C: The law from 4 January 2027 is not settled yet.');
  expect(page.answer).toContain('Scenario B: No partner or children can come');
  expect(page.answer).toMatch(/Before you read the figures.*The worker pays/);
});

test('an invalid answer gets an error that names its scenario, and nothing typed is lost', async ({
  request,
}) => {
  const page = await readPage(
    request,
    `${compare}?${programmer}&a.years=3&b.years=3&b.role=welder&c.nothing=1`,
  );
  expect(page.faults).toContain('Scenario B: Enter a four-digit occupation code, such as 2134.');
  expect(page.faults).toContain('Scenario C: “nothing” is not a question on this page.');
  const fieldOfB = new RegExp(`id="${linkOf(page, /^Scenario B: Enter/).slice(1)}"[^>]* name="b.role"`);
  expect(page.html).toMatch(fieldOfB);
  expect(page.forms[0]?.fields.get('b.role')?.value).toBe('welder');
  expect(totals(page)).toBe('Sponsoring costs you £4,485.00 Needs a change');
});

test('the tool’s landing page leads to the comparison, next to its own action', async ({ request }) => {
  const landing = await readPage(request, '/immigration-skill-charge-calculator');
  expect(linkOf(landing, 'Calculate Charge')).toBe('/immigration-skill-charge-calculator/calculate');
  expect((await readPage(request, linkOf(landing, 'Compare scenarios'))).heading).toBe('Compare Scenarios');
});
