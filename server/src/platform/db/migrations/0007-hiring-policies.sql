-- The policies of hiring follow the right over it: to read, to write, to make offers.

drop policy employer_select on application;
drop policy employer_update on application;
drop policy both_sides_all on application_turn;
drop policy only_undo_delete on application_turn;
drop policy employer_select_applicant on profile_photo;
drop policy employer_select_applicant on profile;
drop policy employer_select_applicant on profile_entry;
drop policy employer_select_applicant on resume;
drop policy both_sides_all on conversation;
drop policy both_sides_insert on message;
drop policy own_insert on conversation_reader;
drop policy own_all on message_attachment;
drop policy employer_all on conversation_assignment;
drop policy employer_all on message_template;
drop policy employer_select on applicant_note;
drop policy author_insert on applicant_note;
drop policy author_update on applicant_note;
drop policy author_delete on applicant_note;
drop policy employer_all on applicant_tag;
drop policy employer_all on application_tag;
drop policy employer_all on interview;
drop policy employer_all on rejection;
drop policy employer_all on rejection_template;
drop policy employer_all on held_move;
drop policy employer_all on job;
drop policy employer_all on job_editing;
drop policy employer_select on hire_case;
drop policy employer_update on hire_case;
drop policy employer_all on hire_case_step;
drop policy employer_all on job_offer_draft;
drop policy employer_select on job_offer;
drop policy employer_insert on job_offer;
drop policy employer_update on job_offer;
drop policy employer_insert on job_offer_version;
drop policy both_sides_insert on job_offer_event;
drop policy employer_select on visa_facts_request;
drop policy employer_insert on visa_facts_request;
drop policy employer_update on visa_facts_request;
drop policy employer_select on sponsorship_rejection;
drop policy employer_insert on sponsorship_rejection;
drop policy employer_update on sponsorship_rejection;
drop policy employer_select on moderation_stop;
drop policy employer_select_applicant on account;

create policy background_end_hiring on notification for delete
  using (current_user <> 'portway_app' and is_about_hiring(kind) and exists (
    select from membership m
    where m.account = notification.account and m.organisation = notification.organisation and m.hiring = 'none'
  ));
create policy employer_select on application for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_update on application for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy both_sides_select on application_turn for select to portway_app
  using (exists (select from application a where a.id = application_turn.application));
create policy both_sides_insert on application_turn for insert to portway_app with check (exists (
  select from application a where a.id = application_turn.application
    and ((by_side = 'candidate' and a.account = my_account())
      or (by_side = 'employer' and a.organisation = my_organisation() and may_write_hiring()))
));
create policy employer_undo_delete on application_turn for delete to portway_app using (
  may_write_hiring() and exists (
    select from held_move h where h.turn = application_turn.id and h.organisation = my_organisation()
      and h.due_at > now() - interval '1 hour'
  )
);
create policy employer_select_applicant on profile_photo for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = profile_photo.account and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));
create policy employer_select_applicant on profile for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = profile.account and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));
create policy employer_select_applicant on profile_entry for select to portway_app using (
  removed_at is null and my_hiring_organisation() is not null
  and case kind
    when 'work' then answers ?& array['company', 'title', 'start']
      and (answers -> 'current' = 'true' or answers ? 'end')
    else answers ? 'institution'
  end
  and exists (
    select from application a where a.account = profile_entry.account and a.organisation = my_hiring_organisation()
      and a.state <> 'withdrawn'
  )
);
create policy employer_select_applicant on resume for select to portway_app using (
  my_hiring_organisation() is not null and exists (
    select from application a where a.resume = resume.id and a.organisation = my_hiring_organisation()
      and a.state <> 'withdrawn'
  )
);
create policy both_sides_select on conversation for select to portway_app
  using (account = my_account() or organisation = my_hiring_organisation());
create policy both_sides_insert on conversation for insert to portway_app
  with check (account = my_account() or (organisation = my_organisation() and may_write_hiring()));
create policy both_sides_update on conversation for update to portway_app
  using (account = my_account() or (organisation = my_organisation() and may_write_hiring()))
  with check (account = my_account() or organisation = my_organisation());
create policy both_sides_insert on message for insert to portway_app with check (
  author = my_account() and exists (
    select from conversation c where c.id = message.conversation and c.blocked_by is null
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation() and may_write_hiring()))
  )
);
create policy own_insert on conversation_reader for insert to portway_app with check (
  account = my_account() and exists (
    select from conversation c where c.id = conversation_reader.conversation
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_hiring_organisation()))
  )
);
create policy own_all on message_attachment to portway_app
  using (account = my_account()) with check (account = my_account() and exists (
    select from conversation c where c.id = message_attachment.conversation
      and (c.account = my_account() or may_write_hiring())
  ));
create policy employer_select on conversation_assignment for select to portway_app
  using (organisation = my_hiring_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_hiring_organisation() and c.account is distinct from my_account()
  ));
create policy employer_insert on conversation_assignment for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
create policy employer_update on conversation_assignment for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ))
  with check (organisation = my_organisation());
create policy employer_delete on conversation_assignment for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
create policy background_end_hiring on conversation_assignment for delete
  using (current_user <> 'portway_app' and exists (
    select from membership m where m.account = conversation_assignment.account
      and m.organisation = conversation_assignment.organisation and m.hiring in ('none', 'read')
  ));
create policy background_select on conversation_assignment for select using (current_user <> 'portway_app');
create policy employer_select on message_template for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on message_template for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on message_template for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_delete on message_template for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());
create policy employer_select on applicant_note for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy author_insert on applicant_note for insert to portway_app with check (
  organisation = my_organisation() and may_write_hiring() and author = my_account() and is_own_applicant(application)
);
create policy author_update on applicant_note for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and author = my_account())
  with check (organisation = my_organisation() and author = my_account());
