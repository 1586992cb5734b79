import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is the nightly run, which does in full what the day samples. */
    nightly: boolean;
  }
}

/**
 * Whether this is the nightly run. `it.runIf(isNight)` leaves to it what takes long for what it shows, where other tests
 * show most of it by day; never what proves tenancy, loss or law.
 */
export const isNight: boolean = inject('nightly');

/** By day one in so many, always the same ones; at night all. */
export const sampled = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  isNight ? all : all.filter((_, place) => place % oneIn === 0);
