-- Those who hold a duty are told that its day moved, because a bank holiday was announced.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved'
));
create or replace function mail_choice(somebody uuid, kind text, organisation uuid) returns text language sql stable
  set search_path = public, pg_temp as $$
  select coalesce((
    select case
      when kind = 'message' then message_mail
      when kind in ('job-closing', 'job-sponsorability-changed', 'claim-decided', 'sponsor-days-moved') then job_mail
      when organisation is null then application_mail
      else applicant_mail
    end from notification_choice where account = somebody
  ), 'at-once')
$$;
