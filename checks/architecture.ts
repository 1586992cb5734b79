import { matchesGlob } from 'node:path';
import { faultOf, type Row } from './import-row.ts';
import { importsOf } from './imports.ts';
import { isCode } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

const any = ['*', 'node:*'];
const tests = 'A test looks behind the layers of its own folder, not into a folder that one may not import.';
const area = 'Areas of the web share through ui/ and text/, never with each other.';
const ofArea = [
  'own/**',
  'web/app/ui/**',
  'web/app/text/**',
  'web/app/page/**',
  'web/app/job/**',
  'type web/app/routes.ts',
  'contracts/**',
  'rules/**',
];
const ofWidgets = [
  'react',
  'react-dom',
  'react-router',
  'react-aria-components',
  'downshift',
  'lucide-react',
  'd3-*',
];
const ofService = [
  'own/*.repository.ts',
  'own/*.letters.ts',
  'server/src/mail/letter.ts',
  'type server/src/mail/**',
  'own/*.policy.ts',
  'own/*.presenter.ts',
  'server/src/refusal.ts',
  'server/src/local-time.ts',
  'server/src/fresh.ts',
  'server/src/only-candidates.ts',
  'server/src/only-colleagues.ts',
  'server/src/device.ts',
  'server/src/time-code.ts',
  'server/src/prefix-index.ts',
  'type server/src/passwords.ts',
  'type server/src/web-authn.ts',
  'type server/src/google-sign-in.ts',
  'server/src/telephone.ts',
  'type server/src/signed-link.ts',
  'server/src/sealed.ts',
  'type server/src/files/**',
  'type server/src/live/**',
  'type server/src/db/work.ts',
  'type server/src/db/audit.ts',
  'rules/**',
  'type contracts/**',
  'type server/src/features/*/*.service.ts',
];

