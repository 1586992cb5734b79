import type { Message } from '@portway/contracts/hiring/conversations/conversations';
import { useEffect, useState } from 'react';

/** Announces the other side's messages while the conversation is open. */
export function NewMessageAnnouncement({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1)?.number ?? 0;
  const [{ upTo, said }, setHeard] = useState({ upTo: last, said: '' });
  useEffect(() => {
    setHeard((heard) => {
      const news = messages.filter(({ number, mine }) => number > heard.upTo && !mine);
      return { upTo: Math.max(last, heard.upTo), said: news.length === 0 ? heard.said : inWords(news) };
    });
  }, [messages, last]);
  return (
    <p role="status" className="sr-only">
      {/* The live region stays mounted: its changes are announced, also when the same text comes again. */}
      <span key={upTo}>{said}</span>
    </p>
  );
}

function inWords(news: readonly Message[]): string {
  return news.map(({ author, text }) => `${author} writes: ${text === '' ? 'a file' : text}`).join(' ');
}
