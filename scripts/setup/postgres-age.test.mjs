import { expect, it } from 'vitest';
import { releasesBehind } from './postgres-age.mjs';

const all = [
  '17.9.0-beta.17',
  '18.3.0-beta.16',
  '18.4.0-beta.17',
  '18.5.0-beta.17',
  '18.5.0-beta.18',
  '18.6.0-beta.18',
  '19.0.0-beta.18',
];

it.each([
  ['18.6.0-beta.18', 0],
  ['18.5.0-beta.17', 1],
  ['18.4.0-beta.17', 2],
  ['18.3.0-beta.16', 3],
])('%s is %d bug-fix releases behind within its major version', (ours, behind) => {
  expect(releasesBehind(ours, all)).toBe(behind);
});
