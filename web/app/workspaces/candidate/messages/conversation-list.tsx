import type { Conversation } from '@portway/contracts/conversations/conversations';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Pager } from '../../../kit/frame/pager.tsx';
import { useUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useNewMessageAnnouncements } from './announce-new-messages.ts';
import { TalkRow } from './conversation-row.tsx';
import type { TalkList as List } from './load-messages.ts';
import { threadOf } from './thread/open-threads.ts';

interface TalkListProps {
  list: List;
  openId: string | undefined;
}

/** The conversations, all or only unread ones. */
export function TalkList({ list, openId }: TalkListProps) {
  const query = useQuery();
  const isUnread = query.get('tab') === 'unread';
  const rows = withOpen(list.conversations, isUnread ? openId : undefined);
  const standing = useUnreadCounts();
  const unread = typeof standing === 'object' ? standing.unread : undefined;
  const box = useRef<HTMLUListElement>(null);
  const said = useNewMessageAnnouncements(list.conversations, openId);
  return (
    <section className="talk-list" aria-label="Conversations">
      <nav aria-label="Which conversations">
        <ul className="tabs">
          <Tab label="All" tab="" current={!isUnread} query={query} />
          <Tab
            label={unread === undefined ? 'Unread' : `Unread (${unread})`}
            tab="unread"
            current={isUnread}
            query={query}
          />
        </ul>
      </nav>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul ref={box} tabIndex={-1} aria-label={isUnread ? 'Unread' : 'All'} className="talk-rows">
        {rows.map((talk) => (
          <TalkRow key={talk.id} talk={talk} isOpen={talk.id === openId} query={query} />
        ))}
      </ul>
      {rows.length === 0 && (
        <p className="talk-none">You have read everything. New messages will appear here.</p>
      )}
      <Pager next={list.next} list={box} />
    </section>
  );
}

/** The open conversation stays in the list when it has been read. */
function withOpen(talks: readonly Conversation[], openId: string | undefined): readonly Conversation[] {
  if (openId === undefined || talks.some(({ id }) => id === openId)) return talks;
  const open = threadOf(openId).thread.shown().head?.conversation;
  return open === undefined ? talks : [open, ...talks];
}

interface TabProps {
  label: string;
  tab: string;
  current: boolean;
  query: URLSearchParams;
}

function Tab({ label, tab, current, query }: TabProps) {
  const there = new URLSearchParams(query);
  for (const name of ['tab', 'after']) there.delete(name);
  if (tab !== '') there.set('tab', tab);
  return (
    <li>
      <Link to={`?${there}`} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}
