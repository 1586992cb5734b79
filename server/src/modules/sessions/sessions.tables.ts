import { sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    session: SessionTable;
  }
}

export interface SessionTable {
  id: string;
  account: string;
  token_hash: string;
  previous_hash: string | null;
  renewed_at: Date;
  renewed_used_at: Date | null;
  bound_hash: string | null;
  second_factor: boolean;
  confirmed_at: Date;
  idle_seconds: number;
  began_at: Date;
  last_used_at: Date;
  ends_at: Date;
  device: string;
  network: string;
}

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
};
