import '@portway/contracts/jitless';
import { sql } from 'kysely';
import { pino } from 'pino';
import { openOffice } from '../admin/office.ts';
import { createApp } from '../app.ts';
import { migrationsFolder, readMigrationFiles } from '../db/migration-files.ts';
import { openFileStore } from '../files/stores.ts';
import { makeMailQueues } from '../mail/postman.ts';
import { demoCandidates } from './demo-candidates.ts';
import { addCandidate, demoPassword, emailOf } from './fill.ts';

/** Fills an empty database with believable people, through the same API as everybody. */
async function demo(): Promise<void> {
  await using office = await openOffice(process.env);
  const { settings, database } = office;
  if (!office.mailStaysHere)
    throw new Error(
      'Demo data is for a machine that only you reach: its accounts share one known password, and their mail goes nowhere. Unset SMTP_URL, HOST and APP_ORIGIN.',
    );
  const { queries } = database;
  const known = await queries.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (known !== undefined)
    throw new Error(
      'There are accounts in this database already. Demo data goes into an empty one: name another DATA_DIR, or remove this one.',
    );
  await using queue = {
    opened: await database.openQueue(),
    [Symbol.asyncDispose]: () => queue.opened.stop(),
  };
  await makeMailQueues(queue.opened);
  const { api } = createApp({
    database,
    queue: queue.opened,
    newestMigration: readMigrationFiles(migrationsFolder).length,
    origin: settings.origin,
    secret: settings.secret,
    staff: office.staff,
    files: await openFileStore(settings),
    limited: false,
    mailbox: false,
    log: pino({ level: 'silent' }),
    now: Date.now,
  });
  const door = {
    origin: settings.origin,
    fetch: async (request: Request) => await api.fetch(request, { requestId: 'demo', visitor: 'demo' }),
    async codeTo(email: string) {
      const { rows } = await sql<{ subject: string }>`select subject from mail where recipient = ${email}
        order by created_at desc limit 1`.execute(queries);
      return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
    },
  };
  for (const [number, candidate] of demoCandidates.entries()) {
    await addCandidate(door, candidate, number);
    console.log(`  ${emailOf(candidate.fullName).padEnd(38)} ${candidate.answers.primaryRole}`);
  }
  console.log(
    `\n${demoCandidates.length} people who look for work. Each logs in at ${settings.origin}/login`,
  );
  console.log(`with the address above and the password: ${demoPassword}`);
}

await demo().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
