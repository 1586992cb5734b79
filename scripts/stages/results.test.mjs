import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests, summary } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portway-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name, content) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const good = report('good.json', { success: true, numPassedTests: 10, numFailedTests: 0 });
const bad = report('bad.json', { success: false, numPassedTests: 8, numFailedTests: 2 });
const broken = report('broken.json', { success: false, numPassedTests: 8, numFailedTests: 0 });
const browser = report('browser.json', {
  stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
  errors: [],
});
const noBrowser = report('no-browser.json', {
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [{}],
});

describe('the count of tests', () => {
  it.each([
    ['adds both runners', { vitest: good, playwright: browser }, { passed: 17, failed: 1 }],
    ['counts what failed', { vitest: bad }, { passed: 8, failed: 2 }],
    ['counts a file that broke before its first test', { vitest: broken }, { passed: 8, failed: 1 }],
    ['counts a browser run that broke', { playwright: noBrowser }, { passed: 0, failed: 1 }],
    [
      'counts a report that is missing as a failure',
      { vitest: join(folder, 'none.json') },
      { passed: 0, failed: 1 },
    ],
    ['is nothing when neither ran', {}, { passed: 0, failed: 0 }],
  ])('%s', (_, files, totals) => expect(countTests(files)).toEqual(totals));
});

it('the summary has a line for each stage', () => {
  const outcomes = [
    { name: 'unit', state: 'passed', seconds: 12.34 },
    { name: 'browser', state: 'skipped', seconds: 0 },
  ];
  expect(summary(outcomes)).toBe('  unit     passed         12.3 s\n  browser  skipped         0.0 s');
});
