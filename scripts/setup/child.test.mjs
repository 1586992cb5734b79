import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A program that notes each SIGTERM, and needs longer than a moment to end. */
const slowToEnd = `
  process.on('SIGTERM', () => {
    console.log('told to end');
    setTimeout(() => process.exit(0), 1200);
  });
  setInterval(() => {}, 1000);
  console.log('runs');
`;

// A server takes a second SIGTERM as an order to end at once, with requests in flight.
it('when npm is gone, what it started is told to end once, and may finish', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portway-child-'));
  writeFileSync(join(folder, 'slow.mjs'), slowToEnd);
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { run } from ${JSON.stringify(join(import.meta.dirname, 'child.mjs'))};
    console.log('ended with', await run(process.execPath, [${JSON.stringify(join(folder, 'slow.mjs'))}]));`,
  );
  // As npm does: the shell between them passes no signal on.
  const npm = spawn('sh', ['-c', `${process.execPath} start.mjs; true`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output).toBe('runs\n');
  npm.kill('SIGKILL');
  await expect.poll(() => output).toContain('ended with');
  expect(output).toBe('runs\ntold to end\nended with 0\n');
  rmSync(folder, { recursive: true });
});
