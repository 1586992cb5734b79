import { existsSync, readFileSync } from 'node:fs';

/**
 * The numbers of passed and failed tests, from the runners' own reports. A missing report is one failure: the
 * runner crashed.
 */
export function countTests({ vitest, playwright }) {
  return add(
    vitest === undefined ? none : readCount(vitest, fromVitest),
    playwright === undefined ? none : readCount(playwright, fromPlaywright),
  );
}

const none = { passed: 0, failed: 0 };

function readCount(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

/** A file that fails before its first test has no failed test, yet counts as one. */
function fromVitest({ success, numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
}

/** A test that passed only on a retry counts as passed; Playwright's own summary names it. */
function fromPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function add(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** The table at the end: each stage, its outcome and how long it took. */
export function summary(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(
      ({ name, state, seconds }) =>
        `  ${name.padEnd(width)}  ${state.padEnd(11)}  ${seconds.toFixed(1).padStart(6)} s`,
    )
    .join('\n');
}
