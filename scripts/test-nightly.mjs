// Everything that the test command only samples, in full, and the server also on Debian's PostgreSQL: `npm run
// test:nightly`. It runs in parts, and goes on where an earlier run of the same commit stopped. `-- --list` names
// the parts, `-- --part "unit 2/6"` runs one, `-- --again` starts over. When every part has passed it writes
// docs/nightly.md.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './setup/child.mjs';
import { useMemoryForTemporaryFiles } from './setup/memory-folder.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { CannotGoOn, root, runScript, say } from './setup/repository.mjs';
import { ensureWebBuild } from './setup/web-build.mjs';
import { aptInstall } from './stages/chromium.mjs';
import { nightlyOf, nightlyParts, nightlyProgress } from './stages/nightly-parts.mjs';
import { countTests, summary } from './stages/results.mjs';
import { failuresInWords, reports, runBrowser, runUnit } from './stages/stages.mjs';
import { findPostgres, startPostgres } from './stages/throwaway-postgres.mjs';
import { hasSwift, startSwift, swiftPackages } from './stages/throwaway-swift.mjs';

const inFull = { ...process.env, NIGHTLY: '1', FUZZ_RUNS: '200', KILL_ROUNDS: '30' };
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const pooler = '/usr/sbin/pgbouncer';
const proxies = [
  ['nginx-light', '/usr/sbin/nginx'],
  ['caddy', '/usr/bin/caddy'],
];
const progressFile = join(root, 'test-results/nightly.json');

function partNamed(name) {
  const part = nightlyParts.find((each) => each.name === name);
  if (part === undefined)
    throw new CannotGoOn(`There is no part “${name}”. See them with: npm run test:nightly -- --list`);
  return part;
}

function list({ outcomes }) {
  for (const { name } of nightlyParts) {
    const { state = 'not run', seconds = 0 } = outcomes.get(name) ?? {};
    console.log(`  ${name.padEnd(22)} ${state.padEnd(10)} ${seconds > 0 ? `${Math.round(seconds)} s` : ''}`);
  }
  return 0;
}

const outcomesOf = ({ outcomes }) => [...outcomes].map(([name, outcome]) => ({ name, ...outcome }));

async function runPart({ name, runner, args }, progress) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const began = performance.now();
  const { code, ...found } = await runners[runner](args);
  const seconds = Math.round((performance.now() - began) / 1000);
  const state = code === 0 ? 'passed' : 'FAILED';
  progress.note(name, { state, seconds, ...found });
  say(`${name}: ${state} in ${seconds} s`);
}

/** Each resolves with an exit code and, where it ran tests, how many passed. */
const runners = {
  async stages(names) {
    const only = names.flatMap((name) => ['--only', name]);
    return {
      code: await run(process.execPath, [join(root, 'scripts/test.mjs'), '--only', 'install', ...only]),
    };
  },
  async unit(args) {
    // Two tests of the server need the pages, which another commit may have left there.
    await ensureWebBuild();
    const code = await runUnit(args, inFull);
    if (code !== 0) console.log(`\n${failuresInWords()}`);
    return { code, ...countTests({ vitest: reports.vitest }) };
  },
  async browser(args) {
    const code = await runBrowser(args, inFull);
    return { code, ...countTests({ playwright: reports.playwright }) };
  },
  async older(args) {
    const bin = findPostgres();
    if (bin === undefined) return { code: 0, words: 'not tried: it was not installed' };
    await ensureWebBuild();
    const postgres = await startPostgres(bin);
    try {
      const env = { ...inFull, FUZZ_RUNS: '15', KILL_ROUNDS: '4', TEST_POSTGRES_URL: postgres.url };
      const code = await runUnit(['server', ...args], env);
      if (code !== 0) console.log(`\n${failuresInWords()}`);
      return { code, words: `the server's tests passed (${bin.split('/').at(-2)})` };
    } finally {
      await postgres.stop();
    }
  },
  async store() {
    if (!hasSwift()) return { code: 0, words: 'not tried: it was not installed' };
    const swift = await startSwift();
    try {
      const code = await runUnit(['platform/files/swift'], { ...inFull, TEST_S3_URL: swift.url });
      return { code, words: 'files were kept, sent in parts, copied, listed and deleted' };
    } finally {
      await swift.stop();
    }
  },
};

/** What root can get from Debian: a clock that is moved, a pooler, an object store, proxies. */
async function ensureDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await aptInstall('faketime');
  if (!existsSync(pooler)) await aptInstall('pgbouncer');
  for (const [name, program] of proxies) if (!existsSync(program)) await aptInstall(name);
  if (!hasSwift()) for (const name of swiftPackages) await aptInstall(name);
}

function note({ outcomes }) {
  const all = [...outcomes.values()];
  const sum = (key) => all.reduce((total, outcome) => total + (outcome[key] ?? 0), 0);
  const words = (part) => outcomes.get(part)?.words ?? 'not tried';
  return `# The last green nightly run

\`npm run test:nightly\` tries in full what the test command samples: every page at every width and colour scheme, 200 fuzzed
requests an operation, hundreds of random cases of the calculators, 30 kills under load. It runs in parts, and goes on where an
earlier run of the same commit stopped. It is run, and this file renewed, with every capability that is finished.

- Day: ${new Date().toISOString().slice(0, 10)}
- Commit: ${git('rev-parse', '--short', 'HEAD')}
- Tests passed: ${sum('passed')}
- Debian's PostgreSQL: ${words(nightlyParts.find(({ runner }) => runner === 'older').name)}
- PgBouncer: ${existsSync(pooler) ? 'the server’s tests of a pooler passed' : 'not tried: it was not installed'}
- nginx and Caddy: ${proxies.every(([, program]) => existsSync(program)) ? 'the tests behind them passed' : 'not tried: they were not installed'}
- OpenStack Swift: ${words('Swift')}
- Minutes: ${Math.round(sum('seconds') / 60)}
`;
}

// Last, because everything above must be there.
await runScript(async () => {
  const { values } = parseArgs({
    options: {
      part: { type: 'string', multiple: true },
      list: { type: 'boolean' },
      again: { type: 'boolean' },
    },
  });
  useMemoryForTemporaryFiles();
  if (values.again) rmSync(progressFile, { force: true });
  const { commit, isClean } = nightlyOf(git);
  const progress = nightlyProgress(progressFile, commit);
  if (values.list) return list(progress);
  const parts = values.part?.map(partNamed) ?? progress.left();
  await ensurePackages();
  await ensureDebians();
  for (const part of parts) await runPart(part, progress);
  console.log(`\n${summary(outcomesOf(progress))}\n`);
  const remaining = progress.left();
  if (remaining.length > 0) {
    const failed = parts.filter((part) => remaining.includes(part)).map(({ name }) => name);
    say(`left: ${remaining.map(({ name }) => name).join(', ')}`);
    return failed.length > 0 ? 1 : 0;
  }
  if (isClean) writeFileSync(join(root, 'docs/nightly.md'), note(progress));
  say(
    isClean ? 'everything passed; docs/nightly.md says so' : 'everything passed, with changes not committed',
  );
  return 0;
});
