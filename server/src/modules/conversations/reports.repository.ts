import type { Transaction } from 'kysely';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

export interface NewReport {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly details: Readonly<Record<string, string>>;
}

export interface ReportsRepository {
  /** Counts a report; throws a Refusal after too many. */
  takeReport(on: On, account: string): Promise<void>;
  /** Adds it to the desk, with the mail about it. */
  file(on: On, report: NewReport, mail: Mail): Promise<void>;
}

export function reportsRepository(limits: RateLimits, outbox: Outbox): ReportsRepository {
  return {
    takeReport: (on, account) => limits.take(on, { name: 'report', max: 5, perSeconds: 3600 }, account),
    async file(on, { id, name, email, text, details }, mail) {
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
      await outbox.post(on, [mail]);
    },
  };
}
