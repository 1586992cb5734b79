import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import {
  recordSecret,
  requireSecret,
  type SecretState,
  secretState,
} from '../platform/db/encryption/secret-check.ts';
import { type MigrationState, migrate, migrationState } from '../platform/db/migrate/migrate.ts';
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
  readonly migration: MigrationState;
  readonly secretState: SecretState;
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

/** What a command can do with a database that is not as this release needs it. Without any, it is refused. */
export interface Tolerance {
  /** Works on a database that is at an earlier migration: `backup` before an upgrade does. */
  readonly earlierMigration?: true;
  /** Works with another secret than that of the database: it says what is wrong. */
  readonly anotherSecret?: true;
  /** Makes the database, or brings it up to date: `npm run demo` does, and no command. */
  readonly migrates?: true;
}

/**
 * Opens the database that the settings name, beside the site where that runs, else alone, and changes nothing in it. `name`
 * is the command as its caller types it.
 */
export async function openOffice(
  variables: Readonly<Record<string, string | undefined>>,
  name: string,
  tolerance: Tolerance = {},
): Promise<Office> {
  const settings = readEnvironment(variables);
  if (!tolerance.migrates) requireDataFolder(settings);
  await using resources = new AsyncDisposableStack();
  const { database, url, adminUrl } = resources.use(
    await databaseOf(settings, {
      name,
      say: (line) => console.log(line),
      onWarning: (message) => console.error(message),
    }),
  );
  const states = await statesOf(database, settings, tolerance);
  if (!tolerance.earlierMigration) await database.checkLogIns();
  let queue: Queue | undefined;
  resources.defer(async () => await queue?.stop());
  async function openedQueue(): Promise<Queue> {
    if (queue === undefined) {
      queue = await database.openQueue({ migrates: tolerance.migrates ?? false });
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
    ...states,
    audit: auditLog(settings.secret[0], Date.now),
    staff: settings.staffEmail ?? addressOf(settings.mailFrom),
    mailStaysHere: settings.loopback && isLoopbackOrigin(settings.origin) && settings.smtpUrl === undefined,
    queue: openedQueue,
    outbox: async () => outboxOn(await openedQueue()),
    now: Date.now,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** A command makes no database: in the wrong folder it would make an empty one, and say that nothing is there. */
function requireDataFolder({ databaseUrl, dataDir }: Environment): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'postgres'))) return;
  throw new Error(
    `There is no database in DATA_DIR ${dataDir} yet. Start the site once, which makes it, or set DATA_DIR to the folder of the site.`,
  );
}

async function statesOf(
  database: Database,
  settings: Environment,
  { earlierMigration, anotherSecret, migrates }: Tolerance,
): Promise<Pick<Office, 'migration' | 'secretState'>> {
  const files = readMigrationFiles(migrationsFolder);
  return await database.inSession(async (session) => {
    const stateOfSecret = await (anotherSecret ? secretState : requireSecret)(session, settings);
    if (migrates) {
      const newMigrations = await migrate(database, files);
      if (newMigrations.length > 0)
        console.log(`The database was brought to migration ${newMigrations.at(-1)}.`);
      await recordSecret(session, settings);
    }
    const migration = await migrationState(session, files);
    if (!earlierMigration) requireNewest(migration);
    return { migration, secretState: stateOfSecret };
  });
}

function requireNewest({ status, at, newest }: MigrationState): void {
  if (status === 'at the newest') return;
  if (status === 'empty')
    throw new Error(
      'The database is empty. Start the site once, which makes its tables, or `restore` a backup.',
    );
  throw new Error(
    `The database is at migration ${at}${status === 'old numbering' ? ' of an earlier release' : ''}, and this release needs ${newest}. Nothing was changed. Make a backup (\`npm run admin -- backup FOLDER\` works now), then start the site, which brings the database up to date.`,
  );
}
