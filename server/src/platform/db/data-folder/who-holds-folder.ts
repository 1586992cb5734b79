// Runs before packages are replaced, and so without any: prints who uses the data folder and exits with 1, or
// with 0 if nobody does.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { holderOf, inWords, lockDataFolder } from './data-folder-lock.ts';

const folder = resolve(process.env.DATA_DIR || './data');
if (existsSync(folder)) {
  const lock = lockDataFolder(folder, 'npm');
  if (lock === undefined) {
    console.log(inWords(holderOf(folder)));
    process.exitCode = 1;
  }
  lock?.release();
}
