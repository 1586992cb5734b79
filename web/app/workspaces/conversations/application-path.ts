import type { Conversation, Message } from '@portway/contracts/hiring/conversations/conversations';

/** Where a side sees the application that a conversation is about. */
export function applicationPath(
  side: Message['side'],
  { application, job }: Pick<Conversation, 'application' | 'job'>,
): string {
  return side === 'candidate'
    ? `/dashboard/applied?application=${application}`
    : `/dashboard/hiring/board?job=${job?.id ?? ''}&applicant=${application}`;
}
