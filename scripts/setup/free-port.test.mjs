import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireFreePort } from './free-port.mjs';
import { settingOf } from './setting.mjs';

it('a port in use is named with what it is for, and a free one is left free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await expect(requireFreePort(port, { purpose: 'the API' })).rejects.toThrow(
    `port ${port}, for the API, is in use. Stop what uses it, or set PORT to another.`,
  );
  server.close();
  await once(server, 'close');
  await requireFreePort(port, { purpose: 'the API' });
  await requireFreePort(port, { purpose: 'the API' });
});

it('a setting of the environment comes before that of the file, and an empty one counts as not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portway-env-'));
  const file = join(folder, '.env');
  writeFileSync(file, '# PORT=1\nPORT=8080\nHOST=\n');
  expect(settingOf('PORT', { variables: {}, file })).toBe('8080');
  expect(settingOf('PORT', { variables: { PORT: '9090' }, file })).toBe('9090');
  expect(settingOf('HOST', { variables: {}, file })).toBeUndefined();
  expect(settingOf('PORT', { variables: {}, file: join(folder, 'none') })).toBeUndefined();
  rmSync(folder, { recursive: true });
});
