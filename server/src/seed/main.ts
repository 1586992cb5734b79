import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { undoSeconds } from '@portway/contracts/hiring/employer-applications/undo-seconds';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { type Office, openOffice } from '../admin/office.ts';
import { firstPasswordLink } from '../admin/staff/create-staff.ts';
import { type App, createApp } from '../app.ts';
import { makeQueues } from '../app-queues.ts';
import { asAppWith } from '../platform/db/as-app.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import type { Tables } from '../platform/db/tables.ts';
import { openFileStore } from '../platform/files/stores.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { addRegister, confirmEntry } from './add-register.ts';
import { demoApplications, demoHiring } from './demo-applications.ts';
import { demoCandidates } from './demo-candidates.ts';
import { demoKept } from './demo-kept.ts';
import { demoOrganisations } from './demo-organisations.ts';
import { addExamples } from './examples/add-examples.ts';
import { fill } from './fill.ts';
import { howToLogIn } from './log-in/how-to-log-in.ts';
import type { DemoDoor } from './people.ts';
import '@portway/contracts/jitless';

const everything = {
  candidates: demoCandidates,
  organisations: demoOrganisations,
  applications: [...demoApplications, ...demoHiring],
  kept: demoKept,
};

/** Fills an empty database with believable people and jobs, through the same API as everybody. */
async function demo(): Promise<void> {
  await using office = await openOffice(process.env, 'npm run demo', { migrates: true });
  await requireEmpty(office);
  await using queue = {
    opened: await office.database.openQueue(),
    [Symbol.asyncDispose]: () => queue.opened.stop(),
  };
  await makeQueues(queue.opened);
  const began = performance.now();
  const app = await appOf(office, queue.opened);
  console.log(`  ${await addRegister(office.database.owner, Date.now())}`);
  const logIns = await fill(doorOf(office, app), everything, (line) => console.log(`  ${line}`));
  await confirmEntry(office.database.owner, 'Larkspur Robotics');
  await addExamples(office.database.owner, Date.now());
  console.log('  figures, testimonials and contact details of ours, each an example');
  // The server does this every quarter of an hour.
  await app.services.jobs.upkeep.refreshBadges();
  console.log(`\nFilled in ${Math.round((performance.now() - began) / 1000)} seconds.\n`);
  for (const line of howToLogIn(office.settings.origin, logIns, process.env)) console.log(line);
}

async function requireEmpty({ database, mailStaysHere }: Office): Promise<void> {
  if (!mailStaysHere)
    throw new Error(
      'Demo data is for a machine that only you reach: its accounts share one known password, and their mail goes nowhere. Unset SMTP_URL, HOST and APP_ORIGIN.',
    );
  // Row-level security shows the owner of the tables no account.
  const account = await asAppWith(database.queries, { staff: 'yes' }, async (transaction) => {
    return await transaction.selectFrom('account').select('id').limit(1).executeTakeFirst();
  });
  if (account !== undefined)
    throw new Error(
      'There are accounts in this database already. Demo data goes into an empty one: name another DATA_DIR, or remove this one.',
    );
}

async function appOf({ settings, database, staff }: Office, queue: Queue): Promise<App> {
  return createApp({
    database,
    queue,
    newestMigration: readMigrationFiles(migrationsFolder).length,
    origin: settings.origin,
    secret: settings.secret,
    staff,
    files: await openFileStore(settings),
    uploads: { folder: join(settings.dataDir, 'uploads') },
    limited: false,
    mailbox: false,
    log: pino({ level: 'silent' }),
    now: Date.now,
  });
}

/** The API in this process, and the mails that it leaves in the outbox. */
function doorOf(office: Office, { api, services }: App): DemoDoor {
  const { settings, database } = office;
  return {
    origin: settings.origin,
    firstPasswordLink: (person) => firstPasswordLink(person, office),
    fetch: async (request) => await api.fetch(request, { requestId: 'demo', visitor: 'demo' }),
    newestMailTo: (email) => newestMail(database.owner, email),
    async sendRejections() {
      await setTimeout(undoSeconds * 1000);
      await services.rejections.sendOverdue();
      await services.moving.tellOverdue();
    },
    backdate: (job, days) => backdate(database.owner, job, days),
    now: Date.now,
  };
}

await demo().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

/** Lets a job have been published and closed so many days sooner: nobody can do that, and the demo has no past. */
export async function backdate(queries: Kysely<Tables>, job: string, days: number): Promise<void> {
  await sql`update job set published_at = published_at - make_interval(days => ${days}),
    closed_at = closed_at - make_interval(days => ${days}) where id = ${job}`.execute(queries);
}

/** The newest mail to an address, as it lies in the outbox: nobody carries it. */
export async function newestMail(
  queries: Kysely<Tables>,
  email: string,
): Promise<{ readonly subject: string; readonly text: string }> {
  return await queries
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
