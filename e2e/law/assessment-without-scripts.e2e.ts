import { linkOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { expect, test } from '../support/requests.ts';

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
  const reasons = page.words.replace(/^.*Your five answers/, '').replace(/What we did not check.*$/, '');
  expect(reasons).toMatch(/Documents To do You need to know more .* Your answer: Need More Information/);
  expect(reasons.match(/In place You say that/g)).toHaveLength(4);
  expect(reasons).toContain('a VAT certificate');
  const refused = await readPage(request, notEligible);
  expect(refused.heading).toBe('Not for this job, as it stands');
  expect(refused.words).toContain('Work out the lowest salary');
});

test('what to do comes before the answers, the first step and the consultation at the top', async ({
  request,
}) => {
  const { words, links } = await readPage(request, eligible);
  const parts = [
    'Check that nothing is missing',
    'What to do now',
    'Your five answers',
    'What we did not check',
    'Are you ready',
  ];
  const places = parts.map((part) => words.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(links.map(({ href }) => href)).toContain('/plan-a-hire?holdsLicence=no');
  expect(words).toContain('5 of 5 in place, by the law of');
});

test('the job is asked in one’s own words, and the result is about this job', async ({ request }) => {
  const third = await readPage(request, '/assessment?isUKRegistered=Yes&documentsSubmitted=Yes&at=2');
  const wide = await sendForm(request, third.forms[0], { knowsJobRoleAndCode: 'Yes', role: 'engineer' });
  expect(wide.faults).toEqual([
    '“engineer” matches several occupations. Choose one of these, or leave the job blank.',
  ]);
  const fourth = await readPage(request, linkOf(wide, /^2134 - /));
  expect(fourth.words).toContain('Question 4 of 6');
  expect(fourth.words).toContain('It must pay at least £54,700 a year');
  const narrow = await sendForm(request, third.forms[0], {
    knowsJobRoleAndCode: 'Yes',
    role: 'react developer',
  });
  expect(narrow.words).toMatch(/2134 - Programmers.* matched from/);
  expect(narrow.forms[0]?.fields.get('role')?.value).toBe('2134');
  const result = await readPage(request, `${eligible}&role=2134`);
  expect(result.words).toMatch(/2134 Programmers.* Can be sponsored Salary, at least £54,700/);
  expect(result.links.map(({ href }) => href)).toContain('/plan-a-hire?role=2134&holdsLicence=no');
  expect((await readPage(request, `${eligible}&role=8120`)).heading).toBe('Not for this job, as it stands');
});

test('without all five answers there is no result', async ({ request }) => {
  const bare = await readPage(request, '/assessment/result');
  expect(bare.heading).toBe('Your assessment result');
  expect(linkOf(bare, 'Start Assessment')).toBe('/assessment');
  for (const query of ['?isUKRegistered=Yes', `?${allYes.replace('Yes', 'Perhaps')}`])
    expect((await readPage(request, `/assessment/result${query}`)).path).toBe('/assessment');
});

test('the next links: the consultation, and the questions with the answers still filled in', async ({
  request,
}) => {
  const page = await readPage(request, unclear);
  expect(linkOf(page, 'Book your consultation')).toBe('/demo?purpose=consultation');
  const questions = await readPage(request, linkOf(page, 'Answer again'));
  expect(questions.words).toContain('Question 1 of 6');
  expect(questions.forms[0]?.fields.get('isUKRegistered')?.value).toBe('Yes');
});

test('without scripts the result and its list can be read', async ({ request }) => {
  const { heading, html } = await readPage(request, eligible);
  expect(heading).toBe('No obvious barrier found');
  expect(html.match(/<input type="checkbox"/g)).toHaveLength(25);
  expect(/<noscript>[\s\S]*?<\/noscript>/.exec(html)?.[0]).toContain('Print the list');
});
