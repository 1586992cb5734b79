// Mutation tests of authorisation: removes one policy or one check at a time, in a copy of the repository,
// and expects a test to fail. Run by hand (`npm run mutate-access -- [words to choose by]`), because it takes
// hours. `-- --list` only names the mutations, and fails where a text to be changed is no longer there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findNode24 } from './setup/node-24.mjs';
import { root } from './setup/repository.mjs';

const modules = 'server/src/modules';
const tests = {
  rows: ['server/src/platform/db/row-level-security'],
  callers: ['server/src/access-table.test.ts', `${modules}/staff`],
  people: ['account/organisation', 'account/second-factors', 'account/passkeys', 'staff'].map(
    (name) => `${modules}/${name}`,
  ),
  sessions: [`${modules}/account/sessions`],
  entering: [`${modules}/account/sessions/entering`],
  codes: [`${modules}/account/authentication`, `${modules}/account/second-factors`],
};

/** The function `set_request_context`: whom a session acts as. */
const baseline = 'server/src/platform/db/migrations/0001-baseline.sql';

/** Mutations that need an exact place: the tests that must fail, the file, its text and the replacement. */
const byHand = [
  ['people', 'server/src/platform/auth/recent-login.ts', 'guardedBy === undefined || secondFactor', 'true'],
  [
    'codes',
    `${modules}/account/authentication/log-in/log-in.service.ts`,
    'if (signUp === undefined || !signedUp)',
    'if (account !== undefined || signUp === undefined || !signedUp)',
  ],
  ['sessions', `${modules}/account/sessions/sessions.service.ts`, 'ends_at.getTime() <= now || ', ''],
  [
    'sessions',
    `${modules}/account/sessions/sessions.service.ts`,
    ' || last_used_at.getTime() + idle_seconds * 1000 <= now',
    '',
  ],
  [
    'sessions',
    `${modules}/account/sessions/sessions.service.ts`,
    'if (!isBound(session, binding))',
    'if (false)',
  ],
  [
    'sessions',
    `${modules}/account/sessions/sessions.service.ts`,
    'if (isReplayed(session, tokenHash, now()))',
    'if (false)',
  ],
  [
    'sessions',
    `${modules}/account/sessions/sessions.service.ts`,
    'idleSeconds: seesOthers ? idleOfOthers : idleOfCandidates',
    'idleSeconds: idleOfCandidates',
  ],
  [
    'people',
    `${modules}/account/sessions/sessions.service.ts`,
    ' || (await repository.isMember(transaction, account))',
    '',
  ],
  ['people', baseline, "a.role <> 'staff' and case", 'case'],
  ['people', baseline, "a.role <> 'staff' and exists", 'exists'],
  ['entering', baseline, "second_factor and role = 'staff'", "role = 'staff'"],
  ['entering', baseline, "second_factor and compliance_role <> 'none'", "compliance_role <> 'none'"],
  [
    'people',
    `${modules}/hiring/employer-applications/applicant-rows.repository.ts`,
    ".where('application.account', '<>', account)",
    '',
  ],
  [
    'codes',
    `${modules}/account/one-time-codes/one-time-codes.service.ts`,
    "if (storedCode.tries >= maxTries) return 'locked';",
    '',
  ],
  [
    'codes',
    `${modules}/account/one-time-codes/one-time-codes.service.ts`,
    "if (storedCode.expiresAt <= now()) return 'expired';",
    '',
  ],
  [
    'codes',
    `${modules}/account/one-time-codes/one-time-codes.service.ts`,
    "if (storedCode.codeHash !== hashOf(attempt, attempt.otp)) return 'wrong';",
    '',
  ],
  [
    'codes',
    `${modules}/account/authentication/sign-up.service.ts`,
    'claim !== undefined && signUp.claim_hash === hashOf(claim)',
    'true',
  ],
  ['codes', `${modules}/account/authentication/sign-up.service.ts`, ': signUp.claim_hash === null', ': true'],
  [
    'codes',
    `${modules}/account/authentication/google.service.ts`,
    'if (!person.ownsMailbox) return undefined;',
    '',
  ],
  [
    'codes',
    `${modules}/account/second-factors/second-factors.service.ts`,
    'if (!(await takes(transaction, account, code))) return wrongCode(account);',
    '',
  ],
  [
    'codes',
    `${modules}/account/second-factors/second-factors.service.ts`,
    'await repository.takeStep(transaction, account, step);',
    '',
  ],
  ['people', `${modules}/account/organisation/organisation.service.ts`, ' || invitation.email !== email', ''],
];

/** Node 20 has no glob. */
function filesIn(folder, ending) {
  const names = readdirSync(join(root, folder), { recursive: true }).filter((name) => name.endsWith(ending));
  return names.map((name) => join(folder, name)).sort();
}

