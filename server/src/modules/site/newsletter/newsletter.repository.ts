import { sql, type Transaction } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { Topic } from './newsletter.tables.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  /** A subscriber: confirmed, and not unsubscribed. */
  readonly receives: boolean;
  /** Unsubscribed, and not subscribed again since. */
  readonly ended: boolean;
  /** Of which changes of the law they hear; none named means of every one. */
  readonly topics: readonly Topic[];
}

export interface Confirmation {
  readonly id: string;
  readonly topics: Topic[];
}

export interface SubscriptionRequest {
  /** In lower case. */
  readonly email: string;
  /** The honeypot field was filled in: nothing is saved or mailed. */
  readonly suspected: boolean;
  /** The mail to send, by what is known of the address. */
  readonly mailTo: (subscriber: Subscriber) => Mail;
}

export interface NewsletterDeps {
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Subscribers in the database. */
export function newsletterRepository({ limits, outbox, now }: NewsletterDeps) {
  return {
    /** Saves the subscription request with its confirmation email. */
    async subscribe(
      { visitor, transaction }: VisitorContext,
      { email, suspected, mailTo }: SubscriptionRequest,
    ): Promise<void> {
      await limits.take(transaction, { name: 'newsletter', max: 5, perSeconds: 3600 }, visitor);
      if (suspected) return;
      // Nor may anyone flood a stranger's inbox, or learn from a refusal who subscribed before.
      if (!(await limits.mayTake(transaction, ofInbox, email))) return;
      await setRlsContext(transaction, 'subscriber_email', email);
      await transaction
        .insertInto('subscriber')
        .values({ email, asked_at: new Date(now()) })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: new Date(now()) }))
        .execute();
      const subscriber = await findSubscriber(transaction);
      if (subscriber === undefined) throw new Error('A subscriber was written and cannot be seen.');
      await outbox.post(transaction, [mailTo(subscriber)]);
    },
    /**
     * Returns the subscriber as it was before, if there is one. `mailTo` writes the welcome, which only the first
     * call sends.
     */
    async confirm(
      { transaction }: VisitorContext,
      { id, topics }: Confirmation,
      mailTo: (subscriber: Subscriber) => Mail,
    ): Promise<Subscriber | undefined> {
      await setRlsContext(transaction, 'subscriber_id', id);
      const before = await findSubscriber(transaction);
      // Unsubscribing after the last request prevails: that request's link is spent.
      if (before === undefined || before.ended) return undefined;
      const joins = { confirmed_at: new Date(now()), unsubscribed_at: null };
      await transaction
        .updateTable('subscriber')
        .set({ topics, ...(before.receives ? {} : joins) })
        .execute();
      if (!before.receives) await outbox.post(transaction, [mailTo({ ...before, receives: true })]);
      return before;
    },
    async unsubscribe({ transaction }: VisitorContext, id: string): Promise<void> {
      await setRlsContext(transaction, 'subscriber_id', id);
      await transaction
        .updateTable('subscriber')
        .set({ unsubscribed_at: new Date(now()) })
        .execute();
    },
  };
}

export type NewsletterRepository = ReturnType<typeof newsletterRepository>;

const ofInbox = { name: 'newsletter-mail', max: 3, perSeconds: 86_400 };

async function setRlsContext(
  transaction: Transaction<Tables>,
  what: 'subscriber_id' | 'subscriber_email',
  value: string,
): Promise<void> {
  await sql`select set_config(${`portway.${what}`}, ${value}, true)`.execute(transaction);
}

/** The one subscriber that this transaction may see. */
async function findSubscriber(transaction: Transaction<Tables>): Promise<Subscriber | undefined> {
  const row = await transaction.selectFrom('subscriber').selectAll().executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      receives: row.confirmed_at !== null && row.unsubscribed_at === null,
      ended: row.unsubscribed_at !== null && row.unsubscribed_at > row.asked_at,
      topics: row.topics,
    }
  );
}
