import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spriteNames } from './sprite-icon.tsx';

it('every icon that can be used is in the file, and no other', () => {
  const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  expect([...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...spriteNames]);
});
