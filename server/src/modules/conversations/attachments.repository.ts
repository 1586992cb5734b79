import { type Kysely, sql, type Transaction } from 'kysely';
import type { RateLimits } from '../../platform/db/rate-limit.ts';
import { announceFile, forgetFile, keepFile } from '../../platform/db/stored-file.ts';
import type { Tables } from '../../platform/db/tables.ts';

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
  readonly application: string;
}

export interface AttachmentsRepository {
  /** Counts an upload; throws a Refusal after too many. */
  takeUpload(on: On, account: string): Promise<void>;
  /** Deletes the oldest files of somebody that were not sent in a conversation, but for so many. */
  dropOldest(on: On, of: { readonly account: string }, application: string, keep: number): Promise<void>;
  /** The file of this key is deleted in an hour, unless a row keeps it. */
  announce(key: string): Promise<void>;
  /** The file of this key is deleted. */
  forget(key: string): Promise<void>;
  add(on: On, row: AttachmentRow & { readonly account: string }): Promise<void>;
  /** Those that were sent in a conversation that one sees, and one's own. */
  find(on: On, id: string): Promise<AttachmentRow | undefined>;
}

export function attachmentsRepository(queries: Kysely<Tables>, limits: RateLimits): AttachmentsRepository {
  return {
    takeUpload: (on, account) => limits.take(on, { name: 'upload', max: 20, perSeconds: 60 }, account),
    async dropOldest(on, { account }, application, keep) {
      await sql`delete from message_attachment where id in (
        select id from message_attachment
        where account = ${account} and application = ${application} and message is null
        order by uploaded_at desc, id offset ${keep})`.execute(on);
    },
    announce: (key) => announceFile(queries, key),
    forget: (key) => forgetFile(queries, key),
    async add(on, row) {
      await on.insertInto('message_attachment').values(row).execute();
      await keepFile(on, row.file_key);
    },
    find: (on, id) =>
      on
        .selectFrom('message_attachment')
        .select(['id', 'application', 'file_key', 'name', 'kind', 'bytes'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}
