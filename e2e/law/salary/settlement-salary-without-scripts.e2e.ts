import { linkOf, readPage, rowsOf, sendForm } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';

const tool = '/settlement-salary';
const settlementAddress = (query: string) => `${tool}?appliedOn=2026-11-20&${query}`;
const since2023 = 'role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no';
const rows = 'Each row of the rule';

test('the tools page leads to it, and it opens waiting for the job', async ({ request }) => {
  const tools = await readPage(request, '/tools');
  const page = await readPage(request, linkOf(tools, /Salary for settlement/));
  expect(page.path).toBe(tool);
  expect(page.heading).toBe('What must I earn to settle in the UK?');
  expect(page.forms[0]?.fields.get('hours')?.value).toBe('37.5');
  expect(page.answer).toContain('No figure yet');
});

test('a first visa of 2025 needs the full going rate; one of 2023 the lower one', async ({ request }) => {
  const late = await readPage(
    request,
    settlementAddress('role=2134&inRouteSince=2025-06-01&lastSponsoredOnList=no'),
  );
  expect(late.answer).toContain('£54,700');
  expect(rowsOf(late, rows, 'A ·').join()).toContain('Applies');
  const early = await readPage(request, settlementAddress(since2023));
  expect(early.answer).toContain('£40,000');
  expect(rowsOf(early, rows, 'C ·').join()).toContain('Applies');
});

test('a salary below the figure shows how much is missing', async ({ request }) => {
  const short = await readPage(request, settlementAddress(`${since2023}&salary=39%2C500`));
  expect(short.answer).toContain('£39,500 is £500.00 short.');
  expect((await readPage(request, settlementAddress(`${since2023}&salary=40%2C000`))).answer).toContain(
    'Enough',
  );
  const higher = await readPage(request, settlementAddress(`${since2023}&salary=41000`));
  expect(higher.answer).toContain('£41,000 is enough');
});

test('a job on a national pay scale has a least salary, and no single figure', async ({ request }) => {
  const page = await readPage(request, settlementAddress('role=2237'));
  expect(page.answer).toContain('At least £25,000');
  expect(page.words).not.toContain('Skilled Worker visa since');
  const band5 = await readPage(
    request,
    settlementAddress('role=2237&workNation=england&payScaleRole=band-5'),
  );
  expect(band5.answer).toContain('£29,970');
});

test('it says what it does not check', async ({ request }) => {
  const { answer } = await readPage(request, settlementAddress('role=2134'));
  expect(answer).toContain('What this does not check');
  expect(answer).toContain('guaranteed payments treated in exactly the same way');
  expect(answer).toContain('Changes to the Rules after 10 October 2026');
});

test('what cannot be read is marked, and nothing typed is lost', async ({ request }) => {
  const page = await readPage(request, settlementAddress('role=2134&hours=full+time&salary=lots'));
  expect(page.faults.join()).toMatch(/Enter the hours per week/);
  expect(page.forms[0]?.fields.get('hours')?.value).toBe('full time');
  expect(page.forms[0]?.fields.get('salary')?.value).toBe('lots');
});

test('without scripts the form’s button gives the result, and the address holds the answers', async ({
  request,
}) => {
  const { forms } = await readPage(request, tool);
  const page = await sendForm(request, forms[0], {
    role: '2142',
    inRouteSince: '2023-06-01',
    lastSponsoredOnList: 'yes',
  });
  expect(page.answer).toContain('£26,200');
  expect(page.path).toContain('lastSponsoredOnList=yes');
});
