import pg from 'pg';

const organisation = '00000000-0000-4000-8000-000000000001';
export const benchJob = '00000000-0000-4000-8000-000000000002';
const recruiter = '00000000-0000-4000-8000-000000000003';
/** The recruiter's token. */
export const benchToken = 'B'.repeat(43);

/** One job with this many applicants: most of them pending, some in each later stage, every fifth with a tag. */
export async function makeApplicants(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sqlFor(size));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const sqlFor = (size: number) => `
    insert into organisation (id, name) values ('${organisation}', 'Northgate Systems');
    insert into account (id, email, full_name, role)
      values ('${recruiter}', 'recruiter@example.com', 'Tom Ashdown', 'recruiter');
    insert into membership (account, organisation, role) values ('${recruiter}', '${organisation}', 'member');
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      values (gen_random_uuid(), '${recruiter}', encode(sha256('${benchToken}'::bytea), 'hex'), now(), false, now(),
        86400, now(), now(), now() + interval '1 day', 'A bench', '127.0.0.0/24');
    insert into job (id, organisation, slug, state, answers, published_at)
      values ('${benchJob}', '${organisation}', 'backend-engineer', 'published',
        '{"title":"Backend engineer","place":"London","nation":"england","workplace":"hybrid","level":"senior","employment":"permanent","hoursPerWeek":37.5,"currency":"GBP","payFrom":62000,"payTo":70000,"summary":"Payments."}', now());
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'candidate-' || n || '@example.com', 'Candidate ' || n, 'candidate'
      from generate_series(1, ${size}) n;
    insert into profile (account, answers)
      select id, '{"primaryRole":"Backend engineer","skills":["TypeScript","PostgreSQL"]}' from account
      where role = 'candidate';
    insert into application (id, account, job, organisation, position, company, text, state, changed_at)
      select gen_random_uuid(), id, '${benchJob}', '${organisation}', 'Backend engineer', 'Northgate Systems',
        'I have run services like yours for years.',
        (array['pending', 'pending', 'pending', 'interview', 'offer', 'rejected', 'hired'])[1 + n % 7],
        now() - n * interval '1 minute'
      from (select id, row_number() over (order by email) as n from account where role = 'candidate') made;
    insert into conversation (application, account, organisation)
      select id, account, organisation from application;
    insert into applicant_tag (organisation, name) values ('${organisation}', 'Strong');
    insert into application_tag (application, tag)
      select a.id, t.id from (select id, row_number() over () as n from application) a, applicant_tag t where n % 5 = 0`;
