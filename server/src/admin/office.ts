import { makeQueues } from '../app-queues.ts';
import {
  addressOf,
  type Environment,
  isLoopbackOrigin,
  readEnvironment,
} from '../platform/config/environment.ts';
import { type Audit, auditLog } from '../platform/db/audit.ts';
import type { Database } from '../platform/db/database.ts';
import { databaseOf } from '../platform/db/database-of.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { outbox as outboxOn } from '../platform/mail/outbox.ts';
import type { Queue } from '../platform/queue/queue.ts';

/** What the commands work with: the same database, settings and secret as the server. */
export interface Office extends AsyncDisposable {
  readonly settings: Environment;
  readonly database: Database;
  /** The address of the owner of the tables. */
  readonly url: string;
  /** The address of a superuser, which backup and restore need; undefined with DATABASE_URL. */
  readonly adminUrl: string | undefined;
  readonly audit: Audit;
  /** Where answers to our mails go. */
  readonly staff: string;
  /** Whether mail stays on this machine, where `/dev/mailbox` shows it. */
  readonly mailStaysHere: boolean;
  /** Opens the queue of the emails when it is first asked for. */
  queue(): Promise<Queue>;
  outbox(): Promise<Outbox>;
  readonly now: () => number;
}

/**
 * Opens the database that the settings name, and brings it to the newest migration: beside the site where that runs, else
 * alone. `name` is the command as its caller types it.
 */
export async function openOffice(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
): Promise<Office> {
  const settings = readEnvironment(variables);
  await using resources = new AsyncDisposableStack();
  const { database, url, adminUrl } = resources.use(
    await databaseOf(settings, {
      name,
      say: (line) => console.log(line),
      onWarning: (message) => console.error(message),
    }),
  );
  const applied = await migrate(database, readMigrationFiles(migrationsFolder));
  if (applied.length > 0) console.log(`The database was brought to migration ${applied.at(-1)}.`);
  await database.checkLogIns();
  let queue: Queue | undefined;
  resources.defer(async () => await queue?.stop());
  async function openedQueue(): Promise<Queue> {
    if (queue === undefined) {
      queue = await database.openQueue();
      await makeQueues(queue);
    }
    return queue;
  }
  const stack = resources.move();
  return {
    settings,
    database,
    url,
    adminUrl,
    audit: auditLog(settings.secret[0], Date.now),
    staff: settings.staffEmail ?? addressOf(settings.mailFrom),
    mailStaysHere: settings.loopback && isLoopbackOrigin(settings.origin) && settings.smtpUrl === undefined,
    queue: openedQueue,
    outbox: async () => outboxOn(await openedQueue()),
    now: Date.now,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
