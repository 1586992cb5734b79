import { parseArgs } from 'node:util';

/** How long and how often to measure. */
export interface Pace {
  readonly rounds: number;
  /** How long one contestant runs in one round, in milliseconds. */
  readonly roundMs: number;
}

export interface Chosen {
  /** The measures to run; all when undefined. */
  readonly only: readonly string[] | undefined;
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
  const unknown = only?.split(',').find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no measure called ${unknown}. There are: ${names.join(', ')}.`);
  }
  if (write && quick) throw new Error('--write is for evidence, which a run with --quick is not.');
  return {
    only: only?.split(','),
    write: write ?? false,
    quick: quick ?? false,
    pace: quick ? { rounds: 3, roundMs: 250 } : { rounds: 11, roundMs: 1000 },
  };
}
