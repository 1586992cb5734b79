import { linkOf, readPage, rowsOf, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const calculate = '/cost-estimator/calculate';
const size = '/cost-estimator/size';
const today = `${calculate}?appliedOn=2026-11-20`;
const fees = 'Fees for this application';

test('the landing page leads to the estimator, which opens with the specified answers', async ({
  request,
}) => {
  const landing = await readPage(request, '/cost-estimator');
  const page = await readPage(request, linkOf(landing, 'Estimate Now'));
  expect(page.path).toBe(calculate);
  const fields = page.forms[0]?.fields;
  expect(fields?.get('licenceType')?.value).toBe('worker');
  expect(fields?.get('sponsorSize')?.value).toBe('small');
  expect(fields?.get('priority')?.value).toBe('no');
});

test('a small sponsor pays £611 for a Worker licence on 20 November 2026, and £1,361 with priority', async ({
  request,
}) => {
  const plain = await readPage(request, today);
  expect(rowsOf(plain, fees, 'Licence Fee').join()).toContain('£611.00');
  expect(rowsOf(plain, fees, 'Priority Fee').join()).toContain('Not chosen');
  const faster = await readPage(request, `${today}&priority=yes`);
  expect(rowsOf(faster, fees, 'Priority Fee').join()).toContain('£750.00');
  expect(rowsOf(faster, fees, 'Total Licence Fee').join()).toContain('£1,361.00');
});

test('the day before and the day of the rise of 8 April 2026 differ', async ({ request }) => {
  const before = await readPage(request, `${calculate}?sponsorSize=large&appliedOn=2026-04-07`);
  expect(rowsOf(before, fees, 'Total Licence Fee').join()).toContain('£1,579.00');
  const after = await readPage(request, `${calculate}?sponsorSize=large&appliedOn=2026-04-08`);
  expect(rowsOf(after, fees, 'Total Licence Fee').join()).toContain('£1,682.00');
});

test('a day before our records gets a message, and no figure', async ({ request }) => {
  const { answer } = await readPage(request, `${calculate}?appliedOn=2023-10-03`);
  expect(answer).toContain('Our records begin on 4 October 2023');
  expect(answer).not.toContain('£611');
});

test('a figure that is not settled is marked as to be confirmed', async ({ request }) => {
  const temporary = await readPage(request, `${today}&licenceType=temporary`);
  expect(temporary.answer).toContain('To be confirmed on GOV.UK');
  expect((await readPage(request, today)).answer).not.toContain('To be confirmed on GOV.UK');
});

test('each step of law leads to its rule, with all its versions and sources', async ({ request }) => {
  const page = await readPage(request, today);
  const rule = await readPage(request, linkOf(page, /^The rule: Worker licence/));
  expect(rule.path).toBe('/rules/licence-fee.worker.small');
  expect(rule.words).toContain('From 8 April 2026');
  expect(rule.words).toContain('£536');
});

test('the simple estimate stays closed, and says that it is not the law', async ({ request }) => {
  const { html } = await readPage(request, `${today}&priority=yes`);
  const simple = html
    .match(/<details\b[\s\S]*?<\/details>/g)
    ?.find((one) => one.includes('Compare with the simple estimate'));
  expect(simple).not.toMatch(/^<details[^>]* open/);
  expect(simple).toContain('This is a quick sum, not the law. Don’t use it.');
  expect(simple).toContain('£1,036.00');
});

test('an answer that makes no sense gets an error, and the others stay', async ({ request }) => {
  const page = await readPage(
    request,
    `${calculate}?licenceType=visitor&appliedOn=2026-02-30&sponsorSize=large`,
  );
  expect(page.faults.join()).toContain('Choose the type of licence.');
  expect(page.faults.join()).toContain('Enter the day you apply');
  expect(page.forms[0]?.fields.get('sponsorSize')?.value).toBe('large');
});

test('without scripts the form gives a result all the same', async ({ request }) => {
  const { forms } = await readPage(request, today);
  const page = await sendForm(request, forms[0], { licenceType: 'both', sponsorSize: 'large' });
  expect(rowsOf(page, fees, 'Total Licence Fee').join()).toContain('£1,682.00');
  expect(page.forms[0]?.fields.get('licenceType')?.value).toBe('both');
});

test('“Am I small?” answers by rule, and takes the answer back to the estimator', async ({ request }) => {
  const sizePage = await readPage(request, linkOf(await readPage(request, today), 'Am I small?'));
  expect(sizePage.path).toMatch(/^\/cost-estimator\/size/);
  const small = await readPage(
    request,
    `${size}?yearBeganOn=2026-04-06&turnover=12%2C000%2C000&employees=40`,
  );
  expect(small.answer).toContain('Small');
  const large = await readPage(
    request,
    `${size}?yearBeganOn=2025-04-05&turnover=12%2C000%2C000&balanceSheet=6%2C000%2C000&employees=40`,
  );
  expect(large.answer).toContain('Medium or large');
  const estimate = await readPage(request, linkOf(large, 'Estimate the licence fee for this size'));
  expect(estimate.forms[0]?.fields.get('sponsorSize')?.value).toBe('large');
});

test('“Am I small?” asks for one more figure, and marks what it cannot read', async ({ request }) => {
  const waiting = await readPage(request, `${size}?yearBeganOn=2026-04-06&turnover=12000000`);
  expect(waiting.answer).toContain('Not answered yet');
  const wrong = await readPage(request, `${size}?yearBeganOn=2026-04-06&turnover=lots`);
  expect(wrong.faults.join()).toMatch(/Enter the turnover/);
});
