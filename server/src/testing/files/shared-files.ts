import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file for tests that stands beside the repository; undefined, said loudly, where it is not at hand. */
export function sharedFile(name: string): string | undefined {
  const file = join(import.meta.dirname, '../../../..', '../shared/data', name);
  if (existsSync(file)) return file;
  console.warn(`${name} IS NOT AT HAND: what is true of the real file is not tested.`);
  return undefined;
}
