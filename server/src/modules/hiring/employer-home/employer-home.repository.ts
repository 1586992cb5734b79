import { sql, type Transaction } from 'kysely';
import { attempt } from '../../../platform/db/attempt.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { InterviewReply } from '../employer-applications/employer-applications.tables.ts';

type On = Transaction<Tables>;

interface Reader {
  readonly organisation: string;
  readonly account: string;
}

type Sponsorable = 'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown';

export interface OfferRow {
  readonly application: string;
  readonly account: string;
  readonly conversation: string | null;
  readonly candidate: string | null;
  readonly title: string;
  readonly pay: number;
  readonly state: 'question' | 'sent';
  readonly at: Date;
  readonly day: string;
  readonly days: number;
}

export interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly currency: 'GBP' | 'EUR' | 'USD' | null;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  readonly sponsorable: Sponsorable;
  readonly sponsorshipOffered: 'yes' | 'depends' | 'no' | null;
  readonly payNote: string | null;
  readonly lawChanged: boolean;
  readonly closesOn: string | null;
  /** Until its last day. */
  readonly days: number | null;
  readonly pending: number;
  readonly interview: number;
  readonly offer: number;
  readonly hired: number;
  readonly applicants: number;
}

export interface PendingRow {
  readonly job: string | null;
  readonly title: string;
  readonly count: number;
  readonly oldest: Date;
}

export interface InterviewRow {
  readonly application: string;
  readonly account: string;
  readonly job: string | null;
  readonly candidate: string | null;
  readonly title: string;
  readonly at: Date;
  readonly minutes: number;
  readonly reply: InterviewReply | null;
  readonly replyWords: string;
  /** In London. */
  readonly day: string;
}

export interface VisaFactsRow {
  readonly application: string;
  readonly account: string;
  readonly candidate: string | null;
  readonly title: string;
  readonly state: 'shared' | 'second-look' | 'asked';
  readonly at: Date;
}

export interface UnreadRow {
  readonly conversation: string;
  readonly account: string | null;
  readonly candidate: string | null;
  readonly since: Date;
}

export interface BegunRow {
  /** Whether there is a register to find oneself in. */
  readonly register: boolean;
  readonly claimed: boolean;
  readonly asked: boolean;
  readonly posted: boolean;
  readonly sponsoring: 'already' | 'not-yet' | 'hiring-only' | null;
  readonly colleagues: number;
}

export interface MonthRow {
  readonly applications: number;
  readonly interviews: number;
  readonly offers: number;
  readonly hires: number;
}

const noneBegun: BegunRow = {
  register: false,
  claimed: false,
  asked: false,
  posted: false,
  sponsoring: null,
  colleagues: 0,
};

