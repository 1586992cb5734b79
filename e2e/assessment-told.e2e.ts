import { linkOf, readPage } from './page-by-request.ts';
import { expect, test } from './requests.ts';

const allYes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';
const eligible = `/assessment/result?${allYes}`;
const notEligible = eligible.replace('Threshold=Yes', 'Threshold=No');
const unclear = eligible.replace('documentsSubmitted=Yes', 'documentsSubmitted=Need+More+Information');

test('the tools lead to the landing page, and that to the first question', async ({ request }) => {
  const tools = await readPage(request, '/tools');
  const landing = await readPage(request, linkOf(tools, /Learn More.*Sponsor licence eligibility/));
  expect(landing.path).toBe('/sponsor-licence-assessment');
  expect(landing.words).toContain('The eligibility criteria');
  const first = await readPage(request, linkOf(landing, 'Start Assessment'));
  expect(first.path).toBe('/assessment');
  expect(first.heading).toBe('Is your organisation registered and trading in the UK?');
});

test('the bar shows how many of the five steps are done', async ({ request }) => {
  const { html } = await readPage(request, '/assessment?isUKRegistered=Yes&at=1');
  const bar = /<progress[^>]*>/.exec(html)?.[0];
  expect(bar).toContain('aria-label="Question 2 of 6"');
  expect(bar).toMatch(/max="5"/);
  expect(bar).toMatch(/value="1"/);
});

test('an invalid answer gets an error at its question, and so does a missing one', async ({ request }) => {
  const none = await readPage(request, '/assessment?isUKRegistered=Perhaps&at=1');
  expect(none.faults).toContain('Please select a valid option');
  expect((await readPage(request, '/assessment?at=5')).faults).toContain('Please select an answer');
});

test('each answer has its reason, and a word as well as its colour', async ({ request }) => {
  const page = await readPage(request, unclear);
  expect(page.heading).toBe('More information needed');
  const reasons = page.words.replace(/^.*Why, answer by answer/, '').replace(/Documents still needed.*$/, '');
  expect(reasons).toContain('Documents To settle Your answer: Need More Information');
  expect(reasons.match(/In place Your answer/g)).toHaveLength(4);
  expect(page.words).toMatch(/Documents still needed.*a VAT certificate/);
  const refused = await readPage(request, notEligible);
  expect(refused.heading).toBe('Not for this job, as it stands');
  expect(refused.words).toContain('Work out the lowest salary');
});

test('without all five answers there is no result', async ({ request }) => {
  for (const query of ['', '?isUKRegistered=Yes', `?${allYes.replace('Yes', 'Perhaps')}`])
    expect((await readPage(request, `/assessment/result${query}`)).path).toBe('/assessment');
});

test('the next links: the consultation, and the questions with the answers still filled in', async ({
  request,
}) => {
  const page = await readPage(request, unclear);
  expect(linkOf(page, 'Book your consultation')).toBe('/demo?purpose=consultation');
  const again = await readPage(request, linkOf(page, 'Answer again'));
  expect(again.words).toContain('Question 1 of 6');
  expect(again.forms[0]?.fields.get('isUKRegistered')?.value).toBe('Yes');
});

test('without scripts the result and its list can be read', async ({ request }) => {
  const { heading, html } = await readPage(request, eligible);
  expect(heading).toBe('No obvious barrier found');
  expect(html.match(/<input type="checkbox"/g)).toHaveLength(25);
  expect(/<noscript>[\s\S]*?<\/noscript>/.exec(html)?.[0]).toContain('print the list');
});
