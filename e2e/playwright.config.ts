import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { editions } from './support/register.ts';

const port = Number(process.env.E2E_PORT ?? 4310);
// Debian's browser: the headless shell does the same in half the time.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Each worker reads this file again, and must not make another folder. */
process.env.E2E_DATA_DIR ??= makeDataDir();
const dataDir = process.env.E2E_DATA_DIR;

/** The data folder of the site under test, removed at the end, when the site has stopped. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portway-e2e-'));
  // When run as root, the database runs as another user, who must have access.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const allPages = ['every-page.e2e.ts', 'links.e2e.ts', 'sharing.e2e.ts'];
/** Change pages for everybody, so they wait for all others. Alone: with `--no-deps`. */
const last = ['testimonials.e2e.ts', 'about-and-contact.e2e.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Two processors, and tests that wait: for the time in which a decision can be undone, for mails, for figures.
  workers: 4,
  timeout: 120_000,
  // Generous for a busy machine; a passing test waits no longer than needed.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1360, height: 900 },
    // What a worker answers, a test cannot answer in its place. One story has it: no-connection.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Actions, requests and logs, but no screenshots of every step, which cost a fifth of each test. `--trace
    // on` records those too.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { args: quietBrowser, ...(debian && { executablePath: debian }) },
  },
  projects: [
    // The pages are crawled once, for the tests that check all of them.
    { name: 'crawl', testMatch: 'crawl.setup.ts' },
    { name: 'all pages', testMatch: allPages, dependencies: ['crawl'] },
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: [...allPages, ...last] },
    { name: 'last', testMatch: last, dependencies: ['all pages', 'journeys'] },
  ],
  webServer: {
    // The real server, built first if the pages are out of date, with a port and a folder of its own. Two
    // editions of the register are imported before it starts.
    command: [
      'node e2e/support/make-database.ts',
      ...editions.map(
        ({ file, day }) => `node scripts/admin.mjs import-register ${file} --published-on ${day}`,
      ),
      'node scripts/start.mjs',
    ].join(' && '),
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
    },
  },
});
