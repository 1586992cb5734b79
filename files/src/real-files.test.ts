import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileInspector } from './inspect-file.ts';

/** Each named for the program that wrote it, from one made-up CV with links, lists, a table and pictures. */
const folder = join(import.meta.dirname, 'testing/real-files');

it.each(readdirSync(folder))('takes %s as its program wrote it', async (name) => {
  const { checkAndRead } = fileInspector();
  const inspection = await checkAndRead(name, readFileSync(join(folder, name)));
  expect(inspection).toMatchObject({ status: 'sound' });
});
