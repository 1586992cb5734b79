import type { Kysely } from 'kysely';
import { asApp } from '../../platform/db/as-app.ts';
import { type Kept, once } from '../../platform/db/idempotency.ts';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';

/** An enquiry from a form. */
export interface Enquiry {
  readonly kind: 'contact' | 'pricing' | 'university';
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly organisation?: string | undefined;
  readonly message?: string | undefined;
  readonly details?: Readonly<Record<string, string | undefined>>;
  readonly suspected: boolean;
}

export interface NewEnquiry<Answer> {
  readonly id: string;
  readonly enquiry: Enquiry;
  readonly mails: readonly Mail[];
  readonly answer: Answer;
}

/** The sender, and the idempotency key. */
export interface Sender {
  readonly visitor: string;
  readonly idempotencyKey: string | undefined;
}

export interface EnquiriesRepository<Answer> {
  /** Saves the enquiry with its mails, once per key; throws a Refusal when the sender exceeds the limit. */
  keep(enquiry: NewEnquiry<Answer>, sender: Sender): Promise<Kept<Answer>>;
}

export interface EnquiriesDeps<Answer> {
  readonly queries: Kysely<Tables>;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** Parses a stored response. */
  readonly read: (stored: unknown) => Answer;
}

/** Every enquiry is saved; an inbox gets at most this many receipts, no matter who enters its address. */
const ofInbox = { name: 'receipt', max: 10, perSeconds: 86_400 };

/** Enquiries in the database. */
export function enquiriesRepository<Answer>({
  queries,
  limits,
  outbox,
  read,
}: EnquiriesDeps<Answer>): EnquiriesRepository<Answer> {
  return {
    keep({ id, enquiry, mails, answer }, { visitor, idempotencyKey: key }) {
      const attempt = key === undefined ? undefined : { scope: enquiry.kind, key, request: enquiry };
      return asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read,
          create: async () => {
            await limits.take(transaction, { name: enquiry.kind, max: 5, perSeconds: 3600 }, visitor);
            await transaction.insertInto('enquiry').values(rowOf(id, enquiry)).execute();
            const toSender = await limits.mayTake(transaction, ofInbox, enquiry.email.toLowerCase());
            await outbox.post(
              transaction,
              mails.filter(({ to }) => toSender || to !== enquiry.email),
            );
            return answer;
          },
        }),
      );
    },
  };
}

function rowOf(id: string, enquiry: Enquiry) {
  return {
    id,
    kind: enquiry.kind,
    first_name: enquiry.firstName ?? null,
    last_name: enquiry.lastName ?? null,
    email: enquiry.email,
    phone: enquiry.phone ?? null,
    organisation: enquiry.organisation ?? null,
    message: enquiry.message ?? null,
    details: JSON.stringify(enquiry.details ?? {}),
    suspected: enquiry.suspected,
  };
}
