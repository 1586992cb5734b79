import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { Link } from 'react-router';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { dayOf, whenWords } from './clock-words.ts';

interface TalkRowProps {
  talk: Conversation;
  isOpen: boolean;
  query: URLSearchParams;
}

/** One conversation in the list: the other side, the subject, and the last message. */
export function TalkRow({ talk, isOpen, query }: TalkRowProps) {
  const { id, with: other, position, last, unread } = talk;
  const there = new URLSearchParams(query);
  there.set('conversation', id);
  return (
    <li className="talk-row" data-unread={unread > 0 || undefined}>
      <CompanyMark name={other} />
      <div className="min-w-0">
        <p className="talk-with">
          <Link
            to={`?${there}`}
            preventScrollReset
            className="talk-link"
            id={`talk-${id}`}
            aria-current={isOpen ? 'true' : undefined}
          >
            {other}
          </Link>
          {last !== null && <time dateTime={last.at}>{whenWords(last.at, dayOf(new Date()))}</time>}
        </p>
        <p className="talk-about">
          {position}
          {talk.assigned !== null && <span className="talk-assigned"> · {talk.assigned.name}</span>}
        </p>
        <p className="talk-last">
          <span className="talk-excerpt">{excerptOf(talk)}</span>
          {unread > 0 && (
            <span className="talk-count">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

function excerptOf({ last, blocked }: Conversation): string {
  if (blocked === 'by-you') return 'You ended this conversation.';
  if (last === null) return 'No messages yet.';
  const said = last.excerpt === '' ? 'A file' : last.excerpt;
  return last.mine ? `You: ${said}` : said;
}
