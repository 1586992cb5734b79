import { expect, it } from 'vitest';
import { promises } from './promises.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('every promise on a public page or in an email is in docs/promises.md, with what keeps it', () => {
  expect(report(promises(repositoryFiles()))).toEqual([]);
});

const list = 'docs/promises.md';
const keepers = '`/contact`, `POST /api/contact`, `e2e/contact.e2e.ts: a message is answered`';

/** A product with one page, one operation and one test, and its list of promises. */
function product({
  page = '<p>Write to us, and we answer.</p>',
  rows = `- Write to us, and we answer.\n  ${keepers}`,
}) {
  return [
    {
      path: 'web/app/site/routes.ts',
      text: "const pages = [{ path: '/contact', file: 'site/contact.tsx' }];",
    },
    { path: 'web/app/site/contact.tsx', text: "import { Words } from './words.tsx';\nexport { Words };" },
    { path: 'web/app/site/words.tsx', text: `export const Words = () => ${page};` },
    { path: 'contracts/src/contact.ts', text: "define({ method: 'POST', path: '/api/contact' });" },
    { path: 'e2e/contact.e2e.ts', text: "test('a message is answered', () => {});" },
    { path: list, text: `# Promises\n\n## /contact\n\n${rows}\n` },
  ];
}

it('accepts a promise that stands on its page and is kept by a page, an operation and a test', () => {
  expect(report(promises(product({})))).toEqual([]);
});

it.each([
  ['whose words no longer stand there', product({ page: '<p>Write to us.</p>' }), /does not say/],
  [
    'whose words changed a little',
    product({ page: '<p>Write to us, and we’ll answer.</p>' }),
    /does not say/,
  ],
  [
    'on a page that is gone',
    product({}).map((file) =>
      file.path === list ? { ...file, text: file.text.replace('## /contact', '## /chat') } : file,
    ),
    /\/chat does not say/,
  ],
  ['kept by nothing', product({ rows: '- Write to us, and we answer.\n  people' }), /Nothing keeps/],
  [
    'kept by a page that is gone',
    product({ rows: '- Write to us, and we answer.\n  `/chat`' }),
    /“\/chat” is no page/,
  ],
  [
    'kept by an operation that is gone',
    product({ rows: '- Write to us, and we answer.\n  `POST /api/chat`' }),
    /“POST \/api\/chat” is no page/,
  ],
  [
    'kept by a test that is gone',
    product({ rows: '- Write to us, and we answer.\n  `e2e/contact.e2e.ts: a message is read`' }),
    /a message is read” is no page/,
  ],
])('refuses a promise %s', (_which, files, hint) => {
  expect(report(promises(files)).join('\n')).toMatch(hint);
});

it('refuses a sentence that is said to be no promise, once it is gone', () => {
  const rows = `- Write to us, and we answer.\n  ${keepers}\n\n## Not a promise\n\n- Nobody can promise a visa.\n  The law.`;
  expect(promises(product({ rows }))).toMatchObject([{ path: list, law: 'promises' }]);
});

it.each([
  '<p>A calendar is coming in March.</p>',
  '<p>Every answer is free.</p>',
  '<p>We mail you within 24 hours.</p>',
  '<p>Students will see jobs here.</p>',
  '<p>Support whenever you like.</p>',
  '<p>You get a price in writing.</p>',
  '<p>Pages for your jobs are not yet open.</p>',
  '<Card text="Ongoing compliance for unlimited employees" />',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
  '<p>{`Plans from £${price}, refundable at the end.`}</p>',
  '<p>We <b>always</b> show\n  the rule.</p>',
])('asks for what keeps %s', (page) => {
  expect(promises(product({ page, rows: '' }))).toMatchObject([
    { path: 'web/app/site/words.tsx', law: 'promises' },
  ]);
});

it.each([
  '<p>Where shall we send it?</p>',
  '<h2>What we keep, and why</h2>',
  '<p>Priority aims at its day and guarantees nothing.</p>',
  '<p>The services do not guarantee their aims.</p>',
  '<p>Choose a free time for the call</p>',
  '<p className="always free for everybody here">A licence costs £611.</p>',
  '<p>See the tools</p>',
])('does not ask for what keeps %s', (page) => {
  expect(report(promises(product({ page, rows: '' })))).toEqual([]);
});
