import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openFileStore } from '../platform/files/stores.ts';
import type { Office } from './office.ts';

/** The app without its site, for commands that need its services or tables. */
export async function appOf({ database, settings, staff, queue, now }: Office) {
  const { origin, secret } = settings;
  return createApp({
    database,
    queue: await queue(),
    files: await openFileStore(settings),
    uploads: { folder: join(settings.dataDir, 'uploads') },
    newestMigration: 0,
    origin,
    secret,
    staff,
    limited: false,
    mailbox: false,
    log: pino({ level: 'silent' }),
    now,
  });
}
