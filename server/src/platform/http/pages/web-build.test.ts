import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeWebFixture } from '../../../testing/servers/web-fixture.ts';
import { loadWebBuild } from './web-build.ts';

it.each([
  [
    'its server is cut in half',
    (folder: string) => writeFileSync(join(folder, 'server/index.js'), 'import "'),
  ],
  ['its server is empty', (folder: string) => writeFileSync(join(folder, 'server/index.js'), '')],
  ['its files are gone', (folder: string) => rmSync(join(folder, 'client'), { recursive: true })],
])('a build says what to do when %s', async (_, harm) => {
  const { folder, remove } = makeWebFixture();
  harm(folder);
  await expect(loadWebBuild(folder)).rejects.toThrow(
    /^The pages in .* cannot be loaded: .*\. Remove that folder and run "npm start", which builds them\.$/s,
  );
  remove();
});
