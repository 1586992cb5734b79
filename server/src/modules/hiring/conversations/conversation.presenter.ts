import type {
  Conversation,
  Message,
  MessageAttachment,
} from '@portway/contracts/hiring/conversations/conversations';

type Side = Message['side'];

/** A stored conversation, from one side. */
export interface StoredConversation {
  readonly id: string;
  readonly application: string | null;
  readonly account: string | null;
  readonly company: string;
  /** Null where the account is hidden or deleted. */
  readonly candidate: string | null;
  readonly position: string;
  readonly job: string | null;
  readonly jobTitle: string | null;
  readonly state: Conversation['status'] | null;
  readonly lastAt: Date;
  readonly excerpt: string | null;
  readonly lastSide: Side | null;
  readonly blockedBy: Side | null;
  readonly stopped: boolean;
  readonly unread: number;
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
}

export interface StoredMessage {
  readonly id: string;
  readonly number: number;
  readonly side: Side;
  readonly author: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly sentAt: Date;
}

export interface StoredAttachment extends MessageAttachment {
  readonly message: string | null;
}

const formerUser = 'Someone who has left';

export function conversationShown(row: StoredConversation, mine: Side): Conversation {
  const { id, application, position, job, jobTitle, state, excerpt, lastSide, blockedBy, unread } = row;
  const candidate = row.account === null ? formerUser : (row.candidate ?? 'A candidate');
  return {
    id,
    application,
    with: mine === 'candidate' ? row.company : candidate,
    job: job === null || jobTitle === null ? null : { id: job, title: jobTitle },
    position,
    status: state ?? 'withdrawn',
    last:
      excerpt === null || lastSide === null
        ? null
        : { excerpt, mine: lastSide === mine, at: row.lastAt.toISOString() },
    unread,
    blocked: row.stopped ? 'by-us' : blockedBy === null ? null : blockedBy === mine ? 'by-you' : 'by-them',
    assigned:
      row.assignedTo === null ? null : { account: row.assignedTo, name: row.assignedName ?? 'A colleague' },
  };
}

interface Around {
  /** The reader. */
  readonly account: string;
  readonly company: string;
  /** Of all messages shown, in order. */
  readonly attachments: readonly StoredAttachment[];
}

export function messageShown(row: StoredMessage, { account, company, attachments }: Around): Message {
  const files = attachments.filter(({ message }) => message === row.id);
  const formerAuthor = row.side === 'employer' ? company : formerUser;
  return {
    id: row.id,
    number: row.number,
    side: row.side,
    mine: row.author === account,
    author: row.author === null ? formerAuthor : row.authorName,
    text: row.text === '' && files.length === 0 ? 'A file that has been deleted.' : row.text,
    attachments: files.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
    sentAt: row.sentAt.toISOString(),
  };
}

const longestExcerpt = 140;

/** The beginning of a message on one line, or what was sent without text. */
export function excerptOf(text: string, files: readonly string[]): string {
  const letters = [...(text.replaceAll(/\s+/g, ' ').trim() || files.join(', '))];
  return letters.length <= longestExcerpt
    ? letters.join('')
    : `${letters.slice(0, longestExcerpt).join('')}…`;
}
