import { sql, type Transaction } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { ConversationSide } from './conversations.tables.ts';

type On = Transaction<Tables>;

export interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly side: ConversationSide;
  /** Null once they have left. */
  readonly author: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly sentAt: Date;
}

export interface AttachmentRow {
  readonly id: string;
  readonly message: string | null;
  readonly name: string;
  readonly kind: 'pdf' | 'doc' | 'docx' | 'txt';
  readonly bytes: number;
}

/** Which messages of a conversation: the newest between two numbers, or the first after one. */
export interface Between {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface NewMessage {
  readonly id: string;
  readonly conversation: string;
  readonly side: ConversationSide;
  readonly author: string;
  readonly authorName: string;
  readonly text: string;
  /** What the list of conversations shows of it. */
  readonly excerpt: string;
}

const messages = { name: 'message', max: 60, perSeconds: 60 } as const;
const blocks = { name: 'block', max: 20, perSeconds: 300 } as const;

export function messagesRepository(limits: RateLimits) {
  return {
    /** In order; one more than requested shows that there are more. */
    async list(
      on: On,
      conversation: string,
      { after, before, max }: Between & { readonly max: number },
    ): Promise<readonly MessageRow[]> {
      const forward = after !== undefined;
      const rows = await on
        .selectFrom('message')
        .select(columns)
        .where('conversation', '=', conversation)
        .where('number', '>', after ?? 0)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', forward ? 'asc' : 'desc')
        .limit(max)
        .execute();
      return forward ? rows : rows.toReversed();
    },
    find: (on: On, id: string): Promise<(MessageRow & { readonly conversation: string }) | undefined> =>
      on
        .selectFrom('message')
        .select([...columns, 'conversation'])
        .where('id', '=', id)
        .executeTakeFirst(),
    async attachmentsOf(on: On, ids: readonly string[]): Promise<readonly AttachmentRow[]> {
      if (ids.length === 0) return [];
      return await on
        .selectFrom('message_attachment')
        .select(attachmentColumns)
        .where('message', 'in', [...ids])
        .orderBy('place')
        .execute();
    },
    /** Unsent attachments that the user uploaded to a conversation, in this order, if they exist. */
    async unsent(
      on: On,
      { account, conversation, ids }: { account: string; conversation: string; ids: readonly string[] },
    ): Promise<readonly AttachmentRow[]> {
      if (ids.length === 0) return [];
      const rows = await on
        .selectFrom('message_attachment')
        .select(attachmentColumns)
        .where('id', 'in', [...ids])
        .where('account', '=', account)
        .where('conversation', '=', conversation)
        .where('message', 'is', null)
        .forUpdate()
        .execute();
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    /** The next number of a locked conversation; undefined when another message has the id. */
    async write(
      on: On,
      { conversation, authorName, excerpt, ...message }: NewMessage,
    ): Promise<MessageRow | undefined> {
      const { number } = await on
        .updateTable('conversation')
        .set(({ eb }) => ({
          last_number: eb('last_number', '+', 1),
          last_at: sql<Date>`clock_timestamp()`,
          last_excerpt: excerpt,
          last_side: message.side,
        }))
        .where('id', '=', conversation)
        .returning('last_number as number')
        .executeTakeFirstOrThrow();
      return await on
        .insertInto('message')
        .values({
          ...message,
          conversation,
          number,
          author_name: authorName,
          sent_at: sql<Date>`clock_timestamp()`,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns)
        .executeTakeFirst();
    },
    /** Attaches files to a message, in this order. */
    async attach(on: On, message: string, ids: readonly string[]): Promise<void> {
      for (const [place, id] of ids.entries()) {
        await on.updateTable('message_attachment').set({ message, place }).where('id', '=', id).execute();
      }
    },
    /** Counts a message; throws a Refusal after too many. */
    takeMessage: (on: On, account: string): Promise<void> => limits.take(on, messages, account),
    /** The same for blocking and unblocking a conversation. */
    takeBlock: (on: On, account: string): Promise<void> => limits.take(on, blocks, account),
  };
}

export type MessagesRepository = ReturnType<typeof messagesRepository>;

const columns = [
  'id',
  'number',
  'side',
  'author',
  'author_name as authorName',
  'text',
  'sent_at as sentAt',
] as const;

const attachmentColumns = ['id', 'message', 'name', 'kind', 'bytes'] as const;
