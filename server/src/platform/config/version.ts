import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/** The version of the product, such as `0.23.0`: that of the `package.json` at the root of the repository. */
export function readVersion(): string {
  const file = join(import.meta.dirname, '../../../../package.json');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
