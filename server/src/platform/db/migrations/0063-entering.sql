-- A request that brings a token enters in two calls, each of them a round trip: its session, and who it then acts as.
-- Statements in these bodies run strictly one after the other, so a variable is set before any row is read by it, and
-- their plans stay with the connection, also behind a pooler that forgets names. They run with the rights of their
-- caller, bound by row-level security like any statement of the request.

-- The session of a token, which is also the one before the last change.
create function session_of_token(brought_hash text) returns setof session language plpgsql as $$
begin
  perform set_config('portway.token', brought_hash, true);
  return query select * from session s where s.token_hash = brought_hash or s.previous_hash = brought_hash;
end
$$;

-- Whom a session acts as, and the organisation it acts for: null when that is none of theirs. `acting_for` is
-- 'oneself', 'home', 'first organisation', or the id of one. No row where the account is gone.
create function enter_as(
  entering uuid, through uuid, proved boolean, acting_for text,
  out full_name text, out email text, out role text, out deletion_due timestamptz, out candidate boolean,
  out app boolean, out passkey boolean, out second_factor boolean,
  out organisation uuid, out member_role text, out compliance_role text
) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('portway.account', entering::text, true);
  select a.full_name, a.email, a.role, a.deletion_due,
      a.role = 'candidate' or (a.role <> 'staff' and exists (select from profile p where p.account = a.id)),
      exists (select from authenticator t where t.account = a.id and t.confirmed_at is not null),
      exists (select from passkey k where k.account = a.id),
      -- It may have been proved in this session since that was read.
      exists (select from session s where s.id = through and s.second_factor),
      m.organisation, m.role, m.compliance_role
    into full_name, email, role, deletion_due, candidate, app, passkey, second_factor,
      organisation, member_role, compliance_role
    from account a
    left join lateral (
      select b.organisation, b.role, b.compliance_role from membership b
      where b.account = a.id and a.role <> 'staff' and case acting_for
        when 'oneself' then false
        when 'home' then a.role = 'recruiter'
        when 'first organisation' then true
        else b.organisation::text = acting_for
      end
      order by b.since, b.organisation limit 1
    ) m on true
    where a.id = entering;
  second_factor := proved or ((app or passkey) and second_factor);
  perform
    set_config('portway.organisation', coalesce(organisation::text, ''), true),
    -- Without a second factor, nobody sees a sponsored worker.
    set_config('portway.compliance',
      case when second_factor and compliance_role <> 'none' then compliance_role else '' end, true),
    set_config('portway.staff', case when second_factor and role = 'staff' then 'yes' else '' end, true);
end
$$;