/** Every query leaves out the reader's own application: a member may have applied. */
export const employerHomeRepository = {
  /** Offers with a question, and those that end within two weeks or ended lately without an answer. */
  async offers(on: On, { organisation, account }: Reader, today: string): Promise<readonly OfferRow[]> {
    const { rows } = await sql<OfferRow>`
      select o.application, o.account, c.id as conversation, p.full_name as candidate, v.terms ->> 'title' as title,
        (v.terms ->> 'pay')::int as pay, o.state, case when o.state = 'sent' then v.sent_at else o.changed_at end as at,
        o.expires_on::text as day, o.expires_on - ${today}::date as days
      from job_offer o join job_offer_version v on v.application = o.application and v.number = o.version
      left join conversation c on c.application = o.application left join account p on p.id = o.account
      where o.organisation = ${organisation} and o.account <> ${account} and (o.state = 'question'
        or (o.state = 'sent' and o.expires_on between ${today}::date - 7 and ${today}::date + 14))
      order by o.state = 'question' desc, o.expires_on, o.application limit 50`.execute(on);
    return rows;
  },
  /** The open jobs, those with most to do first. */
  async jobs(on: On, { organisation, account }: Reader, today: string): Promise<readonly JobRow[]> {
    const { rows } = await sql<JobRow>`
      select j.id, coalesce(j.answers ->> 'title', 'A job') as title, j.answers ->> 'currency' as currency,
        (j.answers ->> 'payFrom')::int as "payFrom", (j.answers ->> 'payTo')::int as "payTo", j.sponsorable,
        j.answers ->> 'sponsorship' as "sponsorshipOffered", j.pay_note as "payNote",
        j.law_change is not null as "lawChanged", j.answers ->> 'closesOn' as "closesOn",
        (j.answers ->> 'closesOn')::date - ${today}::date as days,
        s.pending, s.interview, s.offer, s.hired, s.applicants
      from job j cross join lateral (
        select count(*) filter (where state = 'pending') as pending,
          count(*) filter (where state = 'interview') as interview,
          count(*) filter (where state = 'offer') as offer,
          count(*) filter (where state = 'hired') as hired,
          count(*) filter (where state <> 'withdrawn') as applicants
        from application a where a.job = j.id and a.organisation = ${organisation} and a.account <> ${account}
      ) s
      where j.organisation = ${organisation} and j.state = 'published'
      order by s.pending desc, s.interview + s.offer desc, j.published_at desc, j.id`.execute(on);
    return rows;
  },
  /** What nobody has answered, by job, most first. */
  async pending(on: On, { organisation, account }: Reader): Promise<readonly PendingRow[]> {
    const { rows } = await sql<PendingRow>`
      select a.job, coalesce(max(j.answers ->> 'title'), max(a.position)) as title, count(*) as count,
        min(a.applied_at) as oldest
      from application a left join job j on j.id = a.job
      where a.organisation = ${organisation} and a.state = 'pending' and a.account <> ${account}
      group by a.job order by count(*) desc, min(a.applied_at)`.execute(on);
    return rows;
  },
  /**
   * What was asked about sponsorship: shared and not yet read by the reader, a rejection that waits for its second look, and
   * a review that a candidate asks for.
   */
  async visaFacts(on: On, { organisation, account }: Reader): Promise<readonly VisaFactsRow[]> {
    const { rows } = await sql<VisaFactsRow>`
      select each.application, a.account, p.full_name as candidate, a.position as title, each.state, each.at
      from (
        select r.application, 'shared' as state, r.answered_at as at from visa_facts_request r
        where r.organisation = ${organisation} and r.status = 'shared' and exists (
          select from notification n where n.account = ${account} and n.application = r.application
            and n.kind = 'visa-facts-shared' and n.read_at is null
        )
        union all
        select s.application, case when s.rejected_at is null then 'second-look' else 'asked' end,
          coalesce(s.review_asked_at, s.written_at)
        from sponsorship_rejection s
        where s.organisation = ${organisation} and s.review_answered_at is null
          and case when s.rejected_at is null then s.written_by is distinct from ${account} else s.review_asked_at is not null end
      ) each join application a on a.id = each.application left join account p on p.id = a.account
      where a.account <> ${account} order by each.at, each.application limit 20`.execute(on);
    return rows;
  },
  /** Interviews that are not over, soonest first. */
  async interviews(on: On, { organisation, account }: Reader, now: Date): Promise<readonly InterviewRow[]> {
    const { rows } = await sql<InterviewRow>`
      select a.id as application, a.account, a.job, p.full_name as candidate, a.position as title, i.starts_at as at,
        i.minutes, i.reply, i.reply_words as "replyWords", (i.starts_at at time zone 'Europe/London')::date::text as day
      from interview i join application a on a.id = i.application left join account p on p.id = a.account
      where a.organisation = ${organisation} and a.state = 'interview' and a.account <> ${account} and not i.cancelled
        and i.starts_at + make_interval(mins => i.minutes) > ${now}
      order by i.starts_at limit 40`.execute(on);
    return rows;
  },
  /** Conversations that the reader has not read, the longest waiting first; at most 100. */
  async unread(on: On, { organisation, account }: Reader): Promise<readonly UnreadRow[]> {
    const { rows } = await sql<UnreadRow>`
      select c.id as conversation, c.account, p.full_name as candidate, new.since from conversation c
      left join conversation_reader r on r.conversation = c.id and r.account = ${account}
      left join account p on p.id = c.account
      cross join lateral (
        select min(m.sent_at) as since from message m where m.conversation = c.id and m.side = 'candidate'
          and m.number > coalesce(r.read_up_to, 0)
      ) new
      where c.organisation = ${organisation} and c.account is distinct from ${account}
        and c.last_number > coalesce(r.read_up_to, 0) and new.since is not null
      order by new.since limit 100`.execute(on);
    return rows;
  },
  async begun(on: On, { organisation, account }: Reader): Promise<BegunRow> {
    const { rows } = await sql<BegunRow>`
      select exists (select from register_edition) as register,
        exists (select from organisation_register where organisation = ${organisation}) as claimed,
        exists (select from register_claim where organisation = ${organisation}) as asked,
        exists (select from job where organisation = ${organisation} and state <> 'draft') as posted,
        (select sponsoring from organisation where id = ${organisation}) as sponsoring,
        (select count(*) from membership where organisation = ${organisation} and account <> ${account})
          + (select count(*) from invitation where organisation = ${organisation} and expires_at > now()) as colleagues
      `.execute(on);
    return rows[0] ?? noneBegun;
  },
  /** What happened since the first of the month of this day. */
  async month(on: On, { organisation, account }: Reader, today: string): Promise<MonthRow> {
    const since = sql`date_trunc('month', ${today}::date)::timestamp at time zone 'Europe/London'`;
    const { rows } = await sql<MonthRow>`
      select
        (select count(*) from application a where a.organisation = ${organisation} and a.account <> ${account}
          and a.applied_at >= ${since}) as applications,
        (select count(distinct t.application) from application_turn t join application a on a.id = t.application
          where a.organisation = ${organisation} and a.account <> ${account}
            and t.state = 'interview' and t.by_side = 'employer' and t.at >= ${since}) as interviews,
        (select count(*) from job_offer_version v join job_offer o on o.application = v.application
          where o.organisation = ${organisation} and o.account <> ${account}
            and v.number = 1 and v.sent_at >= ${since}) as offers,
        (select count(*) from hire_case c where c.organisation = ${organisation}
          and c.account is distinct from ${account} and c.accepted_at >= ${since}) as hires`.execute(on);
    return rows[0] ?? { applications: 0, interviews: 0, offers: 0, hires: 0 };
  },
  attempt,
};

export type EmployerHomeRepository = typeof employerHomeRepository;
