import { linkOf, readPage, rowsOf, sendForm } from '../support/pages/page-by-request.ts';
import { expect, test } from '../support/requests.ts';

// Without scripts: the pages as the server sends them.

const plan = '/plan-a-hire';
const planAddress = (query: string) => `${plan}?assignedOn=2026-11-23&${query}`;

test('the tools page leads to it first, and it opens with answers to start from', async ({ request }) => {
  const tools = await readPage(request, '/tools');
  const page = await readPage(request, linkOf(tools, /Plan this hire/));
  expect(page.path).toBe(plan);
  expect(page.heading).toBe('Plan this hire');
  expect(page.forms[0]?.fields.get('hours')?.value).toBe('37.5');
  expect(page.words).toContain('Start with the job');
});

test('one press on the button gives the whole answer, and the address holds the answers', async ({
  request,
}) => {
  const { forms } = await readPage(request, plan);
  const page = await sendForm(request, forms[0], { role: '2134', salary: '58,000', holdsLicence: 'yes' });
  expect(page.path).toContain('holdsLicence=yes');
  for (const sentence of [
    'No obvious barrier',
    'Salary, at least £54,700',
    'Sponsoring costs you £1,965',
    'The worker pays £3,924',
    'When can they start?',
    'Who pays what, and when',
    'What you need to have ready',
    'What is not certain',
    'The Home Office decides.',
  ])
    expect(page.words).toContain(sentence);
});

test('the lanes and the bars have tables with the same figures', async ({ request }) => {
  const page = await readPage(request, planAddress('role=2134'));
  expect(rowsOf(page, 'First day at work, by service').join('\n')).toMatch(
    /Standard service \(your plan\).*Usually by 10 Feb\n.*Licence priority.*30 Dec, if the targets are met/s,
  );
  expect(rowsOf(page, 'Your plan, step by step', 'Visa decision').join()).toContain(
    '14 Dec 2026 – 9 Feb 2027',
  );
  expect(rowsOf(page, 'Sponsoring costs you', 'Immigration Skills Charge').join()).toContain('£1,440');
  expect(page.html).toContain(
    'role="img" aria-label="When they can start: Standard service, usually by 10 Feb',
  );
});

test('a job that cannot be sponsored is a barrier, with what is possible instead', async ({ request }) => {
  const page = await readPage(request, planAddress('role=8120'));
  expect(page.words).toContain('A barrier');
  expect(page.words).toContain('What you can do instead');
  expect(page.words).not.toContain('When can they start?');
});

test('a job on a national pay scale has its floor, and says that the scale decides', async ({ request }) => {
  const page = await readPage(request, planAddress('role=2231&workNation=england'));
  expect(page.words).toContain('More to find out');
  expect(page.words).toContain('the national pay scale decides anything above this');
});

test('what cannot be read is marked, and nothing typed is lost', async ({ request }) => {
  const page = await readPage(request, planAddress('role=2134&hours=full+time&salary=lots'));
  expect(page.faults.join()).toMatch(/Enter the hours per week/);
  expect(page.forms[0]?.fields.get('hours')?.value).toBe('full time');
  expect(page.forms[0]?.fields.get('salary')?.value).toBe('lots');
});

test('two plans are compared without scripts too', async ({ request }) => {
  const page = await readPage(request, '/plan-a-hire/compare?assignedOn=2026-11-23&role=2134');
  const comparison = await sendForm(request, page.forms[0], { change: 'family' });
  expect(rowsOf(comparison, 'Two plans side by side', 'The worker pays').join()).toMatch(/£3,924.*£10,995/);
});
