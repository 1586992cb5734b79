import { expect, it } from 'vitest';
import { ambientNames } from './ambient-names.ts';

const rule = 'rules/src/visa-fee/visa-fee.ts';
const service = 'server/src/modules/job/job.service.ts';

it.each([
  [rule, 'const today = new Date();'],
  [rule, 'const now = Date.now();'],
  [rule, 'function on(day: Date) {}'],
  [rule, 'const a = Math.random();'],
  [rule, 'const { random } = Math;'],
  [rule, "const a = Math['random']();"],
  [rule, 'const a = process.env.RATE;'],
  [rule, 'const a = { process };'],
  [rule, 'const a = performance.now();'],
  [rule, "const a = globalThis['Date'];"],
  ['rules/src/visa-fee/visa-fee.test.ts', 'const today = new Date();'],
  [service, 'function answer(request: Request) {}'],
  [service, "const answer = new Response('');"],
])('%s may not say %s', (path, text) => {
  expect(ambientNames([{ path, text }])).toMatchObject([{ path, line: 1, law: 'architecture' }]);
});

it.each([
  ['rules/src/kernel/calendar-date.ts', 'const a = Date.UTC(2026, 0, 1);'],
  ['rules/src/kernel/calendar-date.test.ts', 'const a = new Date(0);'],
  [rule, "// today: new Date()\nconst a = 'Date';"],
  [rule, 'const a = Math.round(2.5);'],
  [rule, 'const a = { process: 1, performance: 2 }; const b = a.process;'],
  [rule, 'interface A { readonly process: string }'],
  [service, 'const a: JobResponse = { status: 1 };'],
  ['server/src/main.ts', 'const a = process.env.PORT; const b = new Date();'],
])('%s may say %s', (path, text) => {
  expect(ambientNames([{ path, text }])).toEqual([]);
});
