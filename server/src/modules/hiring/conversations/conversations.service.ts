import type {
  Conversation,
  ConversationWhole,
  Message,
} from '@portway/contracts/hiring/conversations/conversations';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { conversationShown, messageShown } from './conversation.presenter.ts';
import { type Party, requireParty, requireWriter } from './conversations.policy.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import type { Between, MessagesRepository } from './messages.repository.ts';

interface Listed {
  readonly conversations: Conversation[];
  readonly next: string | null;
  readonly unread: number;
}

interface Confirmation {
  readonly message: string;
}

export interface ConversationsDeps {
  readonly conversations: ConversationsRepository;
  readonly messages: MessagesRepository;
  readonly audit: Audit;
  /** How long messages are stored, in words. */
  readonly keptUntil: string;
}

/** Messages shown at once. */
const pageSize = 50;

/** Conversations between the two sides of an application. */
export function conversationsService(deps: ConversationsDeps) {
  const { conversations, messages, audit } = deps;

  async function lockConversation({ transaction }: RequestContext, party: Party, id: string) {
    const row = await conversations.hold(transaction, party, id);
    if (row === undefined) throw missing();
    return row;
  }

  async function messagesOf(
    { transaction: on, caller }: RequestContext,
    company: string,
    rows: Rows,
  ): Promise<Message[]> {
    const attachments = await messages.attachmentsOf(
      on,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => messageShown(row, { account: caller.account, company, attachments }));
  }

  return {
    async list(
      { caller, transaction: on }: RequestContext,
      query: Parameters<ConversationsRepository['list']>[2],
    ): Promise<Listed> {
      const party = requireParty(caller);
      const { rows, next } = await conversations.list(on, party, query);
      return {
        conversations: rows.map((row) => conversationShown(row, party.side)),
        next,
        unread: await conversations.unread(on, party),
      };
    },
    async show(
      requestContext: RequestContext,
      id: string,
      { before, after }: Between,
    ): Promise<ConversationWhole> {
      const { transaction: on } = requestContext;
      const party = requireParty(requestContext.caller);
      const row = await conversations.find(on, party, id);
      if (row === undefined) throw missing();
      const messageRows = await messages.list(on, id, { before, after, max: pageSize + 1 });
      const rows = after === undefined ? messageRows.slice(-pageSize) : messageRows.slice(0, pageSize);
      const newest = rows.at(-1)?.number ?? (before === undefined ? row.lastNumber : before - 1);
      const { mine, theirs } = await conversations.read(on, party, id);
      return {
        conversation: conversationShown(row, party.side),
        messages: await messagesOf(requestContext, row.company, rows),
        earlier: after === undefined ? messageRows.length > pageSize : after > 0,
        later: newest < row.lastNumber,
        readUpTo: mine,
        theyReadUpTo: theirs,
        keptUntil: deps.keptUntil,
      };
    },
    async markRead(
      { caller, transaction: on }: RequestContext,
      id: string,
      upTo: number,
    ): Promise<{ readUpTo: number; unread: number }> {
      const party = requireParty(caller);
      if ((await conversations.find(on, party, id)) === undefined) throw missing();
      await conversations.markRead(on, party, { id, upTo });
      const { mine } = await conversations.read(on, party, id);
      return { readUpTo: mine, unread: await conversations.unread(on, party) };
    },
    async block(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const party = requireWriter(requestContext.caller);
      const { blockedBy } = await lockConversation(requestContext, party, id);
      if (blockedBy === party.side) return { message: 'This conversation is already blocked.' };
      if (blockedBy !== null) return { message: 'The other side has already blocked this conversation.' };
      await messages.takeBlock(requestContext.transaction, party.account);
      await conversations.block(requestContext.transaction, id, party.side);
      await audit.note(requestContext, 'conversation-blocked', id);
      return { message: 'Blocked. Neither side can write here until you unblock it.' };
    },
    async unblock(requestContext: RequestContext, id: string): Promise<Confirmation> {
      const party = requireWriter(requestContext.caller);
      const { blockedBy } = await lockConversation(requestContext, party, id);
      if (blockedBy === null) return { message: 'This conversation is open.' };
      if (blockedBy !== party.side) return { message: 'The other side has blocked this conversation.' };
      await messages.takeBlock(requestContext.transaction, party.account);
      await conversations.block(requestContext.transaction, id, null);
      await audit.note(requestContext, 'conversation-unblocked', id);
      return { message: 'This conversation is open again.' };
    },
  };
}

export type Conversations = ReturnType<typeof conversationsService>;

type Rows = Awaited<ReturnType<MessagesRepository['list']>>;
