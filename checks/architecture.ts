import { matchesGlob } from 'node:path';
import { faultOf, type Row } from './import-row.ts';
import { importsOf } from './imports.ts';
import { isCode } from './syntax.ts';
import type { RepositoryFile, Violation } from './violation.ts';

const any = ['*', 'node:*'];
const tests = 'A test looks behind the layers of its own folder, not into a folder that one may not import.';
const area = 'Areas of the web share through kit/, subjects/, ui/ and text/, never with each other.';
const ofArea = [
  'web/app/workspaces/palette/findable.ts',
  'own/**',
  'web/app/ui/**',
  'web/app/text/**',
  'web/app/kit/**',
  'web/app/subjects/**',
  'type web/app/routes.ts',
  'type web/app/site/routes.ts',
  'contracts/**',
  'rules/**',
];
const ofWidgets = ['react', 'react-dom', 'react-router', 'lucide-react'];
const files = ['files/src/index.ts', 'files/src/testing/**'];
const ofFiles = [
  '@cantoo/pdf-lib',
  '@napi-rs/canvas',
  'fflate',
  'fontkit',
  'mammoth',
  'pdfjs-dist',
  'pdfkit',
  'saxes',
  'sharp',
  'yauzl',
  'zod',
  'node:*',
];
const ofPeople =
  'files/ checks, reads and renders what people send; it knows no server, and its test files only in tests.';
const ofService = [
  'beside/**/*.repository.ts',
  'beside/**/*.emails.ts',
  'beside/{prefix-index,title-spelling}.ts',
  'server/src/modules/candidate/jobs/reading/*',
  'type beside/search/**',
  'type beside/finders/**',
  'type beside/reading/**',
  'server/src/platform/mail/{email,organisation-mail}.ts',
  'type server/src/platform/mail/**',
  'beside/**/*.policy.ts',
  'server/src/modules/**/*.presenter.ts',
  'server/src/platform/refusal.ts',
  'server/src/platform/time/local-time.ts',
  'server/src/platform/auth/recent-login.ts',
  'server/src/platform/auth/authorisation.ts',
  'server/src/platform/auth/device.ts',
  'server/src/platform/auth/totp.ts',
  'type server/src/platform/auth/passwords.ts',
  'type server/src/platform/auth/web-authn.ts',
  'type server/src/platform/auth/google-sign-in.ts',
  'server/src/platform/telephone.ts',
  'server/src/platform/optimistic-lock.ts',
  'type server/src/platform/crypto/signed-link.ts',
  'server/src/platform/crypto/cipher.ts',
  'type server/src/platform/files/**',
  'type files/src/index.ts',
  'type server/src/platform/live/**',
  'type server/src/platform/db/request-context.ts',
  'type server/src/platform/db/audit.ts',
  'type server/src/platform/db/owned-table.ts',
  'rules/**',
  'type contracts/**',
  'type server/src/modules/**/*.service.ts',
];

