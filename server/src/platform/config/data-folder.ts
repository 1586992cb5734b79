import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates the data folder if missing; throws, saying what to do, when this process cannot write to it. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `DATA_DIR ${resolve(folder)} cannot be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

/**
 * Each missing folder on the way is made by itself: Node's `recursive` never returns where a folder can
 * neither be found nor made, such as below /proc.
 */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EEXIST: 'it is not a folder',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'part of its path is not a folder',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
};
