import { sql, type Transaction } from 'kysely';
import type { RateLimits } from '../../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

export interface NewReport {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly details: Readonly<Record<string, string>>;
  readonly reported: Reported;
}

/** What was reported, and whose that is. */
export interface Reported {
  readonly reporter: string;
  readonly reporter_organisation: string | null;
  readonly about: 'job' | 'conversation';
  readonly job: string | null;
  readonly conversation: string | null;
  readonly reported_account: string | null;
  readonly reported_organisation: string | null;
  readonly position: string;
}

export function reportsRepository(limits: RateLimits, outbox: Outbox) {
  return {
    /** A job that everybody may read, with who offers it. */
    job: (
      on: On,
      id: string,
    ): Promise<
      { readonly organisation: string; readonly title: string; readonly company: string } | undefined
    > =>
      on
        .selectFrom('published_job as p')
        .innerJoin('job as j', 'j.id', 'p.job')
        .innerJoin('published_employer as e', 'e.organisation', 'j.organisation')
        .where('p.job', '=', id)
        .select(['j.organisation', 'e.name as company'])
        .select(sql<string>`coalesce(j.answers ->> 'title', '')`.as('title'))
        .executeTakeFirst(),
    /** Counts a report; throws a Refusal after too many. */
    takeReport: (on: On, account: string): Promise<void> =>
      limits.take(on, { name: 'report', max: 5, perSeconds: 3600 }, account),
    /** Adds it to the desk, with the mail about it. */
    async file(on: On, { id, name, email, text, details, reported }: NewReport, mail: Mail): Promise<void> {
      await on
        .insertInto('enquiry')
        .values({
          id,
          kind: 'report',
          first_name: name,
          last_name: null,
          email,
          phone: null,
          organisation: null,
          message: text === '' ? null : text,
          details: JSON.stringify(details),
          suspected: false,
        })
        .execute();
      await on
        .insertInto('report')
        .values({ id, ...reported })
        .execute();
      await outbox.post(on, [mail]);
    },
  };
}

export type ReportsRepository = ReturnType<typeof reportsRepository>;