create policy author_delete on applicant_note for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring() and author = my_account());
create policy employer_select on applicant_tag for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on applicant_tag for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_delete on applicant_tag for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());
create policy employer_select on application_tag for select to portway_app using (is_own_applicant(application));
create policy employer_insert on application_tag for insert to portway_app
  with check (may_write_hiring() and is_own_applicant(application) and is_own_tag(tag));
create policy employer_delete on application_tag for delete to portway_app
  using (may_write_hiring() and is_own_applicant(application));
create policy employer_select on interview for select to portway_app using (is_own_applicant(application));
create policy employer_insert on interview for insert to portway_app
  with check (may_write_hiring() and is_own_applicant(application));
create policy employer_update on interview for update to portway_app
  using (may_write_hiring() and is_own_applicant(application)) with check (is_own_applicant(application));
create policy employer_select on rejection for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy employer_insert on rejection for insert to portway_app
  with check (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_update on rejection for update to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring()) with check (organisation = my_organisation() and is_own_applicant(application));
create policy employer_delete on rejection for delete to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_select on rejection_template for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on rejection_template for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on rejection_template for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_delete on rejection_template for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());
create policy employer_select on held_move for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy employer_insert on held_move for insert to portway_app
  with check (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_delete on held_move for delete to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_select on job for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_insert on job for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on job for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_select on job_editing for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_insert on job_editing for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));
create policy employer_update on job_editing for update to portway_app
  using (organisation = my_organisation() and may_write_hiring())
  with check (organisation = my_organisation() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));
create policy employer_select on hire_case for select to portway_app using (organisation = my_hiring_organisation());
create policy employer_update on hire_case for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_select on hire_case_step for select to portway_app using (exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_hiring_organisation()
));
create policy employer_insert on hire_case_step for insert to portway_app
  with check (by_account = my_account() and may_write_hiring() and exists (
    select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
  ));
create policy employer_delete on hire_case_step for delete to portway_app using (may_write_hiring() and exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
));
create policy employer_select on job_offer_draft for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on job_offer_draft for insert to portway_app
  with check (organisation = my_organisation() and may_make_offers());
create policy employer_update on job_offer_draft for update to portway_app
  using (organisation = my_organisation() and may_make_offers()) with check (organisation = my_organisation());
create policy employer_delete on job_offer_draft for delete to portway_app
  using (organisation = my_organisation() and may_make_offers());
create policy employer_select on job_offer for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on job_offer for insert to portway_app with check (
  may_make_offers() and state = 'sent' and account <> my_account() and exists (
    select from application a where a.id = job_offer.application and a.account = job_offer.account
      and a.organisation = my_organisation() and a.organisation = job_offer.organisation
  )
);
create policy employer_update on job_offer for update to portway_app
  using (organisation = my_organisation() and may_make_offers() and account <> my_account() and state <> 'accepted')
  with check (organisation = my_organisation() and state in ('sent', 'withdrawn'));
create policy employer_insert on job_offer_version for insert to portway_app with check (
  sent_by = my_account() and may_make_offers() and exists (
    select from job_offer o where o.application = job_offer_version.application and o.organisation = my_organisation()
  )
);
create policy both_sides_insert on job_offer_event for insert to portway_app with check (
  by_account = my_account() and exists (
    select from job_offer o where o.application = job_offer_event.application
      and ((side = 'candidate' and o.account = my_account())
        or (side = 'employer' and o.organisation = my_organisation() and may_make_offers()))
  )
);
create policy employer_select on visa_facts_request for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on visa_facts_request for insert to portway_app with check (
  may_write_hiring() and status = 'asked' and asked_by = my_account() and account <> my_account() and exists (
    select from application a where a.id = visa_facts_request.application and a.account = visa_facts_request.account
      and a.organisation = my_organisation() and a.organisation = visa_facts_request.organisation
      and a.state in ('interview', 'offer', 'hired')
  )
);
create policy employer_update on visa_facts_request for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and account <> my_account() and status in ('declined', 'taken-back'))
  with check (organisation = my_organisation() and status = 'asked' and asked_by = my_account());
create policy employer_select on sponsorship_rejection for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on sponsorship_rejection for insert to portway_app with check (
  may_write_hiring() and account <> my_account() and rejected_at is null and exists (
    select from application a where a.id = sponsorship_rejection.application
      and a.account = sponsorship_rejection.account and a.organisation = my_organisation()
      and a.organisation = sponsorship_rejection.organisation
  )
);
create policy employer_update on sponsorship_rejection for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and account <> my_account())
  with check (organisation = my_organisation());
create policy employer_select on moderation_stop for select to portway_app using (
  job in (select j.id from job j where j.organisation = my_hiring_organisation())
  or conversation in (select c.id from conversation c)
);
create policy employer_select_applicant on account for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = account.id and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));

-- What those who no longer see hiring, or no longer write there, had of it.
delete from conversation_assignment s using membership m
  where m.account = s.account and m.organisation = s.organisation and m.hiring in ('none', 'read');
delete from notification n using membership m
  where m.account = n.account and m.organisation = n.organisation and m.hiring = 'none' and is_about_hiring(n.kind);
update job j set hiring_contact = null, contact_name = null from membership m
  where m.account = j.hiring_contact and m.organisation = j.organisation and m.hiring in ('none', 'read') and j.state <> 'draft';
