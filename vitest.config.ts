import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { builtPrograms } from './rolldown.config.mjs';
import { useMemoryForTemporaryFiles } from './scripts/setup/memory-folder.mjs';
import { builtProgram } from './scripts/setup/server.mjs';

useMemoryForTemporaryFiles();

/** Hashing passwords as the site does took minutes of the tests. */
const quickArgon2 = join(import.meta.dirname, 'server/src/testing/quick-argon2.ts');

/** Each of these has a process to itself, because it replaces a module. */
const aloneInTheServer = ['server/src/modules/account/authentication/log-in/equal-work.test.ts'];
/** And each of these because it loads a build of pdf.js beside which another does not work; the others share what they load. */
const alone = [
  'web/app/subjects/document/pdf-of.test.ts',
  'web/app/site/tools/full-pages.test.ts',
  'web/app/site/tools/plan-a-hire/document/plan-pdf.test.ts',
];

/** Files are checked and rendered by programs of the server's build; its own tests have a PostgreSQL too. */
const withTheBuild = { globalSetup: ['scripts/stages/server-for-tests.mjs'] };
const withTheServer = {
  globalSetup: [...withTheBuild.globalSetup, 'server/src/testing/postgres-for-tests.ts'],
};
/** Loading the same modules for each of two hundred files took longer than most of their tests. */
const together = { isolate: false };
const nowhere = ['**/node_modules/**', '**/build/**'];

/** What takes long. Begun last, one of them ran alone while the other workers had nothing to do. */
const longest = [
  // These wait, while the pages are built beside them; the others use the processor.
  'mail/mail-worker.test.ts',
  'newsletter/newsletter-killed.test.ts',
  'embedded/embedded.test.ts',
  'mail/killed.test.ts',
  'access-table.test.ts',
  'fuzz-accounts.test.ts',
  'admin/admin.test.ts',
  'src/main.test.ts',
  'uploaded-variants.test.ts',
  'private-answers-canary.test.ts',
  'equality-monitoring-canary.test.ts',
  'files/renderings.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}`));
    const inDefaultOrder = await super.sort(files);
    return [...inDefaultOrder.filter(isLong), ...inDefaultOrder.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [builtPrograms((program) => `new URL('${pathToFileURL(builtProgram(program))}')`)],
  test: {
    provide: { nightly: process.env.NIGHTLY === '1' },
    sequence: { sequencer: LongestFirst },
    // Much of it waits: for mail servers, for queues, for a process to be killed.
    maxWorkers: 5,
    projects: [
      {
        extends: true,
        test: {
          ...withTheServer,
          ...together,
          name: 'server',
          alias: [{ find: /^@node-rs\/argon2$/, replacement: quickArgon2 }],
          include: ['server/**/*.test.ts'],
          exclude: [...nowhere, ...aloneInTheServer],
        },
      },
      { extends: true, test: { ...withTheServer, name: 'server, alone', include: aloneInTheServer } },
      {
        extends: true,
        test: { ...withTheBuild, ...together, name: 'files', include: ['files/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...together,
          name: 'rules and pages',
          include: [
            '{rules,contracts,formats,web,checks,bench}/**/*.test.{ts,tsx}',
            '{scripts,web}/**/*.test.mjs',
          ],
          exclude: [...nowhere, ...alone],
        },
      },
      { extends: true, test: { name: 'pages, alone', include: alone } },
    ],
    setupFiles: ['scripts/stages/console-error-fails.mjs'],
    // A server in a process of its own takes seconds on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A passing test waits no longer than it must; Vitest's one second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
