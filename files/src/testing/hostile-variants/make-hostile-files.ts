import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { harmlessVariants } from './harmless-variants.ts';
import { hostileVariants } from './hostile-variants.ts';

/** Writes every file into a folder, to be opened in real readers: `node make-hostile-files.ts FOLDER`. */
async function writeAll(folder: string): Promise<void> {
  const groups = { hostile: hostileVariants, harmless: harmlessVariants };
  for (const [group, variants] of Object.entries(groups)) {
    await mkdir(join(folder, group), { recursive: true });
    for (const { file, bytes } of variants) await writeFile(join(folder, group, file), bytes);
    const list = variants.map(({ name, file, effect }) => `${file}\t${name}\t${effect}\n`);
    await writeFile(join(folder, group, 'list.tsv'), list.join(''));
  }
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder to write into.');
await writeAll(folder);
