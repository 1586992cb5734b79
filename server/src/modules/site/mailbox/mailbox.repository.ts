import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

/** A mail as the mailbox shows it. */
export interface KeptMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: unknown;
  readonly attachments: unknown;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly failed_at: Date | null;
  readonly attempts: number;
  readonly last_fault: string | null;
}

/** All mail in the database, read as its owner: for local development, never for a remote request. */
export function mailboxRepository(queries: Kysely<Tables>) {
  return {
    /** The newest first, to anybody or to one address. */
    newest: (most: number, to?: string): Promise<readonly KeptMail[]> =>
      queries
        .selectFrom('mail')
        .selectAll()
        .$if(to !== undefined, (mails) => mails.where(sql`lower(recipient)`, '=', to?.toLowerCase()))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    one: (id: string): Promise<KeptMail | undefined> =>
      queries.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

export type MailboxRepository = ReturnType<typeof mailboxRepository>;
