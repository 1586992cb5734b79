import pg from 'pg';

/** Owns the database and the queue: migrations, mail, upkeep and imports. */
export const ownerLogIn = 'portway';
/** May become `portway_app` and nothing else: what serves a request connects as this one. */
export const webLogIn = 'portway_web';
const database = 'portway';

const isComplete = `
  select (select count(*) from pg_roles where rolname in ('portway_app', '${ownerLogIn}', '${webLogIn}')) = 3
    and exists (select from pg_database where datname = '${database}') as complete`;

/** The roles that a cluster needs; those that are there stay as they are. */
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

/** Makes the log-ins alone, without passwords, as the superuser whose address this is. */
export async function makeRolesOn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(makeRoles()).finally(() => client.end());
}

/** Makes the log-ins and the database, unless they are there. `url` is the superuser's, of the database `postgres`. */
export async function ensureLogIns(url: string, password?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ complete: boolean }>(isComplete);
    if (rows[0]?.complete === true) return;
    await client.query(makeRoles(password));
    // Made last: what was cut short before it is done again.
    await client.query(`create database ${database} owner ${ownerLogIn}`);
    await client.query(`revoke all on database ${database}, postgres, template1 from public`);
    await client.query(`grant connect on database ${database} to ${webLogIn}`);
  } finally {
    await client.end();
  }
}
