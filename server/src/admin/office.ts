import { join } from 'node:path';
import { type Audit, auditLog } from '../db/audit.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../db/migration-files.ts';
import type { Queue } from '../db/queue.ts';
import { addressOf, type Environment, isLoopbackOrigin, readEnvironment } from '../environment.ts';
import type { Outbox } from '../mail/outbox.ts';
import { outbox as outboxOn } from '../mail/outbox.ts';
import { makeMailQueues } from '../mail/postman.ts';

/** What the commands work with: the same database, settings and secret as the server. */
export interface Office extends AsyncDisposable {
  readonly settings: Environment;
  readonly database: Database;
  readonly audit: Audit;
  /** Where answers to our mails go. */
  readonly staff: string;
  /** Whether mail stays on this machine, where `/dev/mailbox` shows it. */
  readonly mailStaysHere: boolean;
  /** Opens the queue of the mails when it is first asked for. */
  outbox(): Promise<Outbox>;
  readonly now: () => number;
}

/**
 * Opens the database that the settings name, and brings it to the newest migration. Throws, saying what to do, when
 * the server has the data folder: PGlite takes one process at a time.
 */
export async function openOffice(variables: Readonly<Record<string, string | undefined>>): Promise<Office> {
  const settings = readEnvironment(variables);
  await using opened = new AsyncDisposableStack();
  if (settings.databaseUrl === undefined) {
    const lock = lockDataFolder(settings.dataDir);
    opened.defer(() => lock.release());
  }
  const database = await openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataDir, 'pglite'),
    onWarning: (message) => console.error(message),
  });
  opened.defer(() => database.close());
  const applied = await migrate(database, readMigrationFiles(migrationsFolder));
  if (applied.length > 0) console.log(`The database was brought to migration ${applied.at(-1)}.`);
  let queue: Queue | undefined;
  opened.defer(async () => await queue?.stop());
  const stack = opened.move();
  return {
    settings,
    database,
    audit: auditLog(settings.secret, Date.now),
    staff: settings.staffEmail ?? addressOf(settings.mailFrom),
    mailStaysHere: settings.loopback && isLoopbackOrigin(settings.origin) && settings.smtpUrl === undefined,
    async outbox() {
      if (queue === undefined) {
        queue = await database.openQueue();
        await makeMailQueues(queue);
      }
      return outboxOn(queue);
    },
    now: Date.now,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
