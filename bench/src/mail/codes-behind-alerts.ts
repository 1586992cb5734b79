import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Tables } from '@portway/server/platform/db/tables';
import { outbox } from '@portway/server/platform/mail/outbox';
import { openQueue } from '@portway/server/platform/queue/queue';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import type { Measure } from '../measure.ts';
import { spreadOf } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { freePort } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';

const alerts = 10_000;
const codes = 20;
const slowMs = 50;
const goalMs = 2_000;
const giveUpAfterMs = 60_000;

/** How long a code waits behind the morning's job alerts. */
export const codesBehindAlerts: Measure = {
  name: 'codes-behind-alerts',
  async run(ground) {
    await using post = await startSlowMailServer(slowMs);
    const { url, webUrl } = await ground.newDatabase();
    const settings = { DATABASE_URL: url, DATABASE_WEB_URL: webUrl, SMTP_URL: post.url };
    await using portway = await startPortway(await ground.dataFolder(), undefined, settings);
    await queueAlerts(url);
    const waits: number[] = [];
    for (let number = 0; number < codes; number += 1) {
      const email = `person-${number}@code.example`;
      const body = { email, fullName: 'A Person', password: 'quiet copper lantern drift', role: 'candidate' };
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await ask(portway.port, {
        path: '/api/auth/signup',
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (status >= 300) throw new Error(`The sign-up was answered with ${status}.`);
      const at = performance.now();
      while (!post.arrivals.has(email) && performance.now() - at < giveUpAfterMs) await setTimeout(5);
      waits.push((post.arrivals.get(email) ?? Number.POSITIVE_INFINITY) - at);
    }
    const alertsSent = post.arrivals.size - codes;
    const slowest = Math.max(...waits);
    return {
      title: 'A code behind ten thousand job alerts',
      about: [
        `${count(alerts)} alerts wait, and the mail server takes ${slowMs} ms for each mail. ${codes} sign-ups, one after the other: from the`,
        `response until the mail server has the code. Meanwhile ${count(alertsSent)} alerts were sent. Goal: at most ${count(goalMs)} ms.`,
      ],
      rows: [
        {
          'what is measured': 'a code leaves, in ms',
          'median (quartiles)': spread(spreadOf(waits)),
          slowest: short(slowest),
        },
      ],
      missed: slowest > goalMs ? [`A code took ${short(slowest)} ms.`] : [],
    };
  },
};

/** Adds them to the outbox as the job that sends alerts does, all at once. */
async function queueAlerts(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const queue = await openQueue({
    connection: { connectionString: url },
    onWarning: console.warn,
    run: async (sql) => void (await pool.query(sql)),
    migrates: true,
  });
  const mails = Array.from({ length: alerts }, (_, index) => ({
    ...{ kind: 'job-alert', subject: 'Six jobs', text: 'Six jobs', html: '<p>Six jobs</p>' },
    to: `person-${index}@${index % 50}.example`,
  }));
  await database.transaction().execute((transaction) => outbox(queue).post(transaction, mails));
  await queue.stop();
  await database.destroy();
}

/** A mail server that takes its time over each mail, and notes when it took it. */
interface MailServer extends AsyncDisposable {
  readonly url: string;
  /** When the last mail to an address arrived, on the clock of `performance.now()`. */
  readonly arrivals: ReadonlyMap<string, number>;
}

async function startSlowMailServer(milliseconds: number): Promise<MailServer> {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.once('end', async () => {
        await setTimeout(milliseconds);
        for (const { address } of envelope.rcptTo) arrivals.set(address, performance.now());
        callback(null, 'Taken');
      });
    },
  });
  // A client that ends in the middle of a mail is nothing of ours.
  server.on('error', () => {});
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
