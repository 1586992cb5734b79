import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';
import type { Queue } from '../queue/queue.ts';
import { bulkMailQueue, deadMailQueue, mailQueue, securityMailQueue } from './outbox.ts';

import { isFinal, type Outgoing, type Transport } from './transport.ts';

export interface MailWorkerDeps {
  readonly queue: Queue;
  readonly queries: Kysely<Tables>;
  readonly transport: Transport;
  /** The site's public origin: its host is the right half of every Message-ID. */
  readonly origin: string;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * From 2 seconds to half an hour between attempts, for about two days: a mail server may be down for a night.
 * An attempt lasts at most 23 seconds; one of more than a minute was interrupted with its process.
 */
export const mailTerms = {
  retryLimit: 100,
  retryDelay: 2,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  deadLetter: deadMailQueue,
} as const;

/** Creates the queues of mails. */
export async function makeMailQueues(queue: Pick<Queue, 'make'>): Promise<void> {
  await queue.make(deadMailQueue, { retryLimit: 5, retryDelay: 10, expireInSeconds: 60 });
  await queue.make(mailQueue, mailTerms);
  await queue.make(securityMailQueue, mailTerms);
  await queue.make(bulkMailQueue, mailTerms);
}

/** A server that keeps one domain's mails hanging takes two workers of each queue, never all four. */
const workers = { workers: 4, perGroup: 2 } as const;
/** A newsletter may take hours; it never takes the workers of a mail that somebody waits for. */
const bulkWorkers = { workers: 2, perGroup: 1 } as const;

/** Sends mails from the outbox while the queue runs; security mails and newsletters by workers of their own. */
export async function startMailWorker(deps: MailWorkerDeps): Promise<void> {
  const send = (id: string) => deliver(id, deps);
  await deps.queue.work(securityMailQueue, { everySeconds: 1, ...workers }, send);
  await deps.queue.work(mailQueue, { everySeconds: 2, ...workers }, send);
  await deps.queue.work(bulkMailQueue, { everySeconds: 2, ...bulkWorkers }, send);
  await deps.queue.work(deadMailQueue, { everySeconds: 5 }, (id) => giveUp(id, 'No try succeeded.', deps));
}

async function deliver(id: string, deps: MailWorkerDeps): Promise<void> {
  const { queries, transport, log, now } = deps;
  const row = await queries
    .updateTable('mail')
    // Without a fault while it is handed over: then nobody can say whether it arrives.
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_fault: null }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Already sent by a process that was killed before it could mark the job as done.
  if (row === undefined) return;
  try {
    await transport.send(outgoing(row, deps.origin));
  } catch (error) {
    const fault = faultOf(error);
    if (isFinal(error)) return await giveUp(id, fault, deps);
    await queries.updateTable('mail').set({ last_fault: fault }).where('id', '=', id).execute();
    log.warn({ mail: id, kind: row.kind, attempts: row.attempts, fault }, 'An email could not be sent yet');
    // The server's response is not rethrown: the queue would store it, and it may contain the address.
    throw new Error(fault);
  }
  await queries
    .updateTable('mail')
    .set({
      sent_at: new Date(now()),
      last_fault: null,
      ...(transport.keeps ? {} : withoutContent(row.subject)),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * What is left of a mail that was sent: enough to answer "I never got it", and neither a code nor a link that
 * would let in anybody who reads the table or a backup of it.
 */
function withoutContent(subject: string) {
  return { subject: subject.replace(/^\d{6} /, '…… '), text: '', html: '', headers: '{}', attachments: '[]' };
}

async function giveUp(id: string, fault: string, { queries, log, now }: MailWorkerDeps): Promise<void> {
  const dead = await queries
    .updateTable('mail')
    .set(({ fn, val }) => ({
      failed_at: new Date(now()),
      last_fault: fn.coalesce('last_fault', val(fault)),
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['kind', 'attempts'])
    .executeTakeFirst();
  if (dead !== undefined) log.error({ mail: id, ...dead, fault }, 'An email failed for good');
}

const headersRead = z.record(z.string(), z.string());
const attachmentsRead = z.array(
  z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
);

interface Row extends Pick<Outgoing, 'subject' | 'text' | 'html'> {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly headers: unknown;
  readonly attachments: unknown;
}

function outgoing(row: Row, origin: string): Outgoing {
  const { id, recipient, reply_to, subject, text, html } = row;
  return {
    messageId: `<${id}@${new URL(origin).hostname}>`,
    to: recipient,
    replyTo: reply_to ?? undefined,
    subject,
    text,
    html,
    headers: headersRead.parse(row.headers),
    attachments: attachmentsRead.parse(row.attachments),
  };
}

/** The kind of fault and the SMTP status: the server's message may repeat the address. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : error.name;
  const number = 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  return `${code}${number}`;
}
