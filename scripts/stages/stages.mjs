import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/child.mjs';
import { findNode24 } from '../setup/node-24.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { warnOfOldPostgres } from '../setup/postgres-age.mjs';
import { root } from '../setup/repository.mjs';
import { ensureWebBuild } from '../setup/web-build.mjs';
import { ensureChromium } from './chromium.mjs';

/** Where the test runners write their reports. */
export const reports = {
  vitest: join(root, 'test-results/vitest.json'),
  playwright: join(root, 'test-results/playwright.json'),
};

/** Where Vitest's failures are written as text. */
const unitFailures = join(root, 'test-results/unit-failures.txt');

/** The failures outside the browser tests, as text; Playwright prints its own at the end. */
export function failuresInWords() {
  return existsSync(unitFailures) ? readFileSync(unitFailures, 'utf8') : '';
}

const tool = (path, args, options) => run(findNode24(), [join(root, 'node_modules', path), ...args], options);

/** The stages in order. Each resolves with an exit code; `needs` names the stages that must have passed. */
export const stages = [
  {
    name: 'install',
    async run() {
      await ensurePackages();
      await warnOfOldPostgres();
      return 0;
    },
  },
  {
    // Mostly waits for the network and the disk.
    name: 'chromium',
    needs: ['install'],
    async run() {
      await ensureChromium(findNode24());
      return 0;
    },
  },
  {
    name: 'types',
    needs: ['install'],
    async run() {
      // The types of the pages are generated from their routes.
      const code = await tool('@react-router/dev/bin.cjs', ['typegen'], { cwd: join(root, 'web') });
      return code === 0 ? await tool('typescript/bin/tsc', ['-b']) : code;
    },
  },
  {
    name: 'lint',
    needs: ['install'],
    run: () => tool('@biomejs/biome/bin/biome', ['check']),
  },
  { name: 'unit', needs: ['install'], run: () => runUnit() },
  {
    name: 'build',
    needs: ['install'],
    async run() {
      await ensureWebBuild();
      return 0;
    },
  },
  { name: 'browser', needs: ['install', 'build', 'chromium'], run: () => runBrowser() },
];

/** The tests outside the browser; `args` go to Vitest. */
export async function runUnit(args = [], variables = process.env) {
  fresh(reports.vitest);
  fresh(unitFailures);
  const env = { ...variables, FAILURES_TO: unitFailures };
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
    `--reporter=${join(root, 'scripts/stages/failures-reporter.mjs')}`,
  ];
  return await tool('vitest/vitest.mjs', ['run', ...args, ...reporters], { env });
}

/** The browser tests; `args` go to Playwright. */
export async function runBrowser(args = [], env = process.env) {
  fresh(reports.playwright);
  await ensureChromium(findNode24());
  const retried = [
    // A retry shows whether a failure is repeatable. A test that passes only then is listed at the end, and
    // needs fixing.
    '--retries=1',
    '--trace=on-first-retry',
  ];
  const config = ['--config', 'e2e/playwright.config.ts'];
  return await tool('@playwright/test/cli.js', ['test', ...config, ...retried, ...args], { env });
}

/** So that a report of an earlier run is not counted for this one. */
function fresh(report) {
  rmSync(report, { force: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
}
