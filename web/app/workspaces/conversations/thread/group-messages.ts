import type { Message } from '@portway/contracts/hiring/conversations/conversations';

/** Consecutive messages of one side. */
export interface Group {
  readonly author: string;
  readonly mine: boolean;
  readonly side: Message['side'];
  readonly messages: readonly [Message, ...Message[]];
  /** Whether it starts the messages that were unread when the conversation was opened. */
  readonly isNew: boolean;
}

export interface Day {
  /** In the user's time zone, YYYY-MM-DD. */
  readonly day: string;
  readonly groups: readonly Group[];
}

/** Minutes after which the same author starts a new group, with the time. */
const pause = 10;

/**
 * Messages by day, and within a day by author; the other side's messages after `readUpTo` start a new group.
 */
export function groupMessages(
  messages: readonly Message[],
  { dayOf, readUpTo }: { dayOf: (instant: string) => string; readUpTo: number },
): Day[] {
  const days: {
    day: string;
    groups: (Omit<Group, 'messages'> & { messages: [Message, ...Message[]] })[];
  }[] = [];
  const firstNew = messages.find(({ number, mine }) => number > readUpTo && !mine);
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const last = groups.at(-1);
    const isNew = message === firstNew;
    if (last !== undefined && !isNew && isSameBreath(last.messages, message)) last.messages.push(message);
    else {
      const { author, mine, side } = message;
      groups.push({ author, mine, side, isNew, messages: [message] });
    }
  }
  return days;
}

function isSameBreath(before: readonly Message[], { author, mine, sentAt }: Message): boolean {
  const last = before.at(-1);
  if (last === undefined || last.mine !== mine || last.author !== author) return false;
  return Date.parse(sentAt) - Date.parse(last.sentAt) < pause * 60_000;
}
