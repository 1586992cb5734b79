import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Logged-in members of one organisation, and a conversation of which all of them are notified. */
export interface Audience extends AsyncDisposable {
  readonly tokens: readonly string[];
  /**
   * Writes a message; returns the time just before its commit, in nanoseconds of the machine's monotonic
   * clock.
   */
  write(): Promise<bigint>;
}

const candidate = '00000000-0000-4000-8000-000000000000';
const organisation = '00000000-0000-4000-8000-000000000001';
const application = '00000000-0000-4000-8000-000000000002';

/** Creates this many people in the database. */
export async function makeAudience(url: string, size: number): Promise<Audience> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into account (id, email, full_name, role)
      values ('${candidate}', 'candidate@example.com', 'A candidate', 'candidate');
    insert into organisation (id, name) values ('${organisation}', 'Northgate Systems');
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'listener-' || n || '@example.com', lpad(n::text, 43, 'A'), 'recruiter'
      from generate_series(1, ${size}) n;
    insert into membership (account, organisation, role)
      select id, '${organisation}', 'viewer' from account where role = 'recruiter';
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      select gen_random_uuid(), id, encode(sha256(full_name::bytea), 'hex'), now(), false, now(), 86400, now(), now(),
        now() + interval '1 day', 'A bench', '127.0.0.0/24'
      from account where role = 'recruiter';
    insert into application (id, account, organisation, position, company, text)
      values ('${application}', '${candidate}', '${organisation}', 'Engineer', 'Northgate Systems', '');
    insert into conversation (id, application, account, organisation)
      values ('${application}', '${application}', '${candidate}', '${organisation}');
    analyze`);
  let number = 0;
  return {
    tokens: Array.from({ length: size }, (_, index) => String(index + 1).padStart(43, 'A')),
    async write() {
      number += 1;
      await client.query('begin');
      await client.query(
        `insert into message (id, conversation, number, side, author, author_name, text)
         values ($1, $2, $3, 'candidate', $4, 'A candidate', 'Hello')`,
        [randomUUID(), application, number, candidate],
      );
      const at = process.hrtime.bigint();
      await client.query('commit');
      return at;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
