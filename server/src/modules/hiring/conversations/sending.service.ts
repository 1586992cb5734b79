import type { Message, sendMessageOperation } from '@portway/contracts/hiring/conversations/conversations';
import type { RequestOf } from '@portway/contracts/operation';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import type { Notice, Notifications } from '../../account/notifications/notifications.service.ts';
import { excerptOf, messageShown } from './conversation.presenter.ts';
import { type Party, requireOpen, requireWriter } from './conversations.policy.ts';
import type { ConversationRow, ConversationsRepository } from './conversations.repository.ts';
import type { MessagesRepository } from './messages.repository.ts';

type Sent = RequestOf<typeof sendMessageOperation>;

export interface SendingDeps {
  readonly conversations: Pick<ConversationsRepository, 'hold'>;
  readonly messages: MessagesRepository;
  readonly notify: Notifications['notify'];
  /** Schedules a notice in case it stays unread. */
  readonly tellLater: (requestContext: RequestContext, id: string, sentAt: Date) => Promise<void>;
}

/**
 * Sends a message. Its row becomes a live event for both sides by the trigger `notify_message` (conversations.sql); this adds the
 * notification, and notices.service.ts sends an email if it stays unread.
 */
export function sendingService({ conversations, messages, notify, tellLater }: SendingDeps) {
  return {
    /** Writes a message, once for its id. */
    async send(
      requestContext: RequestContext,
      id: string,
      { id: message, text, attachments: attachmentIds }: Sent,
    ): Promise<Message> {
      const ids = [...new Set(attachmentIds)];
      const { caller, transaction: on } = requestContext;
      const party = requireWriter(caller);
      const row = await conversations.hold(on, party, id);
      if (row === undefined) throw missing();
      const around = { account: caller.account, company: row.company };
      const existing = await messages.find(on, message);
      if (existing !== undefined) {
        const attachments = await messages.attachmentsOf(on, [message]);
        const same =
          existing.conversation === id && existing.author === caller.account && existing.text === text;
        if (!same || !sameFiles(attachments, ids)) throw otherMessage();
        return messageShown(existing, { ...around, attachments });
      }
      requireOpen(row, party.side);
      await messages.takeMessage(on, caller.account);
      const files = await messages.unsent(on, { account: caller.account, conversation: id, ids });
      if (files.length < ids.length) throw fileMissing();
      const excerpt = excerptOf(
        text,
        files.map(({ name }) => name),
      );
      const newMessage = await messages.write(on, {
        id: message,
        conversation: id,
        side: party.side,
        author: caller.account,
        authorName: caller.fullName,
        text,
        excerpt,
      });
      if (newMessage === undefined) throw otherMessage();
      await messages.attach(on, message, ids);
      await notify(on, [noticeOf(party, row)]);
      await tellLater(requestContext, id, newMessage.sentAt);
      return messageShown(newMessage, {
        ...around,
        attachments: files.map((file) => ({ ...file, message })),
      });
    },
  };
}

export type Sending = ReturnType<typeof sendingService>;

/** To the candidate, or to everybody there who may reply. Listed once for a conversation until it is read. */
function noticeOf({ side }: Party, { id, account, organisation, application, job }: ConversationRow): Notice {
  const about = {
    conversation: id,
    ...(application !== null && { application }),
    ...(job !== null && { job }),
  };
  return side === 'employer'
    ? { account, organisation: null, kind: 'message', about }
    : { account: null, organisation, besides: account === null ? [] : [account], kind: 'message', about };
}

function sameFiles(sent: readonly { readonly id: string }[], ids: readonly string[]): boolean {
  return sent.length === ids.length && sent.every(({ id }, place) => id === ids[place]);
}

/** An id belongs to one message, permanently. */
function otherMessage(): Refusal {
  const message = 'This ID belongs to another message. Send this one with a new ID.';
  return new Refusal('message-exists', message, { status: 409, fields: { id: message } });
}

function fileMissing(): Refusal {
  const message = 'A file is no longer there, because we delete unsent files after a day. Attach it again.';
  return new Refusal('attachment-missing', message, { status: 409, fields: { attachments: message } });
}
