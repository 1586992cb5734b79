import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Queue } from '../queue/queue.ts';
import type { Rendered } from './email.ts';

/** An attachment. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A mail to be sent. */
export interface Mail extends Rendered {
  /** The row's id, where its writer notes it; left out, one is made. */
  readonly id?: string;
  /** A code or a notice about the account's security: such mails never wait behind others. */
  readonly security?: true;
  /** One of many alike, such as a newsletter: such mails wait behind all others. */
  readonly bulk?: true;
  /** Its subject matter, for staff who look at the table. */
  readonly kind: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export const mailQueue = 'mail';
export const securityMailQueue = 'mail-security';
export const bulkMailQueue = 'mail-bulk';
export const deadMailQueue = 'mail-dead';

/** The outbox on the queue: a row that holds the mail, and a job that references the row. */
export function outbox(queue: Pick<Queue, 'add'>) {
  return {
    /** Adds mails in the transaction they are about: both are committed, or neither is. */
    async post(transaction: Transaction<Tables>, mails: readonly Mail[]): Promise<void> {
      for (const mail of mails) {
        const id = mail.id ?? randomUUID();
        await transaction.insertInto('mail').values(rowOf(id, mail)).execute();
        await queue.add(transaction, queueOf(mail), id, { group: hashOfDomain(mail.to) });
      }
    },
    /** Sends a failed email again; false when none has this id. For staff only. */
    async retry(transaction: Transaction<Tables>, id: string): Promise<boolean> {
      const { rows } = await sql<{ again: boolean }>`select retry_email(${id}::uuid) as again`.execute(
        transaction,
      );
      const isQueued = rows[0]?.again === true;
      if (isQueued) await queue.add(transaction, mailQueue, id);
      return isQueued;
    },
  };
}

/** Where mails wait to be sent. */
export type Outbox = ReturnType<typeof outbox>;

function queueOf({ security, bulk }: Mail): string {
  if (security) return securityMailQueue;
  return bulk ? bulkMailQueue : mailQueue;
}

/** Groups the mails to one domain without the queue storing it: a domain may be a person's own. */
function hashOfDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return createHash('sha256').update(domain).digest('base64url').slice(0, 16);
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
