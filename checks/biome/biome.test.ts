// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted files hold templates

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryFiles, repositoryRoot } from '../repository-files.ts';
import { isCode } from '../syntax.ts';

const cast = 'This claims a type without proof';
const bang = 'noNonNullAssertion';
const any = 'noExplicitAny';
const noun = 'does not say what it holds';
const global = 'noRestrictedGlobals';
const random = 'A rule depends on its arguments only';
const amount = 'An amount of money is law';
const circle = 'noImportCycles';

/** The star is a folder of its own for each case. */
const page = 'web/app/*/page.tsx';
const rule = 'rules/src/*/visa-fee.ts';
const service = 'server/src/modules/*/job.service.ts';

/** What Biome says of a file, once; nothing where no message is given. */
const cases: readonly (readonly [path: string, text: string, message?: string])[] = [
  [page, 'const a = b as Fee;', cast],
  [page, 'const a = b as unknown;', cast],
  [page, 'const a = (b as\n  Fee).value;', cast],
  [page, 'const a = [1, 2] as const as number[];', cast],
  [page, 'const a = <p title={b as string}>as it is</p>;', cast],
  [page, 'const a = `fee ${b as string} as text`;', cast],
  [page, 'let fee!: number;', cast],
  [page, 'class Fee { amount!: number; }', cast],
  ['server/src/*/app.ts', 'const one = 1;\nconst a = <Fee>b;', cast],
  [page, 'const a = b!;', bang],
  [page, 'const a = list[0]!.value;', bang],
  [page, 'const a = b! + 1;', bang],
  [page, 'function read(value: any) {}', any],
  [page, 'const a: any[] = [];', any],
  [page, 'const a = new Map<string, any>();', any],
  [page, "const a = ['worker'] as const;"],
  [page, "import * as fees from './fees.ts'; import { a as b } from './a.ts'; export { b as c };"],
  [page, "export * as law from './law.ts';"],
  [page, '// as Fee, any fee, fee!\n/* b as Fee: any */ const a = 1;'],
  [page, 'const a = \'b as Fee\'; const c = "any"; const d = `as ${a} any!`;'],
  [page, 'const a = <p>Send it as Fee to any sponsor! {/* b as Fee */}</p>;'],
  [page, 'const a = <Field as="div" any />;'],
  [page, 'const a = !b; const c = !!d; const e = f !== g; const h = i != j;'],
  [page, 'const a = { as: 1, any: 2 }; const b = a.as + a.any;'],
  [page, 'const as = 1; const c = as;'],
  [page, 'const a = /b as Fee!/.test(c);'],
  [page, 'const a = b satisfies Fee;'],
  [page, 'const a = list?.[0] ?? 0;'],
  [page, 'function isFee(value: unknown): value is Fee { return true; }'],
  [page, 'function assertFee(value: unknown): asserts value is Fee {}'],
  [page, 'type Renamed = { [K in Names as `get${K}`]: string };'],

  [page, 'const found = jobs.find(isOpen);', noun],
  [page, 'let told: string;', noun],
  [page, 'const { found, kept: keptJobs } = page; const foundJob = found;'],

  [rule, 'const today = new Date();', global],
  [rule, 'const now = Date.now();', global],
  [rule, 'function on(day: Date) {}', global],
  [rule, 'const a = process.env.RATE;', global],
  [rule, 'const a = { process };', global],
  [rule, 'const a = performance.now();', global],
  [rule, "const a = globalThis['Date'];", global],
  ['rules/src/*/visa-fee.test.ts', 'const today = new Date();', global],
  ['rules/src/kernel/calendar-date.ts', 'const a = Date.UTC(2026, 0, process.pid);', global],
  [service, 'function answer(request: Request) {}', global],
  [service, "const answer = new Response('');", global],
  ['rules/src/kernel/calendar-date.test.ts', 'const a = new Date(0);'],
  [rule, "// today: new Date()\nconst a = 'Date';"],
  [rule, 'const a = { process: 1, performance: 2 }; const b = a.process;'],
  [rule, 'interface A { readonly process: string }'],
  [service, 'const a: JobResponse = { status: 1 };'],
  ['server/src/*/main.ts', 'const a = process.env.PORT; const b = new Date();'],

  [rule, 'const a = Math.random();', random],
  [rule, 'const { random } = Math;', random],
  [rule, "const a = Math['random']();", random],
  [rule, 'const a = Math.round(2.5);'],

  [rule, 'const a = pounds(1682);', amount],
  ['rules/src/register.ts', 'const a = pounds(1682);', amount],
  ['rules/src/*/parameters.ts', 'export const a = parameter({ value: pounds(1682) });'],
  ['rules/src/*/small-sponsor-parameters.ts', 'export const a = pounds(1682);'],
  ['rules/src/*/licence-fee.test.ts', 'expect(fee).toBe(pounds(1682));'],
  [rule, 'const a = fee.pounds(1); // pounds(1682)'],
  ['rules/src/simple-estimate/simple-estimate.ts', 'const a = pounds(1682);'],
  ['rules/src/kernel/money.ts', 'export function pounds(a: number) {}'],
  [page, 'const a = pounds(pay);'],

  ['rules/src/pay/index.ts', "export * from './pay.ts';", circle],
  ['rules/src/pay/pay.ts', "import { hours } from '../hours/index.ts';", circle],
  ['rules/src/hours/index.ts', "import { days } from '@portway/rules/days';", circle],
  ['rules/src/days/index.ts', "export type { Pay } from '../pay/index.ts';", circle],
  ['rules/src/stays/index.ts', "import '../leave/index.ts';\nimport '../kernel/money.ts';"],
  ['rules/src/leave/index.ts', "import '../kernel/money.ts';"],
  ['rules/src/leave/leave.test.ts', "import '../stays/index.ts';"],
];

