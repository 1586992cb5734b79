import { linkOf, readPage, rowsOf, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const calculate = '/salary-calculator/calculate';
const salaryAddress = (query: string) => `${calculate}?assignedOn=2026-11-20&${query}`;

test('the landing page leads to the calculator, which opens with the specified answers', async ({
  request,
}) => {
  const landing = await readPage(request, '/salary-calculator');
  const page = await readPage(request, linkOf(landing, 'Start Calculation'));
  expect(page.path).toBe(calculate);
  const fields = page.forms[0]?.fields;
  expect(fields?.get('inUk')?.value).toBe('yes');
  expect(fields?.get('under26')?.value).toBe('yes');
  expect(fields?.get('hours')?.value).toBe('37.5');
  expect(page.words).toContain('Is the person in the UK?');
  expect(page.words).toContain('Is the person under 26?');
  expect(page.answer).toContain('No figure yet');
});

test('a title in the user’s own words finds the code, the figure, and the other figure while the age is unknown', async ({
  request,
}) => {
  const page = await readPage(request, salaryAddress('role=React+developer'));
  expect(page.answer).toContain('£38,300 if under 26 · £54,700 otherwise');
  expect(page.words).toContain('matched from “React developer”');
  const decide = rowsOf(page, 'The options that decide').join();
  expect(decide).toContain('E · New entrant, if under 26');
  expect(decide).toContain('A · Standard, if 26 or over');
  expect(rowsOf(page, 'Would be lower for').join()).toContain('G · Transitional, with a relevant PhD');
  expect(rowsOf(page, 'Options lower from 26 only', 'C ·').join()).toContain('£43,700');
});

test('several codes that could fit are links, and one of them answers', async ({ request }) => {
  const page = await readPage(request, salaryAddress('role=data+analyst&under26=no'));
  expect(page.answer).toContain('£41,700');
  const other = await readPage(request, linkOf(page, /^2134 -/));
  expect(other.answer).toContain('£54,700');
  expect(other.forms[0]?.fields.get('role')?.value).toMatch(/^2134 - Programmers/);
});

test('the page says how far an offer falls short, and what would change the result', async ({ request }) => {
  const { answer } = await readPage(
    request,
    salaryAddress('role=2134&under26=no&visaType=other&salary=50%2C000'),
  );
  expect(answer).toContain('Otherwise it is £4,700 short of £54,700');
  expect(answer).toMatch(/What would change the answer.*£43,700 by option C/);
});

test('8115 asks since when in the route, and whether the sponsor is the same', async ({ request }) => {
  const page = await readPage(request, salaryAddress('role=8115&visaType=skilled&inRouteSince=2023-05-01'));
  expect(page.answer).toContain('whether the sponsor is the same');
  const same = await sendForm(request, page.forms[0], { sameSponsor: 'yes' });
  expect(same.answer).toContain('£31,300');
  const another = await sendForm(request, page.forms[0], { sameSponsor: 'no' });
  expect(another.answer).toContain('Cannot be sponsored');
});

test('another permission in the UK is asked for: a Visitor cannot switch', async ({ request }) => {
  const page = await readPage(request, salaryAddress('role=2134&under26=no&visaType=other'));
  const visitor = await sendForm(request, page.forms[0], { otherPermission: 'visitor' });
  expect(visitor.answer).toContain('Cannot switch');
  const another = await sendForm(request, page.forms[0], { otherPermission: 'another' });
  expect(another.answer).toContain('£54,700');
});

test('a job that cannot be sponsored, one on a pay scale and one whose list ended say so', async ({
  request,
}) => {
  expect((await readPage(request, salaryAddress('role=5434&visaType=other'))).answer).toContain(
    'Cannot be sponsored',
  );
  const { answer } = await readPage(request, salaryAddress('role=2237'));
  expect(answer).toContain('At least £25,000');
  expect(answer).toContain('Choose the nation the job is in, and the band, grade or role.');
  const expiredJob = await readPage(request, `${calculate}?role=3544&assignedOn=2027-01-04`);
  expect(expiredJob.answer).toContain('30 December 2026 is the last safe day');
});

test('what cannot be read is marked, and nothing typed is lost', async ({ request }) => {
  const page = await readPage(request, salaryAddress('role=2134&hours=full+time&salary=lots'));
  expect(page.faults.join()).toMatch(/Enter the hours per week/);
  expect(page.forms[0]?.fields.get('hours')?.value).toBe('full time');
  expect(page.forms[0]?.fields.get('salary')?.value).toBe('lots');
  expect((await readPage(request, salaryAddress('role=qqqq+zzzz'))).words).toContain('No options found');
});

test('without scripts the form’s button gives the result, and a shared address gives the same', async ({
  request,
}) => {
  const page = await readPage(request, calculate);
  const result = await sendForm(request, page.forms[0], { role: 'care assistant' });
  expect(result.answer).toContain('6135');
  expect(result.path).toContain('role=care+assistant');
});

test('without scripts a nurse in Band 5 who is offered £26,000 is £3,970 short', async ({ request }) => {
  const page = await readPage(request, salaryAddress('role=2237&salary=26000'));
  const { answer } = await sendForm(request, page.forms[0], {
    workNation: 'england',
    payScaleRole: 'band-5',
  });
  expect(answer).toContain('£29,970');
  expect(answer).toContain('£3,970 a year short of the lowest figure');
});
