import { sql, type Transaction } from 'kysely';
import { attempt } from '../../../platform/db/attempt.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { InterviewReply } from '../../hiring/employer-applications/employer-applications.tables.ts';

type On = Transaction<Tables>;

interface AboutRow {
  readonly application: string;
  readonly company: string;
  readonly title: string;
}

export interface OpenOfferRow extends AboutRow {
  readonly pay: number;
  readonly state: 'sent' | 'question';
  readonly day: string;
  readonly days: number;
}

export interface VisaFactsRow extends AboutRow {
  readonly askedAt: Date;
}

export interface OwnInterviewRow extends AboutRow {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timeZone: string;
  readonly place: string;
  readonly reply: InterviewReply | null;
  readonly days: number;
}

export interface OwnUnreadRow {
  readonly conversation: string;
  readonly company: string;
  readonly since: Date;
}

export interface AcceptedRow extends AboutRow {
  readonly day: string;
  readonly days: number;
  readonly isSponsored: boolean;
}

/** Everything is the candidate's own: days are London's, as YYYY-MM-DD. */
export const candidateHomeRepository = {
  /** Offers that can still be accepted (`statusOf` of an offer says the same), the soonest to end first. */
  async offers(on: On, account: string, today: string): Promise<readonly OpenOfferRow[]> {
    const { rows } = await sql<OpenOfferRow>`
      select o.application, a.company, v.terms ->> 'title' as title, (v.terms ->> 'pay')::int as pay, o.state,
        o.expires_on::text as day, o.expires_on - ${today}::date as days
      from job_offer o join application a on a.id = o.application
      join job_offer_version v on v.application = o.application and v.number = o.version
      where o.account = ${account} and o.state in ('sent', 'question') and o.expires_on >= ${today}::date
        and a.state = 'offer'
      order by o.expires_on, o.application limit 20`.execute(on);
    return rows;
  },
  /** Employers who asked whether sponsorship is needed, and have no answer. */
  async visaFacts(on: On, account: string): Promise<readonly VisaFactsRow[]> {
    const { rows } = await sql<VisaFactsRow>`
      select r.application, a.company, a.position as title, r.asked_at as "askedAt"
      from visa_facts_request r join application a on a.id = r.application
      where r.account = ${account} and r.status = 'asked' and a.state in ('pending', 'interview', 'offer')
      order by r.asked_at, r.application limit 20`.execute(on);
    return rows;
  },
  /** Interviews that are not over, the soonest first. */
  async interviews(on: On, account: string, now: Date): Promise<readonly OwnInterviewRow[]> {
    const { rows } = await sql<OwnInterviewRow>`
      select i.application, a.company, a.position as title, i.starts_at as "startsAt", i.minutes,
        i.time_zone as "timeZone", i.place,
        i.reply,
        (i.starts_at at time zone 'Europe/London')::date - (${now}::timestamptz at time zone 'Europe/London')::date as days
      from interview i join application a on a.id = i.application
      where a.account = ${account} and a.state = 'interview' and not i.cancelled
        and i.starts_at + make_interval(mins => i.minutes) > ${now}
      order by i.starts_at, i.application limit 10`.execute(on);
    return rows;
  },
  /** Conversations with unread messages of the employer, the longest waiting first; at most 100. */
  async unread(on: On, account: string): Promise<readonly OwnUnreadRow[]> {
    const { rows } = await sql<OwnUnreadRow>`
      select c.id as conversation, c.company, new.since from conversation c
      left join conversation_reader r on r.conversation = c.id and r.account = ${account}
      cross join lateral (
        select min(m.sent_at) as since from message m where m.conversation = c.id and m.side = 'employer'
          and m.number > coalesce(r.read_up_to, 0)
      ) new
      where c.account = ${account} and c.last_number > coalesce(r.read_up_to, 0) and new.since is not null
      order by new.since limit 100`.execute(on);
    return rows;
  },
  /** Hires that have not ended, until the first day at work: by an accepted offer or outside Portway. */
  async accepted(on: On, account: string, today: string): Promise<readonly AcceptedRow[]> {
    const { rows } = await sql<AcceptedRow>`
      select h.application, a.company, h.terms ->> 'title' as title, h.terms ->> 'startsOn' as day,
        (h.terms ->> 'startsOn')::date - ${today}::date as days,
        coalesce(jsonb_typeof(h.terms -> 'sponsored') = 'object', false) as "isSponsored"
      from hire_case h join application a on a.id = h.application
      where h.account = ${account} and a.account = ${account} and a.state = 'hired' and h.ended_on is null
        and (h.terms ->> 'startsOn')::date >= ${today}::date
      order by day, h.application limit 10`.execute(on);
    return rows;
  },
  attempt,
};

export type CandidateHomeRepository = typeof candidateHomeRepository;
