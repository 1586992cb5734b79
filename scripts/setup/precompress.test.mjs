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
