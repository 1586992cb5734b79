// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted files hold templates

import { expect, it } from 'vitest';
import { casts } from './casts.ts';
import { repositoryFiles } from './repository-files.ts';
import { report } from './violation.ts';

it('no type in the repository is asserted without proof', () => {
  expect(report(casts(repositoryFiles()))).toEqual([]);
});

it.each([
  'const a = b as Fee;',
  'const a = b as unknown;',
  'const a = (b as\n  Fee).value;',
  'const a = [1, 2] as const as number[];',
  'const a = <p title={b as string}>as it is</p>;',
  'const a = `fee ${b as string} as text`;',
  'const a = b!;',
  'const a = list[0]!.value;',
  'const a = b! + 1;',
  'let fee!: number;',
  'class Fee { amount!: number; }',
  'function read(value: any) {}',
  'const a: any[] = [];',
  'const a = new Map<string, any>();',
])('%s is refused', (text) => {
  expect(casts([{ path: 'web/app/page.tsx', text }])).toMatchObject([{ law: 'casts' }]);
});

it('refuses the older form of a cast', () => {
  const file = { path: 'server/src/app.ts', text: 'const one = 1;\nconst a = <Fee>b;' };
  expect(casts([file])).toMatchObject([{ path: 'server/src/app.ts', line: 2, law: 'casts' }]);
});

it.each([
  "const a = ['worker'] as const;",
  "import * as fees from './fees.ts'; import { a as b } from './a.ts'; export { b as c };",
  "export * as law from './law.ts';",
  '// as Fee, any fee, fee!\n/* b as Fee: any */ const a = 1;',
  'const a = \'b as Fee\'; const c = "any"; const d = `as ${a} any!`;',
  'const a = <p>Send it as Fee to any sponsor! {/* b as Fee */}</p>;',
  'const a = <Field as="div" any />;',
  'const a = !b; const c = !!d; const e = f !== g; const h = i != j;',
  'const a = { as: 1, any: 2 }; const b = a.as + a.any;',
  'const as = 1; const c = as;',
  'const a = /b as Fee!/.test(c);',
  'const a = b satisfies Fee;',
  'const a = list?.[0] ?? 0;',
  'function isFee(value: unknown): value is Fee { return true; }',
  'function assertFee(value: unknown): asserts value is Fee {}',
  'type Renamed = { [K in Names as `get${K}`]: string };',
])('%s is fine', (text) => {
  expect(report(casts([{ path: 'web/app/page.tsx', text }]))).toEqual([]);
});

it('leaves prose and styles alone', () => {
  expect(
    casts([
      { path: 'docs/a.md', text: 'b as Fee' },
      { path: 'web/app/a.css', text: 'a !important' },
    ]),
  ).toEqual([]);
});
