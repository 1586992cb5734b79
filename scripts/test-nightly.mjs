// Everything that the test command only samples, in full, and the server also on Debian's PostgreSQL: `npm
// run test:nightly`. It takes an hour or two. If everything passes it writes docs/nightly.md.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup/child.mjs';
import { findNode24 } from './setup/node-24.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, runScript, say } from './setup/repository.mjs';
import { aptInstall } from './stages/chromium.mjs';
import { countTests } from './stages/results.mjs';
import { reports } from './stages/stages.mjs';
import { findPostgres, startPostgres } from './stages/throwaway-postgres.mjs';
import { hasSwift, startSwift, swiftPackages } from './stages/throwaway-swift.mjs';

const inFull = { NIGHTLY: '1', FUZZ_RUNS: '200', KILL_ROUNDS: '30' };

await runScript(async () => {
  await ensurePackages();
  const pooler = await ensurePooler();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await aptInstall('faketime');
  const began = Date.now();
  const env = { ...process.env, ...inFull };
  const everything = await run(process.execPath, [join(root, 'scripts/test.mjs')], { env });
  if (everything !== 0) return everything;
  const { passed } = countTests(reports);
  const older = await onDebians(env);
  if (older.code !== 0) return older.code;
  const store = await onSwift(env);
  if (store.code !== 0) return store.code;
  const minutes = Math.round((Date.now() - began) / 60_000);
  writeFileSync(
    join(root, 'docs/nightly.md'),
    note({ passed, minutes, pooler, older: older.words, store: store.words }),
  );
  say('everything passed; docs/nightly.md says so');
  return 0;
});

/** Behind a pooler is tried where there is one: root gets it from Debian. */
async function ensurePooler() {
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await aptInstall('pgbouncer');
  if (existsSync(program)) return 'the server’s tests of a pooler passed';
  say('the server is not tried behind PgBouncer: it is not installed');
  return 'not tried: it was not installed';
}

/** The server's tests on the oldest supported version of PostgreSQL, where Debian's is installed. */
async function onDebians(env) {
  const bin = findPostgres();
  if (bin === undefined) {
    say('the server is not tried on Debian’s PostgreSQL: it is not installed');
    return { code: 0, words: 'not tried: it was not installed' };
  }
  const postgres = await startPostgres(bin);
  try {
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'server'];
    const code = await run(findNode24(), vitest, {
      env: { ...env, FUZZ_RUNS: '15', KILL_ROUNDS: '4', TEST_POSTGRES_URL: postgres.url },
    });
    return { code, words: `the server's tests passed (${bin.split('/').at(-2)})` };
  } finally {
    await postgres.stop();
  }
}

/** Files in a store that others wrote: OpenStack Swift with its S3 interface, which root gets from Debian. */
async function onSwift(env) {
  if (!hasSwift() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    for (const name of swiftPackages) await aptInstall(name);
  if (!hasSwift()) {
    say('files are not tried in OpenStack Swift: it is not installed');
    return { code: 0, words: 'not tried: it was not installed' };
  }
  const swift = await startSwift();
  try {
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'platform/files/swift'];
    const code = await run(findNode24(), vitest, { env: { ...env, TEST_S3_URL: swift.url } });
    return { code, words: 'files were kept, sent in parts, copied, listed and deleted' };
  } finally {
    await swift.stop();
  }
}

function note({ passed, minutes, pooler, older, store }) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return `# The last green nightly run

\`npm run test:nightly\` tries in full what the test command samples: every page at every width and colour scheme, 200 fuzzed
requests an operation, hundreds of random cases of the calculators, 30 kills under load. It is run, and this file renewed,
with every capability that is finished.

- Day: ${new Date().toISOString().slice(0, 10)}
- Commit: ${git('rev-parse', '--short', 'HEAD')}
- Tests passed: ${passed}
- Debian's PostgreSQL: ${older}
- PgBouncer: ${pooler}
- OpenStack Swift: ${store}
- Minutes: ${minutes}
`;
}
