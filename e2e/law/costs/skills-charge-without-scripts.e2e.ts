import { linkOf, readPage, rowsOf, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const abroad = `${calculate}?${days}&role=2134&sponsorSize=large&location=outside&years=3`;

test('the landing leads to the calculator', async ({ request }) => {
  const landing = await readPage(request, '/immigration-skill-charge-calculator');
  expect((await readPage(request, linkOf(landing, 'Calculate Charge'))).path).toBe(calculate);
});

test('it opens with the specified defaults: employer £525.00, no skills charge, and a length to choose', async ({
  request,
}) => {
  const page = await readPage(request, `${calculate}?${days}`);
  const fields = page.forms[0]?.fields;
  expect(fields?.get('role')?.value).toBe('2141 - Web design professionals');
  expect(fields?.get('visaType')?.value).toBe('student');
  expect(fields?.get('years')?.value).toBe('');
  expect(rowsOf(page, 'Employer fees', 'Certificate of Sponsorship').join()).toContain('£525.00');
  expect(rowsOf(page, 'Employer fees', 'Immigration Skills Charge').join()).toContain('Not Applicable');
  expect(page.answer).toMatch(/^Sponsoring costs you £525.00 The worker pays Choose a length/);
  expect(rowsOf(page, 'Candidate fees', 'Visa application fee').join()).toContain('Choose a length');
  expect(rowsOf(page, 'Dependant fees')).toEqual([]);
});

test('three years from abroad for a large sponsor: £3,960, £819 and £3,105', async ({ request }) => {
  const page = await readPage(request, abroad);
  expect(rowsOf(page, 'Employer fees', 'Immigration Skills Charge').join()).toContain('£3,960.00');
  expect(rowsOf(page, 'Candidate fees', 'Visa application fee').join()).toContain('£819.00');
  expect(rowsOf(page, 'Candidate fees', 'Immigration Health Surcharge').join()).toContain('£3,105.00');
  expect(page.answer).toContain('£3,622.50');
});

test('one day more moves every band', async ({ request }) => {
  const own = `${abroad.replace('years=3', 'years=days')}&startsOn=2027-01-01&endsOn=2030-01-01`;
  const page = await readPage(request, own);
  expect(rowsOf(page, 'Employer fees', 'Immigration Skills Charge').join()).toContain('£4,620.00');
  expect(rowsOf(page, 'Candidate fees', 'Visa application fee').join()).toContain('£1,618.00');
  expect(rowsOf(page, 'Candidate fees', 'Immigration Health Surcharge').join()).toContain('£3,622.50');
});

test('own dates need both days, and one alone asks for the other', async ({ request }) => {
  const own = abroad.replace('years=3', 'years=days');
  const waiting = await readPage(request, own);
  expect(waiting.html).not.toContain('role="alert"');
  expect(waiting.answer).toContain('Choose a length');
  const one = await readPage(request, `${own}&startsOn=2027-01-01`);
  expect(one.faults).toContain('Send the certificate’s last day too.');
});

test('warnings come before prices: a job at RQF 3 to 5 brings no family', async ({ request }) => {
  const { answer } = await readPage(request, abroad.replace('role=2134', 'role=3544'));
  expect(answer).toContain('30 December 2026 is the last safe day');
  expect(answer).toMatch(/No partner or children can come.* Candidate fees/);
});

test('from the day its list ends, a job on it has no whole bill', async ({ request }) => {
  const role = abroad.replace('role=2134', 'role=2142');
  const duringList = await readPage(request, role);
  expect(rowsOf(duringList, 'Candidate fees', 'Visa application fee').join()).toContain('£628.00');
  const afterList = await readPage(request, role.replaceAll('2026-11-20', '2026-12-31'));
  expect(afterList.answer).toContain('30 December 2026 is the last safe day');
  expect(rowsOf(afterList, 'Candidate fees', 'Visa application fee').join()).toContain('No figure');
  expect(rowsOf(afterList, 'Employer fees').join()).toContain('£3,960.00');
});

test('each part says who must pay it', async ({ request }) => {
  const { answer } = await readPage(request, abroad);
  expect(answer).toContain('Employer fees Sponsor only');
  expect(answer).toMatch(/Who must pay .*may not recover it from the worker/);
});

test('a code that does not exist gets an error at its field, and the rest stays as typed', async ({
  request,
}) => {
  const page = await readPage(request, abroad.replace('role=2134', 'role=9999'));
  expect(page.faults.join()).toContain('9999 is not a SOC 2020 code');
  expect(page.forms[0]?.fields.get('role')?.value).toBe('9999');
  expect(page.forms[0]?.fields.get('years')?.value).toBe('3');
});

test('family brings its fees: a partner and two children, one of them under 18', async ({ request }) => {
  const { forms } = await readPage(request, abroad);
  const family = await sendForm(request, forms[0], { partner: 'yes', children: 'yes', childrenCount: '2' });
  // A child of 18 or over comes only if last granted permission as a dependent child: that is asked first.
  expect(rowsOf(family, 'Dependant fees').join()).toContain('Answer needed');
  const page = await sendForm(request, family.forms[0], { adultChildrenWereDependants: 'yes' });
  const fees = rowsOf(page, 'Dependant fees').join();
  expect(fees).toMatch(/Partner: Visa application fee[^,]* £819.00/);
  expect(fees).toMatch(/Children: Visa application fee[^,]* £1,638.00/);
  // Three years at £1,035 for one child of 18 or over, and at £776 for one under 18.
  expect(fees).toMatch(/Children: Immigration Health Surcharge[^,]* £5,433.00/);
});

test('the misspelt address with one m redirects to the right one and keeps the answers', async ({
  request,
}) => {
  const response = await request.get('/imigration-skill-charge-calculator/calculate?years=3', {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`${calculate}?years=3`);
});