/** Who may import whom. The first row whose `files` match a file is the file's row. */
// biome-ignore format: a table is read by its columns
export const importTable: readonly Row[] = [
  { files: 'rules/src/**/*.test.ts',   may: ['rules/**'], packages: ['vitest', 'fast-check'], because: tests },
  { files: 'rules/src/kernel/**/*',    may: ['own/**'], because: 'The kernel stands on nothing.' },
  { files: 'rules/src/register.ts',    may: ['rules/src/kernel/**', 'rules/src/*/index.ts'], because: 'The register lists what the topics publish in their index.' },
  { files: 'rules/src/*/**/*',         may: ['own/**', 'rules/src/kernel/**', 'rules/src/*/index.ts'], because: 'Law reads only law: its own topic, the kernel, the index of another topic.' },
  { files: 'rules/*.mjs',              may: ['own/*.mjs'], packages: ['node:*'], because: 'A recorder writes a published table into rules/src by hand.' },

  { files: 'contracts/**/*.test.ts',   may: ['contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'contracts/src/**',         may: ['own/**', 'rules/**'], packages: ['zod'], because: 'Server and browser both read a contract.' },

  { files: 'server/**/*.test.ts',      may: ['server/**', 'contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'server/src/testing/**',    may: ['server/**', 'contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'server/src/features/*/*.routes.ts',     may: ['own/*.service.ts', 'server/src/http/**', 'contracts/**'], packages: ['hono', '@hono/*', 'zod'], because: 'A route parses, calls its service and presents.' },
  { files: 'server/src/features/*/*.service.ts',    may: ofService, packages: ['node:crypto'], because: 'A service joins facts and law; it knows no HTTP and no SQL, and app.ts hands it the rest.' },
  { files: 'server/src/features/*/*.repository.ts', may: ['server/src/db/**', 'type server/src/mail/**', 'type rules/**'], packages: ['kysely'], because: 'A repository reads and writes, and decides nothing.' },
  { files: 'server/src/features/*/*.letters.ts', may: ['own/*.letters.ts', 'type own/*.repository.ts', 'type server/src/mail/**', 'server/src/local-time.ts', 'contracts/src/product.ts', 'type contracts/**', 'type rules/**'], because: 'The words of mails: facts in, a letter out.' },
  { files: 'server/src/features/*/*.policy.ts',     may: ['server/src/refusal.ts', 'own/*.policy.ts', 'type own/**', 'type server/src/db/work.ts', 'type contracts/**', 'type rules/**'], because: 'A policy says in a few lines who may do what.' },
  { files: 'server/src/features/*/*.presenter.ts',  may: ['own/*.presenter.ts', 'type contracts/**', 'type rules/**'], because: 'A presenter says how stored facts are shown, the same wherever they are: facts in, an answer out.' },
  { files: 'server/src/http/pages/web-build.ts', may: ['server/src/http/**', 'web/build/**'], packages: any, because: 'This file alone loads the built web.' },
  { files: 'server/src/http/**',       may: ['own/**', 'server/src/refusal.ts', 'type server/src/db/work.ts', 'contracts/**'], packages: ['hono', '@hono/*', 'pino', 'zod', 'node:*'], because: 'http/ serves every feature and knows none.' },
  { files: 'server/src/mail/**',       may: ['own/**', 'type server/src/db/**', 'contracts/src/product.ts'], packages: ['kysely', 'nodemailer', 'pino', 'zod', 'node:*'], because: 'mail/ carries the letters of every feature and knows none.' },
  { files: 'server/src/files/**',      may: ['own/**', 'server/src/sealed.ts'], packages: ['@aws-sdk/client-s3', 'fflate', 'mammoth', 'pdfjs-dist', 'sharp', 'zod', 'node:*'], because: 'files/ keeps, checks and reads what people send, and knows no feature.' },
  { files: 'server/src/suggestions/**', may: ['own/**', 'contracts/**'], packages: ['zod'], because: 'Suggestions follow from a text alone.' },
  { files: 'server/src/live/**',       may: ['own/**'], because: 'live/ holds the streams that are open, and knows neither HTTP nor the database.' },
  { files: 'server/src/db/**',         may: ['own/**', 'server/src/refusal.ts', 'type contracts/**'], packages: ['kysely', 'pg', 'pg-boss', 'zod', 'node:*'], because: 'db/ serves every feature and knows none.' },
  { files: 'server/src/app-accounts.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: everything about accounts, put together.' },
  { files: 'server/src/app-hiring.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: jobs that are offered and the applications for them, put together.' },
  { files: 'server/src/app-desk.ts',   may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: the staff desk, put together.' },
  { files: 'server/src/app-conversations.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: what both sides of an application write to each other, and hear of as it happens, put together.' },
  { files: 'server/src/app-candidates.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: everything about those who look for work, put together.' },
  { files: 'server/src/admin/**',      may: ['server/**', 'contracts/**'], packages: any, because: 'The admin command line stands beside main.ts: it opens the database itself.' },
  { files: 'server/src/app-resumes.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: the files of people, put together.' },
  { files: 'server/src/app-sponsorship.ts', may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: whether jobs can be sponsored, and the register of sponsors, put together.' },
  { files: 'server/src/app-jobs.ts',   may: ['server/**', 'contracts/**'], packages: any, because: 'A wing of app.ts: jobs as they are found, saved and recommended, put together.' },
  { files: 'server/src/demo/**',       may: ['server/**', 'contracts/**'], packages: any, because: 'Demo data goes through the API of app.ts, and stands beside main.ts: it opens the database itself.' },
  { files: 'server/src/app.ts',        may: ['server/**', 'contracts/**'], packages: any, because: 'app.ts is the table of contents of the server.' },
  { files: 'server/src/main.ts',       may: ['server/**', 'contracts/**', 'web/build/**'], packages: any, because: 'main.ts starts the server, and loads the built web.' },
  { files: 'server/src/{passwords,web-authn,own-records-zip,google-sign-in}.ts', may: ['own/*', 'contracts/src/product.ts'], packages: ['@node-rs/argon2', '@zxcvbn-ts/*', '@simplewebauthn/server', 'fflate', 'openid-client', 'zod', 'node:*'], because: 'Each of these files stands before one library, and knows nothing else.' },
  { files: 'server/src/*',             may: ['own/*', 'contracts/src/jitless.ts'], packages: ['zod', 'node:*'], because: 'Settings are read before all else.' },

  { files: 'web/**/*.test.{ts,tsx}',   may: ['web/**', 'contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'web/app/ui/**',            may: ['own/**'], packages: ofWidgets, because: 'The design system knows nothing of immigration.' },
  { files: 'web/app/text/**',          may: ['own/**', 'contracts/src/product.ts', 'type contracts/**', 'type rules/**'], because: 'Text says what was decided, and decides nothing.' },
  { files: 'web/app/page/**',          may: ['own/**', 'web/app/text/**', 'rules/src/kernel/**'], packages: ['react-router'], because: 'What every route module shares knows no page.' },
  { files: 'web/app/job/**',           may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'web/app/page/**', 'type contracts/**'], packages: ofWidgets, because: 'How a job is drawn, in public and behind the log-in: it knows no page.' },
  { files: 'web/app/shell/**',         may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'web/app/page/**', 'web/app/routes.ts'], packages: any, because: 'The frame around every page derives its menus from the routes and knows no page.' },
  { files: 'web/app/document/**',      may: ['own/**', 'web/app/text/**', 'web/app/ui/guilloche.ts', 'rules/src/kernel/**', 'rules/src/register.ts', 'rules/src/sources/**'], packages: ['pdfkit', 'node:*'], because: 'A document knows no tool and no page; it is written on the server.' },
  { files: 'web/app/law/**',           may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/marketing/**',     may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/articles/**',      may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/tools/**',         may: [...ofArea, 'web/app/document/*'], packages: ['*'], because: area },
  { files: 'web/app/account/**',       may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/jobs-public/**',   may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/dashboard/**',     may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/workspace/**',     may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/*',                may: ['web/app/**', 'contracts/**', 'rules/**'], packages: any, because: 'The root of the web joins its areas.' },
  { files: 'web/public/**',            may: [], packages: ['*'], because: 'A browser loads these files as they are.' },
  { files: 'web/*',                    may: ['web/**'], packages: any, because: 'Build settings know the web only.' },

  { files: 'e2e/**',                   may: ['e2e/**', 'contracts/**'], packages: any, because: 'A journey is a stranger at the door.' },
  { files: 'bench/**',                 may: ['bench/**', 'rules/**', 'contracts/**', 'server/src/{app,prefix-index,db/embedded/temporary}.ts'], packages: any, because: 'A bench measures what is served.' },
  { files: 'checks/**',                may: ['checks/**', 'rules/**'], packages: any, because: 'The laws read the other folders as text.' },
  { files: 'scripts/**',               may: ['scripts/**', 'rules/**', 'contracts/**', 'server/**', 'web/**'], packages: any, because: 'Scripts start the rest, and measure through bench/ as a process.' },
  { files: '*',                        may: ['*', 'scripts/**'], packages: any, because: 'Settings of the tools know the tools only.' },
];

const noRow =
  'No row of importTable in checks/architecture.ts covers this file. Move it to a place that has one; a new kind of place needs a row and a decision record.';

/** Imports that the table does not allow, and code that it does not cover. */
export function architecture(files: readonly RepositoryFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(({ path }) => isCode(path)).flatMap((file) => violationsIn(file, paths));
}

function violationsIn(file: RepositoryFile, paths: ReadonlySet<string>): Violation[] {
  const { path } = file;
  const row = importTable.find(({ files }) => matchesGlob(path, files));
  if (!row) return [{ path, line: 1, law: 'architecture', hint: noRow }];
  return importsOf(file).flatMap((found) => {
    const fault = faultOf(found, { path, row, paths });
    return fault === undefined ? [] : [{ path, line: found.line, law: 'architecture', hint: fault }];
  });
}
