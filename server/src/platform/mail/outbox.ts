import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Rendered } from './email.ts';

/** A file in a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A mail that is owed to somebody. */
export interface Mail extends Rendered {
  /** What it is about, for whoever looks at the table. */
  readonly kind: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** Where mails are left to be sent. */
export interface Outbox {
  /** Leaves mails in the transaction of what they are about: both are kept, or neither is. */
  post(transaction: Transaction<Tables>, mails: readonly Mail[]): Promise<void>;
  /** Has a dead letter sent once more; false when there is none of this id. Works for staff alone. */
  retry(transaction: Transaction<Tables>, id: string): Promise<boolean>;
}

export const mailQueue = 'mail';
export const deadMailQueue = 'mail-dead';
/** Conversations in which somebody may have to be told by mail that they have not read something. */
export const noticeQueue = 'message-notice';

/** The outbox on the queue: a row that holds the mail, and a job that names the row. */
export function outbox(queue: Pick<Queue, 'add'>): Outbox {
  return {
    async post(transaction, mails) {
      for (const mail of mails) {
        const id = randomUUID();
        await transaction.insertInto('mail').values(rowOf(id, mail)).execute();
        await queue.add(transaction, mailQueue, id);
      }
    },
    async retry(transaction, id) {
      const { rows } = await sql<{ again: boolean }>`select retry_letter(${id}::uuid) as again`.execute(
        transaction,
      );
      const again = rows[0]?.again === true;
      if (again) await queue.add(transaction, mailQueue, id);
      return again;
    },
  };
}

function rowOf(id: string, { kind, to, replyTo, subject, text, html, headers, attachments }: Mail) {
  return {
    id,
    kind,
    recipient: to,
    reply_to: replyTo ?? null,
    subject,
    text,
    html,
    headers: JSON.stringify(headers ?? {}),
    attachments: JSON.stringify(attachments ?? []),
  };
}
