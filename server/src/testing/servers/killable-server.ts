import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type DatabasePlace, openDatabase } from '../../platform/db/database.ts';
import { makeDatabase } from '../databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server process that can be killed and restarted on the same data. */
export async function startKillable(smtpUrl: string) {
  const database = await makeDatabase('migrated');
  const folder = mkdtempSync(join(tmpdir(), 'portway-killed-'));
  const { url, webUrl = '' } = database.place;
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: smtpUrl,
    STAFF_EMAIL: 'desk@portway.example',
    ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl },
  };
  let server = await started(settings);
  return {
    place: database.place,
    adminUrl: database.adminUrl,
    server: () => server,
    kill: () => server.child.kill('SIGKILL'),
    async startAgain() {
      await server.ended;
      server = await started(settings);
    },
    async [Symbol.asyncDispose]() {
      server.child.kill('SIGKILL');
      await server.ended;
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

async function started(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  await server.ready;
  // Its look at the mail server would be taken for the first email.
  const { child, output } = server;
  while (!output().includes('The mail server ') && child.exitCode === null && child.signalCode === null)
    await setTimeout(20);
  return server;
}

/** As if the process had been dead for an hour: its unfinished jobs count as interrupted. */
export async function anHourPasses(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  await sql`update pgboss.job set started_on = started_on - interval '1 hour',
    start_after = start_after - interval '1 hour'`.execute(database.owner);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.owner);
  await database.close();
}
