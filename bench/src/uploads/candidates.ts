import pg from 'pg';

/** Logs in this many candidates, directly in the database, and returns their tokens. */
export async function makeCandidates(url: string, size: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'sender-' || n || '@example.com', lpad(n::text, 43, 'B'), 'candidate'
      from generate_series(1, ${size}) n;
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      select gen_random_uuid(), id, encode(sha256(full_name::bytea), 'hex'), now(), false, now(), 86400, now(), now(),
        now() + interval '1 day', 'A bench', '127.0.0.0/24'
      from account;
    analyze`);
  await client.end();
  return Array.from({ length: size }, (_, index) => String(index + 1).padStart(43, 'B'));
}
