/** Whether this is the nightly run, which tests in full what the ordinary one samples. */
export const nightly = process.env.NIGHTLY === '1';

/** By day one in so many, always the same ones; at night all. */
export const sampled = <One>(all: readonly One[], oneIn: number): readonly One[] =>
  nightly ? all : all.filter((_, place) => place % oneIn === 0);
