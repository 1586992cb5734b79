import { sql, type Transaction } from 'kysely';
import { bring } from '../../platform/db/rls-context.ts';
import type { Tables } from '../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Somebody whose data is exported or erased. */
export interface Owner {
  readonly account: string;
  readonly email: string;
  readonly organisation: string | null;
}

/** One kind of thing we hold about somebody. */
export interface Records {
  /** Its file's name without ending, such as `sessions`. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** All rows about somebody, kind by kind. */
export async function records(on: On, { account, email, organisation }: Owner): Promise<readonly Records[]> {
  await bring(on, { own_email: email });
  const all = [
    [
      'account',
      sql`select id, email, full_name, role, created_at, deletion_due from account where id = ${account}`,
    ],
    [
      'organisation',
      sql`select o.name, o.website, o.industry, m.role, m.since
      from membership m join organisation o on o.id = m.organisation where m.account = ${account}`,
    ],
    [
      'sessions',
      sql`select device, network, began_at, last_used_at, ends_at, second_factor
      from session where account = ${account} order by began_at`,
    ],
    [
      'passkeys',
      sql`select name, created_at, last_used_at from passkey where account = ${account} order by created_at`,
    ],
    ['authenticator', sql`select confirmed_at from authenticator where account = ${account}`],
    ['google', sql`select subject from google_identity where account = ${account}`],
    [
      'notifications',
      sql`select messages, job_alerts, product_news from notification_choice where account = ${account}`,
    ],
    [
      'identity',
      sql`select sealed, consent_version, consented_at, changed_at from identity where account = ${account}`,
    ],
    [
      'profile',
      sql`select answers, pronouns, active_on::text, changed_at from profile where account = ${account}`,
    ],
    [
      'work-and-education',
      sql`select kind, answers, removed_at from profile_entry where account = ${account} order by kind, place`,
    ],
    [
      'resumes',
      sql`select name, kind, bytes, main, uploaded_at, removed_at
      from resume where account = ${account} order by number`,
    ],
    ['photo', sql`select changed_at from profile_photo where account = ${account}`],
    [
      'applications',
      sql`select position, company, location, text, state, next_step, next_step_on::text, applied_at, changed_at
      from application where account = ${account} order by applied_at`,
    ],
    [
      'application-history',
      sql`select a.position, a.company, t.state, t.by_side, t.note, t.at from application_turn t
      join application a on a.id = t.application where a.account = ${account} order by t.id`,
    ],
    [
      'conversations',
      sql`select c.company, c.position, c.blocked_by, r.read_up_to, r.read_at from conversation c
      join conversation_reader r on r.application = c.application
      where r.account = ${account} order by c.last_at`,
    ],
    [
      'messages',
      sql`select c.company, c.position, m.number, m.text, m.sent_at from message m
      join conversation c on c.application = m.application
      where m.author = ${account} order by m.sent_at`,
    ],
    [
      'message-files',
      sql`select c.company, c.position, f.name, f.kind, f.bytes, f.uploaded_at, f.message is not null as sent
      from message_attachment f join conversation c on c.application = f.application
      where f.account = ${account} order by f.uploaded_at, f.id`,
    ],
    [
      'application-drafts',
      sql`select j.answers ->> 'title' as job, d.text, d.saved_at from application_draft d
      join job j on j.id = d.job where d.account = ${account} order by d.saved_at`,
    ],
    [
      'saved-jobs',
      sql`select j.answers ->> 'title' as job, s.saved_at from saved_job s
      join job j on j.id = s.job where s.account = ${account} order by s.saved_at`,
    ],
    [
      'saved-searches',
      sql`select name, search, alerts, opened_at, mailed_to, created_at, removed_at
      from saved_search where account = ${account} order by created_at`,
    ],
    [
      'invitations',
      sql`select role, sent_at, expires_at from invitation where email = ${email} order by sent_at`,
    ],
    [
      'enquiries',
      sql`select kind, first_name, last_name, email, phone, organisation, message, details, created_at
      from enquiry where lower(email) = ${email} order by created_at`,
    ],
    [
      'answers',
      sql`select t.text, t.created_at from enquiry_turn t join enquiry e on e.id = t.enquiry
      where lower(e.email) = ${email} and t.kind = 'answer' order by t.created_at`,
    ],
    [
      'bookings',
      sql`select purpose, first_name, last_name, email, organisation, phone, comments, time_zone, starts_at,
      cancelled_at, created_at from booking where lower(email) = ${email} order by created_at`,
    ],
    [
      'assessments',
      sql`select is_uk_registered, documents_submitted, knows_job_role_and_code, meets_salary_threshold,
      authorizing_officer_available, status, judged_on, created_at
      from assessment where lower(email) = ${email} order by created_at`,
    ],
    [
      'newsletter',
      sql`select email, asked_at, confirmed_at, unsubscribed_at from subscriber where lower(email) = ${email}`,
    ],
    [
      'mails',
      sql`select kind, regexp_replace(subject, '^\\d{6} ', '…… ') as subject, created_at, sent_at
      from mail where lower(recipient) = ${email} order by created_at`,
    ],
    [
      'log',
      sql`select number, at, action, case when actor = ${account} then network end as network, details
      from audit_entry where actor = ${account} or subject = ${account} order by number`,
    ],
  ] as const;
  const found: Records[] = [];
  for (const [name, query] of all) {
    const { rows } = await sql<Record<string, unknown>>`${query}`.execute(on);
    found.push({ name, rows });
  }
  await bring(on, { own_email: '' });
  return organisation === null ? found.filter(({ name }) => name !== 'organisation') : found;
}