/** Who may import whom. The first row whose `files` match a file is the file's row. */
// biome-ignore format: a table is read by its columns
export const importTable: readonly Row[] = [
  { files: 'rules/src/**/*.test.ts',   may: ['rules/**'], packages: ['vitest', 'fast-check'], because: tests },
  { files: 'rules/src/kernel/**/*',    may: ['own/**'], because: 'The kernel stands on nothing.' },
  { files: 'rules/src/register.ts',    may: ['rules/src/kernel/**', 'rules/src/*/index.ts'], because: 'The register lists what the topics publish in their index.' },
  { files: 'rules/src/*/**/*',         may: ['own/**', 'rules/src/kernel/**', 'rules/src/*/index.ts'], because: 'Law reads only law: its own topic, the kernel, the index of another topic.' },
  { files: 'rules/*.mjs',              may: ['own/*.mjs'], packages: ['node:*'], because: 'A recorder writes a published table into rules/src by hand.' },

  { files: 'formats/**',               may: ['own/**'], packages: ['vitest'], because: 'How a table, a calendar, XML and the day in London are written, for server and web alike; it knows neither.' },
  { files: 'files/src/testing/**',       may: ['own/**'], packages: any, because: 'Made, real and hostile files, for the tests of files/ and of the server.' },
  { files: 'files/**/*.test.ts',       may: ['files/**'], packages: any, because: tests },
  { files: 'files/src/*',              may: ['files/src/*', 'files/src/{doc,docx,pdf,pictures,rendering}/**'], packages: ofFiles, because: ofPeople },
  { files: 'files/src/*/**',           may: ['files/src/*', 'files/src/{doc,docx,pdf,pictures,rendering}/**'], packages: ofFiles, because: ofPeople },
  { files: 'contracts/**/*.test.ts',   may: ['contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'contracts/src/email-address.ts',    may: ['own/**'], packages: ['punycode.js', 'zod'], because: 'Browsers send a domain in other letters encoded.' },
  { files: 'contracts/types/**',       may: ['own/**'], packages: [], because: 'Types for packages without their own.' },
  { files: 'contracts/src/**',         may: ['own/**', 'rules/**'], packages: ['zod'], because: 'Server and browser both read a contract.' },

  { files: 'server/**/*.test.ts',      may: ['server/**', 'contracts/**', 'rules/**', ...files], packages: any, because: tests },
  { files: 'server/src/testing/**',    may: ['server/**', 'contracts/**', 'rules/**', ...files], packages: any, because: tests },
  { files: 'server/src/**/*.tables.ts',            may: ['type server/src/platform/db/{owned-table,tables}.ts', 'type server/src/**/*.tables.ts'], packages: ['kysely'], because: 'The columns of tables: whose data is in them, how long it is kept, how it is copied and erased.' },
  { files: 'server/src/modules/**/*.test-calls.ts',     may: ['server/src/testing/**', 'contracts/**'], packages: ['node:crypto'], because: 'How the tests of access call an operation: the running server never imports it.' },
  { files: 'server/src/modules/candidate/jobs/search/**',    may: ['own/**', 'server/src/platform/db/**', 'server/src/platform/refusal.ts', 'type server/src/**/*.tables.ts', 'type contracts/**'], packages: ['kysely', 'zod'], because: 'The job search is SQL, a step to a file.' },
  { files: 'server/src/modules/candidate/jobs/{prefix-index,title-spelling}.ts', may: ['rules/src/word-index/index.ts'], because: 'An index in memory knows nothing of jobs.' },
  { files: 'server/src/modules/candidate/jobs/reading/**', may: ['own/**', 'rules/src/role-search/index.ts', 'type contracts/**'], because: 'What the words of a search say follows from the words, and from what jobs and places are called.' },
  { files: 'server/src/modules/register/sponsor-register/search/**', may: ['own/**', 'server/src/modules/register/sponsor-register/*.policy.ts', 'type server/src/modules/register/sponsor-register/*.repository.ts', 'rules/src/word-index/index.ts'], because: 'The search of the register runs in memory: entries in, entries out.' },
  { files: 'server/src/modules/sponsor/worker-imports/reading/**', may: ['own/**', 'type server/src/modules/sponsor/worker-imports/**/*.repository.ts', 'contracts/**', 'rules/**'], packages: ['csv-parse', 'saxes', 'yauzl', 'zod', 'node:*'], because: 'What a file of workers says follows from the file, from the law and from what is on record.' },
  { files: 'server/src/modules/sponsor/records/reading/**', may: ['own/**', 'server/src/modules/sponsor/worker-imports/reading/cells/*', 'contracts/**', 'rules/**'], because: 'What a printed certificate says follows from its rows: words in, values with their places out.' },
  { files: 'server/src/modules/sponsor/right-to-work/reading/**', may: ['own/**', 'server/src/modules/sponsor/worker-imports/reading/cells/*', 'contracts/**', 'rules/**'], because: 'What a list of people says follows from its cells: rows in, people and questions out.' },
  { files: 'server/src/modules/candidate/resumes/suggestions/**', may: ['own/**', 'contracts/**'], packages: ['zod'], because: 'Suggestions follow from a text alone.' },
  { files: 'server/src/modules/hiring/employer-jobs/advertisement/**', may: ['own/**', 'contracts/**', 'rules/src/advertised-pay/index.ts', 'server/src/modules/candidate/resumes/suggestions/technologies.ts'], packages: ['htmlparser2'], because: 'What an advertisement says follows from its text alone.' },
  { files: 'server/src/modules/sponsor/duties/checks/finders/**', may: ['own/**', 'rules/**'], because: 'What is found follows from the facts of a worker or a sponsor and the day: facts in, findings out.' },
  { files: 'server/src/modules/site/newsletter/markup/**', may: ['own/**', 'contracts/**', 'rules/**'], packages: ['mdast-util-from-markdown'], because: 'What staff write becomes blocks, with figures of the law; it knows no mail and no database.' },
  { files: 'server/src/modules/account/personal-data/personal-data-zip.ts', may: ['contracts/src/product.ts'], packages: ['fflate'], because: 'This file alone knows how the copy of somebody\u2019s data is packed.' },
  { files: 'server/src/modules/**/*.routes.ts',     may: ['beside/**/*.service.ts', 'server/src/platform/http/**', 'contracts/**'], packages: ['hono', '@hono/*', 'zod'], because: 'A route parses, calls its service and presents.' },
  { files: 'server/src/modules/**/*.service.ts',    may: ofService, packages: ['node:crypto'], because: 'A service joins facts and law; it knows no HTTP and no SQL, and its module hands it the rest.' },
  { files: 'server/src/modules/**/*.repository.ts', may: ['type beside/finders/**', 'server/src/platform/db/**', 'server/src/modules/candidate/jobs/search/*', 'server/src/modules/**/*.repository.ts', 'type server/src/**/*.tables.ts', 'type server/src/platform/mail/**', 'type rules/**'], packages: ['kysely'], because: 'A repository reads and writes, and decides nothing.' },
  { files: 'server/src/modules/**/*.emails.ts',     may: ['beside/**/*.emails.ts', 'type beside/**/*.repository.ts', 'type server/src/platform/mail/**', 'server/src/platform/mail/{plain-words,organisation-mail}.ts', 'server/src/platform/time/local-time.ts', 'contracts/src/product.ts', 'type contracts/**', 'type rules/**'], because: 'The words of emails: facts in, an email out.' },
  { files: 'server/src/modules/**/*.policy.ts',     may: ['server/src/platform/refusal.ts', 'beside/**/*.policy.ts', 'type beside/**', 'type server/src/platform/db/request-context.ts', 'type contracts/**', 'type rules/**'], because: 'A policy says in a few lines who may do what.' },
  { files: 'server/src/modules/**/*.presenter.ts',  may: ['beside/**/*.presenter.ts', 'type contracts/**', 'type rules/**'], because: 'A presenter says how stored facts are shown, the same wherever they are: facts in, an answer out.' },
  { files: 'server/src/modules/**/*.module.ts',     may: ['beside/**', 'server/src/platform/**', 'type server/src/modules/**/*.{module,service}.ts', 'server/src/modules/**/*.{emails,policy,queues}.ts', 'contracts/**', 'files/src/index.ts'], because: 'A module wires itself, from the platform and the services of the modules that it names.' },
  { files: 'server/src/modules/**/*.queues.ts',  may: ['type server/src/platform/queue/queue.ts'], packages: [], because: 'A queue to which another module adds jobs: its name and its terms.' },
  { files: 'server/src/platform/http/pages/web-build.ts', may: ['server/src/platform/http/**', 'web/build/**'], packages: any, because: 'This file alone loads the built web.' },
  { files: 'server/src/platform/http/**',       may: ['own/**', 'server/src/platform/refusal.ts', 'type server/src/platform/db/request-context.ts', 'type server/src/platform/config/trusted-proxies.ts', 'contracts/**'], packages: ['hono', '@hono/*', 'pino', 'prom-client', 'zod', 'node:*'], because: 'http/ serves every module and knows none.' },
  { files: 'server/src/platform/mail/**',       may: ['own/**', 'type server/src/platform/{db,queue}/**', 'contracts/src/product.ts'], packages: ['kysely', 'nodemailer', 'pino', 'zod', 'node:*'], because: 'mail/ carries the emails of every module and knows none.' },
  { files: 'server/src/platform/files/**',      may: ['own/**', 'server/src/platform/crypto/cipher.ts', 'files/src/index.ts'], packages: ['@aws-sdk/client-s3', '@aws-sdk/lib-storage', 'fflate', 'zod', 'node:*'], because: 'Where files and their renderings are stored, and who scans them; it knows no module.' },
  { files: 'server/src/platform/traces/**',     may: ['own/**', 'server/src/platform/http/request-{id,log,scope}.ts', 'type server/src/platform/{mail,queue}/**'], packages: ['@opentelemetry/*', 'node:*'], because: 'traces/ alone knows OpenTelemetry; the rest hands it what to trace.' },
  { files: 'server/src/platform/live/**',       may: ['own/**'], because: 'live/ holds the streams that are open, and knows neither HTTP nor the database.' },
  { files: 'server/src/platform/queue/**',       may: ['own/**', 'type server/src/platform/db/**'], packages: ['kysely', 'pg-boss'], because: 'jobs/ runs work later, for every module, and knows none.' },
  { files: 'server/src/platform/db/**',         may: ['own/**', 'type server/src/platform/**/*.tables.ts', 'server/src/platform/{queue,config}/**', 'server/src/platform/refusal.ts', 'type contracts/**'], packages: ['kysely', 'pg', 'pg-boss', 'zod', 'node:*'], because: 'db/ serves every module and knows none.' },
  { files: 'server/src/platform/auth/**',       may: ['own/**', 'server/src/platform/refusal.ts'], packages: ['@node-rs/argon2', '@zxcvbn-ts/*', '@simplewebauthn/server', 'openid-client', 'zod', 'node:*'], because: 'Who may do what, and the libraries that prove who somebody is, one to a file.' },
  { files: 'server/src/platform/{config,crypto,time}/**', may: ['own/**', 'contracts/src/jitless.ts'], packages: ['zod', 'node:*'], because: 'Settings, ciphers and clocks stand on nothing else.' },
  { files: 'server/src/platform/*',             may: ['server/src/platform/**', 'contracts/**', 'files/src/index.ts'], packages: ['node:util', 'hono', 'pino'], because: 'What a module is given, and what it gives.' },
  { files: 'server/src/admin/**',      may: ['server/**', 'contracts/**'], packages: any, because: 'The admin command line stands beside main.ts: it opens the database itself.' },
  { files: 'server/src/seed/**',       may: ['server/**', 'contracts/**'], packages: any, because: 'Made-up people and jobs go through the API of app.ts; this stands beside main.ts, and opens the database itself.' },
  { files: 'server/src/app{,-modules,-queues}.ts', may: ['server/**', 'contracts/**', 'files/src/index.ts'], packages: any, because: 'app-modules.ts lists the modules, in order of dependence; app.ts serves them.' },
  { files: 'server/src/{main,start-site}.ts', may: ['server/**', 'contracts/**', 'rules/src/recorded/**', 'web/build/**'], packages: any, because: 'main.ts looks at settings and port, then loads start-site.ts, which serves the site with the built web.' },
  { files: 'server/src/stop-signal.ts', may: [], packages: ['node:*'], because: 'main.ts asks to be told when to stop before anything else.' },

  { files: 'web/**/*.test.{ts,tsx,mjs}',   may: ['web/**', 'contracts/**', 'rules/**'], packages: any, because: tests },
  { files: 'web/app/ui/**',            may: ['own/**'], packages: ofWidgets, because: 'The design system knows nothing of immigration.' },
  { files: 'web/app/text/**',          may: ['own/**', 'contracts/src/product.ts', 'type contracts/**', 'type rules/**'], because: 'Text says what was decided, and decides nothing.' },
  { files: 'web/app/kit/**',           may: ['web/app/kit/**', 'web/app/ui/**', 'web/app/text/**', 'rules/src/kernel/**', 'contracts/**', 'type web/app/workspaces/frame.tsx'], packages: [...ofWidgets, 'dequal'], because: 'What every page or workspace is made of knows no page.' },
  { files: 'web/app/subjects/document/**', may: ['own/**', 'web/app/text/**', 'web/app/ui/guilloche.ts', 'rules/src/kernel/**', 'rules/src/register.ts', 'rules/src/recorded/**'], packages: ['pdfkit', 'node:*'], because: 'A document knows no tool and no page; it is written on the server.' },
  { files: 'web/app/subjects/reporting-deadline/**', may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'rules/**'], packages: ofWidgets, because: 'A deadline is counted and drawn the same in the tool, on the page of duties and for a sponsor: docs/decisions/0078.' },
  { files: 'web/app/subjects/right-to-work/**', may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'web/app/kit/forms/answers-in.ts', 'rules/**', 'contracts/src/law/calculators/{right-to-work,who-checks}.ts'], packages: ofWidgets, because: 'A right to work check is asked about and judged the same in the tool and on record: docs/decisions/0135.' },
  { files: 'web/app/subjects/cv-pages/**', may: ['own/**'], packages: ['react', 'pdfjs-dist'], because: 'The pages of a PDF, drawn the same for its owner and for a recruiter.' },
  { files: 'web/app/subjects/**',      may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'type contracts/**'], packages: ofWidgets, because: 'A subject is drawn the same in public and behind the log-in: it knows no page.' },
  { files: 'web/app/site/frame/**',    may: ['own/**', 'web/app/ui/**', 'web/app/text/**', 'web/app/kit/**', 'web/app/routes.ts', 'contracts/**', 'rules/**'], packages: any, because: 'The frame around every public page derives its menus from the routes and knows no page.' },
  { files: 'web/app/site/*.ts',        may: ['web/app/site/*.ts', 'web/app/text/**', 'contracts/**', 'rules/**'], because: 'The list of public pages is read by the build, and by menus and the sitemap.' },
  { files: 'web/app/site/*/**',        may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/workspaces/palette/**', may: ['own/**', 'web/app/account/workspace.ts', 'web/app/workspaces/{,*/}workspace.ts', 'web/app/workspaces/candidate/profile-words.ts', 'web/app/kit/**', 'web/app/text/**', 'web/app/{routes,workspace-routes}.ts', 'contracts/**', 'rules/**'], packages: ['*'], because: 'The command palette collects what each workspace lets people find.' },
  { files: 'web/app/workspaces/*',     may: [...ofArea, 'web/app/workspaces/**', 'web/app/account/workspace.ts'], packages: ['*'], because: 'The frame that workspaces share joins their parts of the sidebar.' },
  { files: 'web/app/workspaces/*/**',  may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/account/**',       may: ofArea, packages: ['*'], because: area },
  { files: 'web/app/server-rewrites/**', may: ['own/**', 'web/app/site/frame/theme-script.tsx'], because: 'What is checked and added in a rendered page, in one place.' },
  { files: 'web/app/*',                may: ['web/app/**', 'contracts/**', 'rules/**'], packages: any, because: 'The root of the web joins its areas.' },
  { files: 'web/public/**',            may: [], packages: ['*'], because: 'A browser loads these files as they are.' },
  { files: 'web/*',                    may: ['web/**'], packages: any, because: 'Build settings know the web only.' },

  { files: 'e2e/**',                   may: ['e2e/**', 'contracts/**'], packages: any, because: 'A journey is a stranger at the door.' },
  { files: 'bench/**',                 may: ['bench/**', 'rules/**', 'contracts/**', 'server/src/{app,admin/register/register-file,modules/candidate/jobs/prefix-index,modules/register/sponsor-register/{folded-name.policy,search/search-sponsors,search/sponsor-index},platform/db/embedded/temporary,platform/mail/outbox,platform/db/tables,platform/queue/queue}.ts'], packages: any, because: 'A bench measures what is served.' },
  { files: 'checks/**',                may: ['checks/**', 'rules/**'], packages: any, because: 'The laws read the other folders as text.' },
  { files: 'scripts/**',               may: ['scripts/**', 'rules/**', 'contracts/**', 'server/**', 'web/**'], packages: any, because: 'Scripts start the rest, and measure through bench/ as a process.' },
  { files: '*',                        may: ['*', 'scripts/**'], packages: any, because: 'Settings of the tools know the tools only.' },
];

/** The law and its tests stand on nothing else; every other place may use the formats. */
const isLaw = /^rules\//;

const noRow =
  'No row of importTable in checks/architecture.ts covers this file. Move it to a place that has one; a new kind of place needs a row and a decision record.';

/** Imports that the table does not allow, and files that it does not cover. */
export function architecture(files: readonly RepositoryFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.filter(({ path }) => isCode(path)).flatMap((file) => violationsIn(file, paths));
}

function violationsIn(file: RepositoryFile, paths: ReadonlySet<string>): Violation[] {
  const { path } = file;
  const ownRow = importTable.find(({ files }) => matchesGlob(path, files));
  if (!ownRow) return [{ path, line: 1, law: 'architecture', hint: noRow }];
  const row = isLaw.test(path) ? ownRow : { ...ownRow, may: [...ownRow.may, 'formats/src/**'] };
  return importsOf(file).flatMap((imported) => {
    const fault = faultOf(imported, { path, row, paths });
    return fault === undefined ? [] : [{ path, line: imported.line, law: 'architecture', hint: fault }];
  });
}
