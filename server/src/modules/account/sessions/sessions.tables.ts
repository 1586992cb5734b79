import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type SessionTable = Tables['session'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sessionsTables: OwnedTables = {
  session: {
    subject: 'account',
    personal: ['device', 'network', 'began_at', 'last_used_at'],
    retention: 'Until it ends.',
    expire: () => [sql`delete from session where ends_at < now()`],
    copy: {
      name: 'sessions',
      title: 'Where you are logged in',
      about: 'Devices and networks, never a whole address.',
      rows: ({ account }) =>
        sql`select device, network, began_at, last_used_at, ends_at, second_factor
        from session where account = ${account} order by began_at`,
    },
  },
  known_device: {
    subject: 'account',
    personal: ['device', 'proved_at', 'last_used_at'],
    retention: '400 days after its last use, as long as a browser keeps the cookie.',
    expire: () => [sql`delete from known_device where last_used_at < now() - interval '400 days'`],
    copy: {
      name: 'devices',
      title: 'Devices you have used',
      about: 'Browsers and programs that have logged in, which strangers cannot lock out.',
      rows: ({ account }) =>
        sql`select device, proved_at, last_used_at from known_device where account = ${account} order by proved_at`,
    },
  },
};
