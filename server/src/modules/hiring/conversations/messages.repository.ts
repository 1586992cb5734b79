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

export interface MessagesRepository {
  /** In order; one more than requested shows that there are more. */
  list(
    on: On,
    conversation: string,
    asked: Between & { readonly max: number },
  ): Promise<readonly MessageRow[]>;
  find(on: On, id: string): Promise<(MessageRow & { readonly conversation: string }) | undefined>;
  attachmentsOf(on: On, messages: readonly string[]): Promise<readonly AttachmentRow[]>;
  /** Unsent attachments that the user uploaded to a conversation, in this order, if they exist. */
  unsent(
    on: On,
    of: { account: string; conversation: string; ids: readonly string[] },
  ): Promise<readonly AttachmentRow[]>;
  /** The next number of a locked conversation; undefined when another message has the id. */
  write(on: On, message: NewMessage): Promise<MessageRow | undefined>;
  /** Attaches files to a message, in this order. */
  attach(on: On, message: string, ids: readonly string[]): Promise<void>;
  /** Counts a message; throws a Refusal after too many. */
  takeMessage(on: On, account: string): Promise<void>;
  /** The same for blocking and unblocking a conversation. */
  takeBlock(on: On, account: string): Promise<void>;
}

const messages = { name: 'message', max: 60, perSeconds: 60 } as const;
const blocks = { name: 'block', max: 20, perSeconds: 300 } as const;

export function messagesRepository(limits: RateLimits): MessagesRepository {
  return {
    async list(on, conversation, { after, before, max }) {
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
    find: (on, id) =>
      on
        .selectFrom('message')
        .select([...columns, 'conversation'])
        .where('id', '=', id)
        .executeTakeFirst(),
    async attachmentsOf(on, ids) {
      if (ids.length === 0) return [];
      return await on
        .selectFrom('message_attachment')
        .select(attachmentColumns)
        .where('message', 'in', [...ids])
        .orderBy('place')
        .execute();
    },
    async unsent(on, { account, conversation, ids }) {
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
    async write(on, { conversation, authorName, excerpt, ...message }) {
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
    async attach(on, message, ids) {
      for (const [place, id] of ids.entries()) {
        await on.updateTable('message_attachment').set({ message, place }).where('id', '=', id).execute();
      }
    },
    takeMessage: (on, account) => limits.take(on, messages, account),
    takeBlock: (on, account) => limits.take(on, blocks, account),
  };
}

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
