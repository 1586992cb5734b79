import { type Kysely, sql, type Transaction } from 'kysely';
import { announceFile, forgetFile, keepFile } from '../../../../platform/db/stored-file.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** A file in the store, for a row to reference. */
export interface StoredFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: 'pdf' | 'doc' | 'docx' | 'txt';
  readonly bytes: number;
}

export interface AttachmentRow extends StoredFile {
  readonly id: string;
  readonly conversation: string;
  /** Who uploaded it. */
  readonly account: string;
}

export function attachmentsRepository(queries: Kysely<Tables>) {
  return {
    /** Deletes a user's oldest unsent attachments, except for this many. */
    async dropOldest(
      on: On,
      { account }: { readonly account: string },
      conversation: string,
      keep: number,
    ): Promise<void> {
      await sql`delete from message_attachment where id in (
        select id from message_attachment
        where account = ${account} and conversation = ${conversation} and message is null
        order by uploaded_at desc, id offset ${keep})`.execute(on);
    },
    /** Schedules the file of this key for deletion in an hour, unless a row references it. */
    announce: (key: string): Promise<void> => announceFile(queries, key),
    /** Removes the queue entry of a file that has been deleted. */
    forget: (key: string): Promise<void> => forgetFile(queries, key),
    async add(on: On, row: AttachmentRow): Promise<void> {
      await on.insertInto('message_attachment').values(row).execute();
      await keepFile(on, row.file_key);
    },
    /** Attachments sent in a conversation visible to the caller, and the caller's own. */
    find: (on: On, id: string): Promise<AttachmentRow | undefined> =>
      on
        .selectFrom('message_attachment')
        .select(['id', 'conversation', 'account', 'file_key', 'name', 'kind', 'bytes'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}

export type AttachmentsRepository = ReturnType<typeof attachmentsRepository>;
