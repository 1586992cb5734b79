import pg from 'pg';

/** With the 100,000 workers that are looked at, and the 5,000 whose page is read meanwhile. */
export const organisations = {
  swept: '00000000-0000-4000-8000-000000000011',
  shown: '00000000-0000-4000-8000-000000000012',
} as const;
export type Sponsor = keyof typeof organisations;
/** The token of an officer of each. */
export const tokenOf: Readonly<Record<Sponsor, string>> = { swept: 'S'.repeat(43), shown: 'T'.repeat(43) };

/** Sponsored workers: most need nothing, some are absent, unpaid, not started, or near the end of a visa. */
export async function makeWorkers(url: string, sizes: Readonly<Record<Sponsor, number>>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sqlFor('swept', sizes.swept));
    await client.query(sqlFor('shown', sizes.shown));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const sqlFor = (sponsor: Sponsor, size: number) => {
  const organisation = organisations[sponsor];
  const officer = organisation.replace('0001', '0002').replace(/4000/, '4001');
  return `
    insert into organisation (id, name) values ('${organisation}', 'Northgate ${sponsor}');
    insert into account (id, email, full_name, role)
      values ('${officer}', '${sponsor}@example.com', 'Helen Marsh', 'recruiter');
    insert into membership (account, organisation, role, compliance_role)
      values ('${officer}', '${organisation}', 'owner', 'officer');
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      values (gen_random_uuid(), '${officer}', encode(sha256('${tokenOf[sponsor]}'::bytea), 'hex'), now(), true, now(),
        86400, now(), now(), now() + interval '1 day', 'A bench', '127.0.0.0/24');
    insert into held_licence (organisation) values ('${organisation}');
    insert into work_place (id, organisation, name, nation, kind)
      select gen_random_uuid(), '${organisation}', nation, nation, 'office'
      from unnest(array['england-and-wales', 'scotland', 'northern-ireland']) nation;
    insert into worker (id, organisation, full_name, certificate_start, certificate_ends, visa_from, visa_ends,
        started_on, salary_option)
      select gen_random_uuid(), '${organisation}', 'Worker ' || n, current_date - 400, current_date + 900,
        current_date - 420, current_date + 20 + (n % 2000), case when n % 500 = 0 then null else current_date - 400 end,
        (array['A', 'A', 'B', 'E'])[1 + n % 4]
      from generate_series(1, ${size}) n;
    insert into worker_terms (id, worker, organisation, from_day, job_title, occupation_code, pay_pence, hours_per_week,
        works_on, work_place, by_name)
      select gen_random_uuid(), w.id, w.organisation, current_date - 400, 'Programmer', '2134',
        case when n % 200 = 0 then 3000000 else 6500000 end, 37.5,
        case when n % 5 = 0 then '{1,2,3}'::smallint[] else '{1,2,3,4,5}'::smallint[] end, p.id, 'Helen Marsh'
      from (select id, organisation, row_number() over () as n from worker where organisation = '${organisation}') w
        join (select id, organisation, row_number() over () as m from work_place) p
          on p.organisation = w.organisation and (p.m + w.n) % 3 = 0;
    insert into worker_absence (id, worker, organisation, first_day, last_day, pay, agreed, by_name)
      select gen_random_uuid(), id, organisation, current_date - 60 - (n % 200)::int, current_date - 56 - (n % 200)::int,
        'unpaid', true, 'Helen Marsh'
      from (select id, organisation, row_number() over () as n from worker where organisation = '${organisation}') w
      where n % 3 = 0
      union all
      select gen_random_uuid(), id, organisation, current_date - 9 - (n % 9)::int, null, 'unpaid', false, 'Helen Marsh'
      from (select id, organisation, row_number() over () as n from worker where organisation = '${organisation}') w
      where n % 400 = 0;
    insert into right_to_work_check (id, worker, organisation, method, checked_on, checker_name, next_on, by_name)
      select gen_random_uuid(), id, organisation, 'online-share-code', current_date - 400, 'Helen Marsh', visa_ends,
        'Helen Marsh'
      from worker where organisation = '${organisation}'`;
};
