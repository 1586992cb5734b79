import { hash as argon2Hash, type Options, verify } from '@node-rs/argon2/index.js';

/** The least work that argon2 takes: memory in KiB, and rounds. */
const least = { memoryCost: 8, timeCost: 1 };

/**
 * Stands for `@node-rs/argon2` in the tests that run in their own process (vitest.config.ts): the same hashes, made and
 * compared in a tenth of a millisecond in the place of fifty. What the site asks for is tested in `equal-work.test.ts`.
 */
export const hash = (password: string, options: Options): Promise<string> =>
  argon2Hash(password, { ...options, ...least });

export { verify };
