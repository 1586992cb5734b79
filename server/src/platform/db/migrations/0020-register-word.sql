-- What the register of sponsors says of an employer is kept beside its jobs, for cards and emails: the lists join nothing
-- for it. It is filled when a job is published, a claim or a name changes, and with the next edition.
alter table published_employer add column register_word jsonb;

create or replace view job_card as
  select job, j.organisation, j.slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast,
    e.slug as employer_slug, logo, register, depends_on, rate_answers, register_word
  from published_job j join published_employer e using (organisation);

create or replace view job_match as select 1 as tier, 1::bigint as key, 1 as total, card.* from job_card as card;

create function set_register_word(which uuid, word jsonb) returns void language sql security definer
  set search_path = public, pg_temp as $$
  update published_employer set register_word = word
  where organisation = which and register_word is distinct from word;
$$;
revoke execute on function set_register_word(uuid,jsonb) from public;
grant execute on function set_register_word(uuid,jsonb) to portway_app;
