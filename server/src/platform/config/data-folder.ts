import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Creates the data folder if missing; throws, saying what to do, when this process cannot write to it. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `DATA_DIR ${resolve(folder)} cannot be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'part of its path is not a folder',
  EROFS: 'it can only be read',
};