/** Every policy for requests that no later migration drops, with its `using` condition replaced by `true`. */
function policyMutations() {
  const files = filesIn('server/src/platform/db/migrations', '.sql');
  const isDropped = (path, policy, table) =>
    files.some(
      (later) =>
        later > path &&
        readFileSync(join(root, later), 'utf8').includes(`drop policy ${policy} on ${table};`),
    );
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const policies = [...text.matchAll(/create policy (\w+) on (\w+)[^;]*?to portway_app\s+using \(/g)];
    return policies
      .filter(([, policy, table]) => !earlier.has(table) || policy.startsWith('staff_'))
      .filter(([, policy, table]) => !isDropped(path, policy, table))
      .map((match) => {
        const open = match.index + match[0].length;
        const close = closing(text, open);
        return {
          name: `policy ${match[1]} on ${match[2]}`,
          tests: tests.rows,
          path,
          changed: `${text.slice(0, open)}true${text.slice(close)}`,
        };
      });
  });
}

/** Tables older than accounts; they have tests of their own. */
const earlier = new Set(['idempotency_key', 'rate_limit', 'subscriber', 'booking', 'booking_slot']);

function closing(text, open) {
  let depth = 1;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A bracket is never closed.');
}

/**
 * Checks whose result is used cannot be removed, so they are replaced by a weaker one: name, replacement, its
 * file.
 */
const weaker = [
  ['requireAdmin', 'requireMember', 'server/src/platform/auth/authorisation.ts'],
  ['requireHiring', 'requireMember', 'server/src/platform/auth/authorisation.ts'],
  ['requireWriter', 'requireParty', 'server/src/modules/hiring/conversations/conversations.policy.ts'],
];

/** Every call of a `require…`: removed, or, where its result is used, replaced by a weaker check. */
function checkMutations() {
  const files = filesIn(modules, '.service.ts');
  return files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const alone = [...text.matchAll(/^( *(?:if \([^\n]*\) )?)(?:await )?require[A-Z]\w+\([^\n]*\);$/gm)];
    return [
      ...alone.map((match) => ({
        name: `${path}: ${match[0].trim()}`,
        tests: testsOf(path, match[0]),
        path,
        changed: text.slice(0, match.index) + text.slice(match.index + match[0].length),
      })),
      ...weaker.flatMap(([name, less, from]) =>
        [...text.matchAll(new RegExp(`= ${name}\\(`, 'g'))].map(({ index, 0: match }) => ({
          name: `${path}: ${name} at ${index}`,
          tests: tests.callers,
          path,
          changed: `import { ${less} as weakened } from '${relative(dirname(path), from)}';\n${text.slice(0, index)}= weakened(${text.slice(index + match.length)}`,
        })),
      ),
    ];
  });
}

function testsOf(path, call) {
  if (/requireStaff|requireAdmin|requireCandidate|requireListener/.test(call)) return tests.callers;
  return /requireRecentLogin|requireNamed/.test(call) ? tests.people : [dirname(path)];
}

function handMutations() {
  return byHand.map(([which, path, says, instead]) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(says)) throw new Error(`${path} no longer says: ${says}. Bring this list up to date.`);
    return { name: `${path}: ${says}`, tests: tests[which], path, changed: text.replace(says, instead) };
  });
}

const { values: flags, positionals: filters } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const mutations = [...policyMutations(), ...checkMutations(), ...handMutations()].filter(
  ({ name }) => filters.length === 0 || filters.some((words) => name.includes(words)),
);
if (flags.list) {
  console.log(mutations.map(({ name }) => name).join('\n'));
  process.exit();
}
const copy = mkdtempSync(join(tmpdir(), 'portway-mutations-'));
for (const part of [
  'server',
  'contracts',
  'formats',
  'files',
  'rules',
  'scripts',
  'vitest.config.ts',
  'rolldown.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
]) {
  cpSync(join(root, part), join(copy, part), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const survivors = [];
const turnsRed = (testFiles) =>
  spawnSync(
    findNode24(),
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--bail', '1', ...testFiles],
    {
      cwd: copy,
      stdio: 'ignore',
    },
  ).status !== 0;
try {
  // Run the tests unchanged first, so that a failure can only come from the mutation.
  const testsNeeded = [...new Set(mutations.flatMap(({ tests: testFiles }) => testFiles))];
  if (turnsRed(testsNeeded))
    throw new Error(`The tests fail before anything is changed: ${testsNeeded.join(' ')}`);
  for (const { name, tests: testFiles, path, changed } of mutations) {
    const before = readFileSync(join(copy, path), 'utf8');
    writeFileSync(join(copy, path), changed);
    const red = turnsRed(testFiles);
    writeFileSync(join(copy, path), before);
    console.log(`${red ? 'red     ' : 'SURVIVED'}  ${name}`);
    if (!red) survivors.push(name);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${mutations.length} mutations, ${survivors.length} survived`);
process.exitCode = survivors.length === 0 ? 0 : 1;
