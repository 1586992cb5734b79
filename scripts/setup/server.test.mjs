import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.mjs';
import { serverEnvironment, serverFlags } from './server.mjs';

// What `npm start` counts on: an old program is never run from what Node kept.
it.each(['.mjs', '.ts'])('a changed %s file is compiled again, even at the same length and time', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'portway-compiled-'));
  const compiled = join(folder, 'compiled');
  const fee = join(folder, `fee${kind}`);
  const main = join(folder, 'main.mjs');
  writeFileSync(main, `import { fee } from './fee${kind}'; console.log(fee());`);
  const answer = () =>
    spawnSync(process.execPath, [main], {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    }).stdout.trim();
  writeFileSync(fee, 'export function fee() { return 525; }');
  const { atime, mtime } = statSync(fee);
  expect([answer(), answer()]).toEqual(['525', '525']);
  expect(readdirSync(compiled)).toHaveLength(1);
  writeFileSync(fee, 'export function fee() { return 536; }');
  utimesSync(fee, atime, mtime);
  expect(answer()).toBe('536');
  rmSync(folder, { recursive: true });
});

it('the bench measures what npm start starts', () => {
  const text = readFileSync(join(root, 'bench/src/serving/portway.ts'), 'utf8');
  expect(text).toContain(`[${serverFlags.map((flag) => `'${flag}'`).join(', ')}]`);
  expect(text).toContain(`MALLOC_ARENA_MAX: '${serverEnvironment.MALLOC_ARENA_MAX}'`);
});

it.each(['deploy/Dockerfile', 'deploy/portway.service'])('%s starts the server as npm start does', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const started = lines.find(
    (line) => line.endsWith('server/build/main.js') || line.includes('"server/build/main.js"'),
  );
  for (const flag of serverFlags) expect(started).toContain(flag);
  const environment = lines.find((line) => /^(?:ENV|Environment=)/.test(line));
  for (const [name, value] of Object.entries(serverEnvironment))
    expect(environment).toContain(`${name}=${value}`);
});
