import pg from 'pg';
import { cannotBeUsed, type Database } from '../../platform/db/database.ts';
import { CommandRefused } from '../command.ts';

interface LogIn {
  readonly name: string;
  readonly unbound: boolean;
  /** Tables and sequences that it may not read; a sequence would be left out without an error. */
  readonly unread: string | null;
}

const askOf = `
  select rolname as name, rolsuper or rolbypassrls as unbound, (
    select string_agg(c.oid::regclass::text, ', ' order by c.oid::regclass::text) from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      and case when c.relkind = 'S' then not has_sequence_privilege(c.oid, 'select')
        when c.relkind in ('r', 'p') then not has_table_privilege(c.oid, 'select') else false end
  ) as unread
  from pg_roles where rolname = current_user`;

/** How an operator makes the log-in. */
export const makeBackupLogIn =
  "As a superuser, once: create role portway_backup login bypassrls password '…'; grant pg_read_all_data to portway_backup;";

/** Throws, with what to do, unless this log-in sees every row: row-level security binds the owner of the tables too. */
export async function requireEveryRow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<LogIn>(askOf);
  const [logIn] = rows;
  if (logIn === undefined)
    throw new CommandRefused('The log-in of the backup has a role that does not exist.');
  if (!logIn.unbound) {
    throw new CommandRefused(
      `${logIn.name} is bound by row-level security, so a backup by it would lack rows. Nothing was written. Set DATABASE_BACKUP_URL to a log-in with BYPASSRLS. ${makeBackupLogIn}`,
    );
  }
  if (logIn.unread !== null) {
    throw new CommandRefused(
      `${logIn.name} may not read ${logIn.unread}. Nothing was written. As a superuser: grant pg_read_all_data to ${logIn.name};`,
    );
  }
}

const askWhich = 'select system_identifier::text || current_database() as which from pg_control_system()';

/** Throws unless the address leads to the database of the site, or to a replica of it. */
export async function requireSameDatabase(url: string, { inSession }: Database): Promise<void> {
  const [ours] = await inSession((session) => session.rows(askWhich));
  const client = new pg.Client({ connectionString: url, application_name: 'portway-backup' });
  try {
    await client.connect().catch(cannotBeUsed('DATABASE_BACKUP_URL'));
    const { rows } = await client.query<{ which: string }>(askWhich);
    if (rows[0]?.which === ours?.which) return;
  } finally {
    await client.end();
  }
  throw new CommandRefused(
    'DATABASE_BACKUP_URL and DATABASE_URL name different databases. Name the same in both.',
  );
}
