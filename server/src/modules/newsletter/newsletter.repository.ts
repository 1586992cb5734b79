import { type Kysely, sql, type Transaction } from 'kysely';
import { asApp } from '../../platform/db/as-app.ts';
import { type Kept, once } from '../../platform/db/idempotency.ts';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  /** A subscriber: confirmed, and not unsubscribed. */
  readonly receives: boolean;
  /** Unsubscribed, and not subscribed again since. */
  readonly ended: boolean;
}

export interface Asked<Answer> {
  /** In lower case. */
  readonly email: string;
  /** The honeypot field was filled in: nothing is saved or mailed. */
  readonly suspected: boolean;
  readonly answer: Answer;
  readonly visitor: string;
  readonly idempotencyKey: string | undefined;
  /** The mail to send, by what is known of the address. */
  readonly mailTo: (subscriber: Subscriber) => Mail;
}

export interface NewsletterRepository<Answer> {
  /** Saves the subscription request with its confirmation e-mail; once per key. */
  ask(asked: Asked<Answer>): Promise<Kept<Answer>>;
  /** False when there is no such subscriber. `mailTo` writes the welcome, which only the first call sends. */
  confirm(id: string, mailTo: (subscriber: Subscriber) => Mail): Promise<boolean>;
  /** False when there is no such subscriber. */
  end(id: string): Promise<boolean>;
}

export interface NewsletterDeps<Answer> {
  readonly queries: Kysely<Tables>;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly read: (stored: unknown) => Answer;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Subscribers in the database. */
export function newsletterRepository<Answer>(deps: NewsletterDeps<Answer>): NewsletterRepository<Answer> {
  const { queries, outbox, read, now } = deps;
  return {
    ask(asked) {
      const { email, suspected, idempotencyKey: key, answer } = asked;
      const attempt =
        key === undefined ? undefined : { scope: 'newsletter', key, request: { email, suspected } };
      return asApp(queries, (transaction) =>
        once(transaction, attempt, {
          read,
          create: async () => {
            await keepAsked(transaction, asked, deps);
            return answer;
          },
        }),
      );
    },
    confirm: (id, mailTo) =>
      asApp(queries, async (transaction) => {
        await setRlsContext(transaction, 'subscriber_id', id);
        const before = await found(transaction);
        // Unsubscribing after the last request prevails: that request's link is spent.
        if (before === undefined || before.ended) return false;
        if (before.receives) return true;
        await transaction
          .updateTable('subscriber')
          .set({ confirmed_at: new Date(now()), unsubscribed_at: null })
          .execute();
        await outbox.post(transaction, [mailTo({ ...before, receives: true })]);
        return true;
      }),
    end: (id) =>
      asApp(queries, async (transaction) => {
        await setRlsContext(transaction, 'subscriber_id', id);
        const ended = await transaction
          .updateTable('subscriber')
          .set({ unsubscribed_at: new Date(now()) })
          .executeTakeFirst();
        return ended.numUpdatedRows > 0n;
      }),
  };
}

async function keepAsked<Answer>(
  transaction: Transaction<Tables>,
  { email, suspected, visitor, mailTo }: Asked<Answer>,
  { limits, outbox, now }: NewsletterDeps<Answer>,
): Promise<void> {
  await limits.take(transaction, { name: 'newsletter', max: 5, perSeconds: 3600 }, visitor);
  if (suspected) return;
  // Nor may anyone flood a stranger's inbox, or learn from a refusal who subscribed before.
  if (!(await limits.mayTake(transaction, { name: 'newsletter-mail', max: 3, perSeconds: 86_400 }, email)))
    return;
  await setRlsContext(transaction, 'subscriber_email', email);
  await transaction
    .insertInto('subscriber')
    .values({ email, asked_at: new Date(now()) })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: new Date(now()) }))
    .execute();
  const subscriber = await found(transaction);
  if (subscriber === undefined) throw new Error('A subscriber was written and cannot be seen.');
  await outbox.post(transaction, [mailTo(subscriber)]);
}

async function setRlsContext(
  transaction: Transaction<Tables>,
  what: 'subscriber_id' | 'subscriber_email',
  value: string,
): Promise<void> {
  await sql`select set_config(${`portway.${what}`}, ${value}, true)`.execute(transaction);
}

/** The one subscriber that this transaction may see. */
async function found(transaction: Transaction<Tables>): Promise<Subscriber | undefined> {
  const row = await transaction.selectFrom('subscriber').selectAll().executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      receives: row.confirmed_at !== null && row.unsubscribed_at === null,
      ended: row.unsubscribed_at !== null && row.unsubscribed_at > row.asked_at,
    }
  );
}
