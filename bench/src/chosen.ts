import { parseArgs } from 'node:util';

/** How long and how often to measure. */
export interface Pace {
  readonly rounds: number;
  /** How long one contestant runs in one round, in milliseconds. */
  readonly roundMs: number;
}

export interface Chosen {
  /** The one measure to run; all when undefined. */
  readonly only: string | undefined;
  readonly write: boolean;
  /** Whether the run is too short for its figures to be evidence. */
  readonly quick: boolean;
  readonly pace: Pace;
}

/** Parses the command line; throws an error whose message says what is wrong with it. */
export function readChosen(args: readonly string[], names: readonly string[]): Chosen {
  const { only, quick, write } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, quick: { type: 'boolean' }, write: { type: 'boolean' } },
  }).values;
  if (only !== undefined && !names.includes(only)) {
    throw new Error(`There is no measure called ${only}. There are: ${names.join(', ')}.`);
  }
  if (write && (only !== undefined || quick)) {
    throw new Error('--write keeps the figures of a whole run: leave out --only and --quick.');
  }
  return {
    only,
    write: write ?? false,
    quick: quick ?? false,
    pace: quick ? { rounds: 3, roundMs: 250 } : { rounds: 11, roundMs: 1000 },
  };
}
