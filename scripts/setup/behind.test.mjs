import { expect, it } from 'vitest';
import { behindIn, distance } from './behind.mjs';

it.each([
  ['8.4.0', '8.5.3', '1 minor version'],
  ['12.35.0', '12.38.0', '3 minor versions'],
  ['10.6.0', '10.6.1', '1 patch version'],
  ['7.9.9', '9.0.0', '2 major versions'],
  ['18.4.0-beta.17', '18.4.0-beta.18', 'another pre-release'],
  ['8.5.0', '8.5.0', undefined],
  ['9.0.0-rc.1', '8.5.0', undefined],
])('%s is behind %s by %s', (ours, newest, expected) => {
  expect(distance(ours, newest)).toBe(expected);
});

it('names each dependency once, in order, and leaves out what is newer than the newest release', () => {
  const outdated = {
    vite: [
      { wanted: '8.3.8', latest: '8.4.0', dependent: 'checks' },
      { wanted: '8.3.8', latest: '8.4.0', dependent: 'web' },
    ],
    nodemailer: { current: '10.6.0', wanted: '10.6.0', latest: '10.6.1', dependent: 'server' },
    typescript: { wanted: '8.0.0-beta', latest: '7.0.2' },
  };
  expect(behindIn(outdated)).toEqual([
    { name: 'nodemailer', ours: '10.6.0', newest: '10.6.1', distance: '1 patch version' },
    { name: 'vite', ours: '8.3.8', newest: '8.4.0', distance: '1 minor version' },
  ]);
});

it('finds none in an empty answer, and tells an answer without the registry apart', () => {
  expect(behindIn({})).toEqual([]);
  expect(behindIn({ error: { code: 'ECONNREFUSED', summary: 'no connection' } })).toBeUndefined();
});
