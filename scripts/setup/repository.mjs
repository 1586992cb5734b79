import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** One line about what is being done. */
export function say(line) {
  console.log(`portway: ${line}`);
}

/** A reason to stop that says what to do; shown without a stack. */
export class CannotGoOn extends Error {}

/** Runs a script's main function; shows its reason and exits with 1 when it cannot go on. */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    console.error(`portway: ${error.message}`);
    process.exitCode = 1;
  }
}
