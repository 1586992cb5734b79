import type pg from 'pg';

const oldestVersion = 150_000;

interface Owner {
  readonly version: number;
  readonly name: string;
  readonly unbound: boolean;
}

/**
 * Checks the log-in that owns the database. Throws when PostgreSQL is too old; warns when row-level security
 * does not apply to it.
 */
export async function checkOwner(pool: pg.Pool, onWarning: (message: string) => void): Promise<void> {
  const { rows } = await pool.query<Owner>(`
    select current_setting('server_version_num')::int as version, rolname as name, rolsuper or rolbypassrls as unbound
    from pg_roles where rolname = current_user`);
  const [login] = rows;
  if (login === undefined) throw new Error('it connects as a role that does not exist.');
  if (login.version < oldestVersion) {
    throw new Error(`it is PostgreSQL ${Math.floor(login.version / 10_000)}, and 15 or later is needed.`);
  }
  if (login.unbound) {
    onWarning(
      `DATABASE_URL connects as ${login.name}, whom row-level security does not bind. Use a log-in that is neither superuser nor BYPASSRLS.`,
    );
  }
}

/** Throws, with what to do, where the owner is outside the group of the requests: each of them would fail. */
export async function checkOwnersGroup(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; becomes: boolean | null }>(`
    select current_user as name, (select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = 'portway_app') as becomes`);
  const [login] = rows;
  if (login === undefined || login.becomes === true) return;
  throw new Error(
    login.becomes === null
      ? `There is no role portway_app, as which requests run. As a superuser: create role portway_app nologin; grant portway_app to ${login.name};`
      : `DATABASE_URL connects as ${login.name}, who is outside the group portway_app, as which requests run. As a superuser: grant portway_app to ${login.name};`,
  );
}

interface WebLogIn {
  readonly name: string;
  readonly unbound: boolean;
  readonly owns: boolean;
  readonly becomes: boolean;
  readonly inherits: boolean;
}

const askOfWeb = `
  select rolname as name, rolsuper or rolbypassrls as unbound,
    exists (select from pg_class where relname = 'migration' and relnamespace = 'public'::regnamespace
      and pg_has_role(current_user, relowner, 'member')) as owns,
    pg_has_role(current_user, 'portway_app', 'member') as becomes,
    pg_has_role(current_user, 'portway_app', 'usage') as inherits
  from pg_roles where rolname = current_user`;

/**
 * Checks, after the migrations, the log-in that serves requests; throws, with what to do, unless becoming
 * `portway_app` is all it can do.
 */
export async function checkWebLogIn(web: pg.Pool, owner: pg.Pool): Promise<void> {
  const { rows } = await web.query<WebLogIn>(askOfWeb);
  const [login] = rows;
  if (login === undefined) throw new Error('DATABASE_WEB_URL connects as a role that does not exist.');
  const fault = faultOf(login);
  if (fault !== undefined) {
    throw new Error(
      `DATABASE_WEB_URL connects as ${login.name}, who ${fault}. As a superuser: create role portway_web login noinherit password '…'; grant portway_app to portway_web; and nothing else.`,
    );
  }
  const started = 'select pg_postmaster_start_time()::text || current_database() as server';
  const [one, other] = await Promise.all([web, owner].map((pool) => pool.query<{ server: string }>(started)));
  if (one?.rows[0]?.server !== other?.rows[0]?.server) {
    throw new Error('DATABASE_WEB_URL and DATABASE_URL name different databases. Name the same in both.');
  }
}

function faultOf({ unbound, owns, becomes, inherits }: WebLogIn): string | undefined {
  if (unbound) return 'is not bound by row-level security';
  if (owns) return 'may do what the owner may';
  if (!becomes) return 'may not become portway_app';
  if (inherits) return 'has what portway_app may do without becoming it';
  return undefined;
}
