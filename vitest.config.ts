import { defineConfig } from 'vitest/config';

/** Of those that replace a module for themselves, each has a process to itself; the others share what they load. */
const replacesModule = ['server/src/features/accounts/equal-work.test.ts'];

export default defineConfig({
  test: {
    // Much of it waits: for mail servers, for queues, for a process to be killed.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // Loading the same modules for each of two hundred files took longer than most of their tests.
          isolate: false,
          include: ['{rules,contracts,server,web,checks,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/build/**', ...replacesModule],
        },
      },
      { extends: true, test: { name: 'alone', include: replacesModule } },
    ],
    globalSetup: ['server/src/testing/pglite-template.ts'],
    setupFiles: ['scripts/stages/console-error-fails.mjs'],
    // A first PGlite, or a server in a process of its own, takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
