import { z } from 'zod';
import { asAppWith } from '../platform/db/as-app.ts';
import { CommandRefused, command } from './command.ts';
import type { Office } from './office.ts';
import { printTable } from './print-table.ts';

const maxRows = 20;

export const mail = command({
  name: 'mail',
  does: 'Lists the newest emails, or only those that failed. Sends a failed one again.',
  examples: ['mail', 'mail --failed', 'mail --retry 6f1c0f5e-0b3c-4b0e-9a52-0d3f6d3f2a10'],
  flags: { failed: 'boolean', retry: 'string' },
  options: z.strictObject({
    failed: z.boolean().default(false),
    retry: z.uuid('Enter the ID that `mail --failed` shows.').optional(),
  }),
  async act({ failed, retry }, office) {
    return retry === undefined ? await list(office, failed) : await sendAgain(office, retry);
  },
});

/** What a mail says is not shown: it may be a code. */
async function list({ database }: Office, failed: boolean): Promise<number> {
  const mails = await database.owner
    .selectFrom('mail')
    .$if(failed, (query) => query.where('failed_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRows)
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at', 'attempts', 'last_fault'])
    .execute();
  if (mails.length === 0) console.log(failed ? 'No failed emails.' : 'No emails yet.');
  printTable(
    mails.map((one) => ({
      written: one.created_at.toISOString().slice(0, 19).replace('T', ' '),
      state: one.failed_at !== null ? 'failed' : one.sent_at !== null ? 'sent' : 'waiting',
      tries: String(one.attempts),
      kind: one.kind,
      to: one.recipient,
      fault: one.last_fault ?? '',
      id: one.id,
    })),
  );
  return 0;
}

async function sendAgain({ database, outbox, audit }: Office, id: string): Promise<number> {
  const mails = await outbox();
  const isQueued = await asAppWith(database.queries, { staff: 'yes' }, async (transaction) => {
    const hasMail = await mails.retry(transaction, id);
    if (hasMail)
      await audit.add(transaction, { action: 'letter-retried', actor: null, subject: id, network: null });
    return hasMail;
  });
  if (!isQueued)
    throw new CommandRefused('There is no failed email with this ID. List them with `mail --failed`.');
  console.log('The email is in the queue again. The server will send it.');
  return 0;
}
