import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.mjs';

it('every text of some length gets compressed copies, pages included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portway-precompress-'));
  mkdirSync(join(folder, 'tools'));
  const long = 'The law in force. '.repeat(100);
  for (const file of ['tools/index.html', 'app.js', 'photo.png']) writeFileSync(join(folder, file), long);
  writeFileSync(join(folder, 'short.css'), 'a{}');
  await precompress(folder);
  for (const file of ['tools/index.html', 'app.js']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString()).toBe(long);
  }
  for (const file of ['photo.png.br', 'short.css.br']) expect(existsSync(join(folder, file))).toBe(false);
  rmSync(folder, { recursive: true });
});

it('more files than a process may have open at once get theirs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portway-precompress-'));
  for (let at = 0; at < 300; at++) writeFileSync(join(folder, `${at}.js`), 'go();'.repeat(100));
  const script = `import { precompress } from ${JSON.stringify(new URL('precompress.mjs', import.meta.url).href)};
    await precompress(${JSON.stringify(folder)});`;
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 120 && exec "$0" --input-type=module --eval "$1"', process.execPath, script],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(join(folder, '299.js.br'))).toBe(true);
  rmSync(folder, { recursive: true });
});
