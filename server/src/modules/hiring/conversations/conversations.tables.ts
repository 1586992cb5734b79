import { sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

export type ConversationSide = Tables['message']['side'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const conversationsTables: OwnedTables = {
  message: {
    subject: 'account',
    personal: ['author', 'author_name', 'text'],
    retention: '2 years after it was sent, for the other side too when its author has left.',
    stays: 'Messages to someone who still has an account, without the sender’s name, for two years.',
    expire: () => [sql`delete from message where sent_at < now() - interval '2 years'`],
    copy: {
      name: 'messages',
      title: 'What you wrote in them',
      about: 'Each message is deleted two years after it was sent.',
      rows: ({ account }) =>
        sql`select c.company, c.position, m.number, m.text, m.sent_at from message m
        join conversation c on c.id = m.conversation
        where m.author = ${account} order by m.sent_at`,
    },
  },
  message_attachment: {
    subject: 'account',
    personal: ['file_key', 'name'],
    retention: '5 years, or with its message; a day where it was not sent.',
    expire: () => [
      sql`delete from message_attachment where (message is null and uploaded_at < now() - interval '1 day')
        or uploaded_at < now() - interval '5 years'`,
    ],
    copy: {
      name: 'message-files',
      title: 'Files you sent in them',
      about: 'The files themselves are in the folder messages.',
      rows: ({ account }) =>
        sql`select c.company, c.position, f.name, f.kind, f.bytes, f.uploaded_at, f.message is not null as sent
        from message_attachment f join conversation c on c.id = f.conversation
        where f.account = ${account} order by f.uploaded_at, f.id`,
    },
  },
  conversation: {
    subject: 'account',
    personal: ['account', 'last_excerpt'],
    retention: 'With the application; 2 years after its last message where the candidate has gone.',
    stays: 'Their conversations, without the name, for two years after the last message.',
    expire: () => [
      sql`update conversation set last_excerpt = null, last_side = null
        where last_at < now() - interval '2 years' and last_excerpt is not null`,
      sql`delete from conversation where account is null
        and (organisation is null or last_number = 0 or last_at < now() - interval '2 years')`,
    ],
    copy: {
      name: 'conversations',
      title: 'Your conversations',
      about: 'With whom, about what, and how far you have read.',
      rows: ({ account }) =>
        sql`select c.company, c.position, c.blocked_by, r.read_up_to, r.read_at from conversation c
        join conversation_reader r on r.conversation = c.id
        where r.account = ${account} order by c.last_at`,
    },
  },
  conversation_reader: {
    subject: 'account',
    personal: ['read_up_to', 'read_at'],
    retention: 'With the conversation.',
  },
  conversation_assignment: {
    subject: 'account',
    personal: ['account'],
    retention: 'With the conversation, or until the colleague leaves the organisation.',
    erasedWith: 'conversation',
  },
  message_template: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
};
