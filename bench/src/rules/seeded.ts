/** Pseudo-random choices that are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 up to and including `most`. */
  upTo(most: number): number;
  oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
}

/** A generator for a seed (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return { upTo, oneOf: (choices) => choices[upTo(choices.length - 1)] ?? choices[0] };
}
