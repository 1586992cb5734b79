import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';

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

export interface NewEnquiry {
  readonly id: string;
  readonly enquiry: Enquiry;
  readonly mails: readonly Mail[];
}

export interface EnquiriesDeps {
  readonly limits: RateLimits;
  readonly outbox: Outbox;
}

/** Every enquiry is saved; an inbox gets at most this many receipts, no matter who enters its address. */
const ofInbox = { name: 'receipt', max: 10, perSeconds: 86_400 };

/** Enquiries in the database. */
export function enquiriesRepository({ limits, outbox }: EnquiriesDeps) {
  return {
    /** Saves the enquiry with its mails; throws a Refusal when the visitor exceeds the limit. */
    async add({ visitor, transaction }: VisitorContext, { id, enquiry, mails }: NewEnquiry): Promise<void> {
      await limits.take(transaction, { name: enquiry.kind, max: 5, perSeconds: 3600 }, visitor);
      await transaction.insertInto('enquiry').values(rowOf(id, enquiry)).execute();
      const mayGetReceipt = await limits.mayTake(transaction, ofInbox, enquiry.email.toLowerCase());
      await outbox.post(
        transaction,
        mails.filter(({ to }) => mayGetReceipt || to !== enquiry.email),
      );
    },
  };
}

export type EnquiriesRepository = ReturnType<typeof enquiriesRepository>;

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
