import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,contracts,server,web,checks,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['server/src/testing/pglite-template.ts'],
    setupFiles: ['scripts/stages/console-error-fails.mjs'],
    // Much of it waits: for mail servers, for queues, for a process to be killed.
    maxWorkers: 3,
    // A first PGlite, or a server in a process of its own, takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
