import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { useEffect, useState } from 'react';

type ConversationRow = Pick<Conversation, 'id' | 'with' | 'unread'>;

/**
 * The announcement of conversations with more unread messages than before; the open one announces its own.
 */
export function newMessageAnnouncements(
  before: readonly ConversationRow[],
  now: readonly ConversationRow[],
  openId: string | undefined,
): string {
  const unread = new Map(before.map((talk) => [talk.id, talk.unread]));
  return now
    .filter((talk) => talk.id !== openId && talk.unread > (unread.get(talk.id) ?? 0))
    .map((talk) => `New message from ${talk.with}.`)
    .join(' ');
}

/** The last message that arrived while the list was shown. */
export function useNewMessageAnnouncements(
  now: readonly ConversationRow[],
  openId: string | undefined,
): string {
  const [{ seen, said }, setSeen] = useState({ seen: now, said: '' });
  useEffect(() => {
    setSeen(({ seen: before }) => ({
      seen: now,
      said: before === now ? '' : newMessageAnnouncements(before, now, openId),
    }));
  }, [now, openId]);
  return seen === now ? said : '';
}
