import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.mjs';

it('finds every text that a mutation of access changes', () => {
  const names = execFileSync(process.execPath, [join(root, 'scripts/mutate-access.mjs'), '--list'], {
    encoding: 'utf8',
  });
  expect(names.trim().split('\n').length).toBeGreaterThan(450);
  expect(names).toContain('policy own_select on ');
});