const ownRules = 'noNonNullAssertion|noExplicitAny|noRestrictedGlobals|noImportCycles|plugin';
const folder = mkdtempSync(join(tmpdir(), 'biome-'));
afterAll(() => rmSync(folder, { recursive: true }));

const planted = cases.map(([path, text, message], index) => {
  const place = path.replace('*', `case-${index}`);
  const file = join(folder, place);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { place, path, text, message };
});
const errors = errorsOf(folder);

it.each(planted)('$path: $text', ({ place, message }) => {
  const ownErrors = errors.filter((error) => error.includes(`${place},`));
  expect(ownErrors).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

it('nothing of this is suppressed', () => {
  const suppression = new RegExp(`biome-ignore(?:-\\w+)? lint(?:/\\w+)?(?:/(?:${ownRules})|:)`);
  const files = repositoryFiles().filter(({ path, text }) => isCode(path) && suppression.test(text));
  expect(files.map(({ path }) => path)).toEqual([]);
});

/** What Biome finds in the folder by the settings of the repository, a line each. */
function errorsOf(root: string): string[] {
  const settings = readFileSync(join(repositoryRoot, 'biome.json'), 'utf8');
  writeFileSync(
    join(root, 'biome.json'),
    settings.replace('"vcs": { "enabled": true', '"vcs": { "enabled": false'),
  );
  for (const path of ['checks/biome', 'rules/package.json'])
    cpSync(join(repositoryRoot, path), join(root, path), {
      recursive: true,
      filter: (name) => !isCode(name),
    });
  mkdirSync(join(root, 'node_modules/@portway'), { recursive: true });
  symlinkSync(join(root, 'rules'), join(root, 'node_modules/@portway/rules'));
  const biome = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome');
  const flags = ['--diagnostic-level=error', '--max-diagnostics=none', '--reporter=github'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...flags, root], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => new RegExp(`^::error title=(?:lint/\\w+/)?(?:${ownRules}),`).test(line));
}
