// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted files hold templates

import { register } from '@portway/rules/register';
import { expect, it } from 'vitest';
import { legalFigures } from './legal-figures.ts';
import { idsIn, makesParameters, publishedParameters } from './published-parameters.ts';
import { type RegisteredParameter, registerSources } from './register-sources.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('every figure of the law has a source, and every parameter is in the register', async () => {
  const published = await publishedParameters(repositoryFiles());
  expect(published.length).toBeGreaterThan(0);
  expect(report(registerSources(register.parameters, published))).toEqual([]);
});

it('no legal figure is written outside the law', () => {
  expect(report(legalFigures(repositoryFiles(), register.parameters))).toEqual([]);
});

const source = { title: 'GOV.UK, fees', checkedOn: '2026-11-20' };
const version = { from: '2025-04-09', value: 1_682_00, sources: [source], confidence: 'confirmed' };
const fee: RegisteredParameter = { id: 'licence-fee.large', title: 'Licence fee', versions: [version] };

const faults: [string, RegisteredParameter[]][] = [
  ['is said twice', [fee, fee]],
  ['has no title', [{ ...fee, title: '' }]],
  ['has no version', [{ ...fee, versions: [] }]],
  ['order of their days', [{ ...fee, versions: [version, { ...version, from: '2024-04-09' }] }]],
  ['order of their days', [{ ...fee, versions: [version, version] }]],
  ['a figure has a source', [{ ...fee, versions: [{ ...version, sources: [] }] }]],
  ['give its source a title', [{ ...fee, versions: [{ ...version, sources: [{ ...source, title: ' ' }] }] }]],
  [
    'was checked',
    [{ ...fee, versions: [{ ...version, sources: [source, { ...source, checkedOn: 'May' }] }] }],
  ],
  ['YYYY-MM-DD', [{ ...fee, versions: [{ ...version, from: '2025-02-30' }] }]],
  ['give it a value', [{ ...fee, versions: [{ ...version, value: undefined }] }]],
  ['confidence', [{ ...fee, versions: [{ ...version, confidence: '' }] }]],
];

it.each(faults)('the register is refused: %s', (says, parameters) => {
  expect(registerSources(parameters, [])).toMatchObject([
    { law: 'sources', hint: expect.stringContaining(says) },
  ]);
});

it('a published parameter that is not in the register is refused, in its own file', () => {
  const published = [{ id: 'visa-fee.worker', path: 'rules/src/visa-fee/parameters.ts' }];
  expect(registerSources([fee], published)).toMatchObject([{ path: published[0]?.path, law: 'sources' }]);
});

it('a register in order is accepted, also where what follows is unknown', () => {
  const { value: _, ...rest } = version;
  const later = { ...rest, from: '2026-04-09', unknown: 'announced, amount not published' };
  const published = [{ id: fee.id, path: 'rules/src/licence-fee/parameters.ts' }];
  expect(report(registerSources([{ ...fee, versions: [version, later] }], published))).toEqual([]);
});

it('finds parameters alone, in lists and in records', () => {
  const byRoute = { worker: { id: 'b', versions: [] }, other: [{ id: 'c', versions: [] }] };
  expect(idsIn({ a: { id: 'a', versions: [] }, byRoute, word: 'd', none: null })).toEqual(['a', 'b', 'c']);
});

it('finds parameters in any file of the law that makes them', () => {
  const text = 'export const a = parameter({});';
  expect(makesParameters({ path: 'rules/src/occupations/lists.ts', text })).toBe(true);
  expect(makesParameters({ path: 'rules/src/occupations/lists.test.ts', text })).toBe(false);
  expect(
    makesParameters({ path: 'rules/src/kernel/parameter.ts', text: 'export function parameter() {}' }),
  ).toBe(false);
});

const lawbook = [
  fee,
  { ...fee, title: 'Going rates', versions: [{ ...version, value: { rows: [{ yearly: 41_700_00 }] } }] },
  {
    ...fee,
    title: 'Priority',
    versions: [
      { ...version, value: 500_00 },
      { ...version, value: 404_00 },
    ],
  },
  { ...fee, title: 'Certificate', versions: [{ ...version, value: 525_00 }] },
];

it.each([
  ['web/app/site/tools/fee.tsx', 'const a = <p>The fee is £1,682.</p>;', 'Licence fee'],
  ['web/app/site/tools/fee.tsx', 'const a = <p>1,682 pounds</p>;', 'Licence fee'],
  ['web/app/site/tools/fee.tsx', "const a = '£1682';", 'Licence fee'],
  ['web/app/site/tools/fee.tsx', "const a = '1682';", 'Licence fee'],
  ['web/app/site/tools/fee.tsx', 'const a = `Pay £1,682.00 ${now}`;', 'Licence fee'],
  ['server/src/app.ts', 'const a = 1682;', 'Licence fee'],
  ['server/src/app.ts', 'const a = 1_682_00;', 'Licence fee'],
  ['contracts/src/fee.ts', 'const a = { least: 41_700 };', 'Going rates'],
  ['scripts/demo.mjs', 'const a = pay(41700);', 'Going rates'],
  ['server/src/app.ts', "const a = 'costs £500';", 'Priority'],
  ['server/src/app.ts', 'const a = 525;', 'Certificate'],
])('%s may not say %s', (path, text, title) => {
  const violations = legalFigures([{ path, text }], lawbook);
  expect(violations).toMatchObject([{ path, line: 1, law: 'sources', hint: expect.stringContaining(title) }]);
});

it.each([
  ['server/src/app.ts', 'const a = 500; const b = 404; const c = 50_000; reply(500);'],
  ['server/src/app.ts', 'const a = 16820; const b = 1.682; const c = 0x1682;'],
  ['server/src/app.ts', '// £1,682 until 2025\nconst a = 1;'],
  [
    'server/src/app.ts',
    "const a = 'id-1682'; const b = '2025-1682'; const c = '/fees/1682'; const d = '11,682';",
  ],
  ['web/app/ui/seal.tsx', 'const a = <path d="M525 404 L 500,525" className="w-525" />;'],
  ['server/src/app.test.ts', 'expect(fee).toBe(1682);'],
  ['server/src/testing/builders.ts', 'const a = 1682;'],
  ['rules/src/licence-fee/parameters.ts', 'const a = pounds(1682);'],
  ['web/app/app.css', 'width: 1682px'],
  ['docs/fees.md', 'The fee is £1,682.'],
])('%s may say %s', (path, text) => {
  expect(report(legalFigures([{ path, text }], lawbook))).toEqual([]);
});
