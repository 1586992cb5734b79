import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** A sponsor of the bench, with an officer of its own. */
export interface MadeSponsor {
  /** Of a session of the officer, with a second factor. */
  readonly token: string;
  /** The id of a worker by the number. */
  readonly workerId: (number: number) => string;
}

/** Adds a sponsor with so many workers, their records, checks and differences between papers, past row-level security. */
export async function addSponsor(adminUrl: string, workers: number): Promise<MadeSponsor> {
  const [organisation, account] = [randomUUID(), randomUUID()];
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const begin = organisation.slice(0, 24);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`insert into organisation (id, name) values ($1, 'A bench')`, [organisation]);
    await client.query(
      `insert into account (id, email, full_name, role) values ($1, $2, 'A bench', 'recruiter')`,
      [account, `${account}@example.com`],
    );
    await client.query(
      `insert into membership (account, organisation, role, compliance_role, hiring)
       values ($1, $2, 'member', 'officer', 'none')`,
      [account, organisation],
    );
    await client.query(
      `insert into session (id, account, token_hash, second_factor, renewed_at, confirmed_at, idle_seconds, began_at,
         last_used_at, ends_at, device, network)
       values (gen_random_uuid(), $1, $2, true, now(), now(), 86400, now(), now(), now() + interval '1 day', 'A bench',
         '127.0.0.1')`,
      [account, hash],
    );
    await client.query(
      `insert into worker (id, organisation, full_name, reference, started_on, visa_ends, last_check_on, excuse, excuse_until,
         next_check_on, records_needed, records_kept, records_missing, records_unknown, records_held, records_end_on,
         records_keep_until)
       select ($1 || lpad(n::text, 12, '0'))::uuid, $2, 'Worker ' || n, 'P' || n, date '2024-01-01' + n % 700,
         current_date + n % 1500, date '2024-01-01' + n % 700, 'until', current_date + n % 1500, current_date + n % 1500,
         14, 14 - n % 7, n % 7, n % 4, (n % 97 = 0)::int, case when n % 5 = 0 then current_date + n % 400 end,
         case when n % 20 = 0 then current_date - n % 90 end
       from generate_series(1, $3::int) n`,
      [begin, organisation, workers],
    );
    await client.query(
      `insert into worker_agreement (worker, organisation, unexplained, since, explained)
       select id, organisation, case when started_on < date '2024-03-01' then array['pay', 'job-title'] else '{}' end,
         case when started_on < date '2024-03-01' then started_on end, 0 from worker where organisation = $1`,
      [organisation],
    );
    for (const table of ['worker', 'worker_agreement']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
  return { token, workerId: (number) => begin + String(number).padStart(12, '0') };
}
