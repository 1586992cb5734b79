import pg from 'pg';

/** Owns the database and the queue: migrations, mail, upkeep and imports. */
export const ownerLogIn = 'portway';
/** May become `portway_app` and nothing else: requests connect as this one. */
export const webLogIn = 'portway_web';
const database = 'portway';

const isComplete = `
  select (select count(*) from pg_roles where rolname in ('portway_app', '${ownerLogIn}', '${webLogIn}')) = 3
    and exists (select from pg_database where datname = '${database}') as complete`;

/** Creates the roles of a cluster; existing ones stay unchanged. */
const makeRoles = (password?: string) => `
do $$
begin
  if not exists (select from pg_roles where rolname = 'portway_app') then
    create role portway_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = '${ownerLogIn}') then
    create role ${ownerLogIn} login${password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`};
  end if;
  if not exists (select from pg_roles where rolname = '${webLogIn}') then
    -- It inherits nothing: before it becomes portway_app it may not read a row.
    create role ${webLogIn} login noinherit${password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`};
  end if;
  grant portway_app to ${ownerLogIn}, ${webLogIn};
end
$$`;

/** Creates only the log-ins, without passwords, as the superuser of this URL. */
export async function makeRolesOn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(makeRoles()).finally(() => client.end());
}

/**
 * Creates the log-ins and the database, if missing. `url` is the superuser's, for the database `postgres`.
 */
export async function ensureLogIns(url: string, password?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ complete: boolean }>(isComplete);
    if (rows[0]?.complete === true) return;
    await client.query(makeRoles(password));
    // Created last: if interrupted before, set-up runs again.
    await client.query(`create database ${database} owner ${ownerLogIn}`);
    await client.query(`revoke all on database ${database}, postgres, template1 from public`);
    await client.query(`grant connect on database ${database} to ${webLogIn}`);
  } finally {
    await client.end();
  }
}
