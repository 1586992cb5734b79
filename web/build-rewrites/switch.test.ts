import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (without: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      "import('./web/build-rewrites/switch.mjs').then(({isOn}) => console.log(isOn('manifest'), isOn('tailwind')))",
    ],
    { env: { ...process.env, PORTWAY_WITHOUT: without }, encoding: 'utf8' },
  );

it('leaves out the rewrites that PORTWAY_WITHOUT names, and refuses a name that it does not know', () => {
  expect(run('').stdout).toBe('true true\n');
  expect(run('manifest').stdout).toBe('false true\n');
  expect(run('colours').stderr).toContain('PORTWAY_WITHOUT names no rewrite: colours.');
});
