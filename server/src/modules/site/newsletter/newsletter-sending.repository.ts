import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import type { NewsletterIssueTable } from './newsletter.tables.ts';

export type SendingIssue = Pick<
  Selectable<NewsletterIssueTable>,
  'id' | 'subject' | 'summary' | 'law_change' | 'slug' | 'content' | 'sent_at'
>;

/** A mail to one subscriber; its id is noted with the subscriber. */
export type IssueMail = Mail & { readonly id: string };

export interface Batch {
  /** As many mails at a time. */
  readonly size: number;
  /** No more are written while so many wait to be sent: what is not written can still be stopped. */
  readonly maxWaiting: number;
  mailTo(issue: SendingIssue, subscriber: { readonly id: string; readonly email: string }): IssueMail;
  /** Called in the transaction of the batch: whether mails are still to be written. */
  after(transaction: Transaction<Tables>, issue: SendingIssue, unwritten: boolean): Promise<void>;
}

type On = Transaction<Tables>;

/** Sends issues, as the owner of the tables: nobody is logged in. */
export function newsletterSendingRepository({ owner }: Pick<Database, 'owner'>, outbox: Outbox) {
  return {
    /** The issues that are being sent. */
    async sending(): Promise<readonly string[]> {
      const rows = await owner
        .selectFrom('newsletter_issue')
        .where('state', '=', 'sending')
        .select('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Writes the next mails of an issue, and who they are for, in one transaction. */
    writeBatch: (id: string, batch: Batch): Promise<void> =>
      owner.transaction().execute(async (transaction) => {
        const issue = await lockIssue(transaction, id);
        if (issue === undefined) return;
        await dropWhoLeft(transaction, id);
        const waiting = await countWritten(transaction, id);
        const max = waiting >= batch.maxWaiting ? 0 : batch.size;
        const subscribers = await takeWaiting(transaction, id, max);
        for (const subscriber of subscribers) {
          const mail = batch.mailTo(issue, subscriber);
          await outbox.post(transaction, [mail]);
          await transaction
            .updateTable('newsletter_delivery')
            .set({ mail: mail.id, mailed_at: sql`now()` })
            .where('issue', '=', id)
            .where('subscriber', '=', subscriber.id)
            .execute();
        }
        await batch.after(transaction, issue, max === 0 || subscribers.length === max);
      }),
    /** Counts what was sent; an issue of which nothing waits any more is sent. */
    async settle(now: Date): Promise<void> {
      await sql`update newsletter_issue i set delivered = p.delivered, failed = p.failed,
          state = case when i.state = 'sending' and p.waiting = 0 then 'sent' else i.state end,
          ended_at = case when i.state = 'sending' and p.waiting = 0 then ${now}::timestamptz else i.ended_at end
        from newsletter_issue j cross join lateral newsletter_progress(j.id) p
        where j.id = i.id and i.sent_at is not null
          and (i.state = 'sending' or i.ended_at > now() - interval '3 days')`.execute(owner);
    },
  };
}

export type NewsletterSendingRepository = ReturnType<typeof newsletterSendingRepository>;

/** Undefined when it is stopped or sent, or while another batch of it is being written. */
async function lockIssue(on: On, id: string): Promise<SendingIssue | undefined> {
  return await on
    .selectFrom('newsletter_issue')
    .select(['id', 'subject', 'summary', 'law_change', 'slug', 'content', 'sent_at'])
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Row-level security shows the sender only those who are on the list. */
async function dropWhoLeft(on: On, id: string): Promise<void> {
  await on
    .updateTable('newsletter_delivery')
    .set({ dropped: true })
    .where('issue', '=', id)
    .where('mail', 'is', null)
    .where('dropped', '=', false)
    .where('subscriber', 'not in', onTheList(on))
    .execute();
}

const onTheList = (on: On) =>
  on
    .selectFrom('subscriber')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .select('subscriber.id');

/** Mails that were written and not sent yet. */
async function countWritten(on: On, id: string): Promise<number> {
  const { written } = await on
    .selectFrom('newsletter_delivery')
    .innerJoin('mail', 'mail.id', 'newsletter_delivery.mail')
    .where('issue', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .executeTakeFirstOrThrow();
  return written;
}

/** Locks them, so that someone who unsubscribes now waits, and then takes the mail back. */
async function takeWaiting(on: On, id: string, max: number) {
  return await on
    .selectFrom('newsletter_delivery as delivery')
    .innerJoin('subscriber', 'subscriber.id', 'delivery.subscriber')
    .where('issue', '=', id)
    .where('mail', 'is', null)
    .where('dropped', '=', false)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('delivery.subscriber')
    .limit(max)
    .select(['subscriber.id', 'subscriber.email'])
    .forUpdate('delivery')
    .skipLocked()
    .execute();
}
