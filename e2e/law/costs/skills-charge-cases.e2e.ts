import { linkOf, readPage, rowsOf, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const abroad = `${calculate}?${days}&sponsorSize=large&location=outside&years=3`;
const coming = 'Coming as a dependant';

test('a partner cannot come with 3544: no price and no total, but the employer’s and the candidate’s', async ({
  request,
}) => {
  const page = await readPage(request, `${abroad}&role=3544&partner=yes`);
  const partner = rowsOf(page, 'Dependant fees', `Partner: ${coming}`).join();
  expect(partner).toContain('Cannot come with this job');
  expect(partner).toContain('Exceptions: workers granted in such a job before it closed');
  expect(page.answer).toContain('No total. Not all of the family can come.');
  // £819 and £3,105; £525 and £3,960.
  expect(page.answer).toContain('£3,924.00');
  expect(page.answer).toContain('£4,485.00');
  expect(rowsOf(page, 'The bill by payer')).toEqual([]);
});

test('Health and Care prices are refused for 2134, with a link to the bill without them', async ({
  request,
}) => {
  const refused = await readPage(request, `${abroad}&role=2134&healthAndCare=yes`);
  expect(refused.answer).toContain('is not an occupation of the Health and Care Worker visa');
  const page = await readPage(request, linkOf(refused, 'See the cost without Health and Care'));
  expect(page.answer).toContain('£4,485.00 The worker pays £3,924.00');
  // The No of a job that cannot be one is no answer: it is asked again for a job that can.
  expect(page.forms[0]?.fields.get('healthAndCare')?.value).toBe('');
});

test('a certificate that starts more than three months after the application is refused', async ({
  request,
}) => {
  const own = abroad.replace('years=3', 'years=days&role=2134&endsOn=2030-01-31');
  expect((await readPage(request, `${own}&startsOn=2027-02-20`)).answer).not.toContain('No full bill');
  const { answer } = await readPage(request, `${own}&startsOn=2027-02-21`);
  expect(answer).toContain('more than 3 months after the visa application');
  expect(answer).toContain('It must start by 20 February 2027.');
});

test('a switch from Student carries no charge, on conditions that are listed with it', async ({
  request,
}) => {
  const page = await readPage(request, `${calculate}?${days}&years=3`);
  const charge = rowsOf(page, 'Employer fees', 'Immigration Skills Charge').join();
  expect(charge).toContain('Not Applicable');
  expect(charge).toMatch(/On one of these conditions.*the course is completed/);
  expect(page.html).toMatch(/<details(?: class="[^"]*")?><summary[^>]*>(?:<svg.*?<\/svg>)?On one of these/);
  const { answer } = await sendForm(request, page.forms[0], { studentSwitch: 'none' });
  expect(answer).toContain('cannot switch to Skilled Worker inside the UK');
});

test('a worker in the route is asked since when, and near a change of the Rules for the first certificate', async ({
  request,
}) => {
  const page = await readPage(request, `${calculate}?${days}&role=3544&years=3&partner=yes`);
  expect(page.words).not.toContain('In the Skilled Worker route since');
  const skilled = await sendForm(request, page.forms[0], { visaType: 'skilled' });
  expect(rowsOf(skilled, 'Dependant fees', `Partner: ${coming}`).join()).toContain(
    'answer “In the Skilled Worker route since”',
  );
  const near = await sendForm(request, skilled.forms[0], { inRouteSince: '2025-08-01' });
  const before = await sendForm(request, near.forms[0], { firstCertificateOn: '2025-07-21' });
  expect(rowsOf(before, 'Dependant fees', 'Partner: Visa application fee').join()).toContain('£');
  const after = await sendForm(request, near.forms[0], { firstCertificateOn: '2025-07-22' });
  expect(rowsOf(after, 'Dependant fees', `Partner: ${coming}`).join()).toContain('Cannot come with this job');
});

test('a child born in the UK may come with a job that brings no family', async ({ request }) => {
  const { forms } = await readPage(request, `${abroad}&role=3544&children=yes`);
  const page = await sendForm(request, forms[0], { childrenGround: 'born-in-uk' });
  expect(rowsOf(page, 'Dependant fees', 'Children: Visa application fee').join()).toContain('£819.00');
  const other = await sendForm(request, page.forms[0], { role: '2134' });
  expect([...(other.forms[0]?.fields.keys() ?? [])]).not.toContain('childrenGround');
});

test('what would come back of the charge is told year by year', async ({ request }) => {
  const page = await readPage(request, `${abroad}&role=2134`);
  expect(page.answer).toContain('Skills charge: refunds, and which routes pay it');
  const refunds = rowsOf(page, 'How much of the skills charge is refunded');
  expect(refunds.find((row) => row.includes('in year 1'))).toContain('£2,640.00');
});

test('scenarios with and without family who may come: no cheapest of what has no total', async ({
  request,
}) => {
  const page = await readPage(
    request,
    `/immigration-skill-charge-calculator/compare?${days}&location=outside&years=3&role=3544&a.partner=no&b.partner=yes`,
  );
  expect(rowsOf(page, 'Scenarios side by side', `Partner: ${coming}`)).toEqual([
    expect.stringMatching(/None .*Cannot come with this job/),
  ]);
  expect(rowsOf(page, 'Scenarios side by side').filter((row) => /^Partner (None|£)/.test(row))).toEqual([]);
  expect(page.answer).toContain('Scenario B: No total. Not all of the family can come.');
});
