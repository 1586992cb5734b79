import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Prints one line about the step in progress. */
export function say(line) {
  console.log(`portway: ${line}`);
}

/** An error whose message says what to do; shown without a stack trace. */
export class CannotGoOn extends Error {}

/** Runs a script's main function; on a CannotGoOn error prints its message and exits with 1. */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof CannotGoOn)) throw error;
    console.error(`portway: ${error.message}`);
    process.exitCode = 1;
  }
}
