import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { Pager } from '../../../kit/frame/pager.tsx';
import { useUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { dayOf, whenWords } from '../clock-words.ts';
import type { TalkList as List } from '../load-conversations.ts';
import { threadOf } from '../thread/open-threads.ts';
import { useSide } from '../use-side.ts';

interface TalkListProps {
  list: List;
  openId: string | undefined;
}

/** The conversations, all or only unread ones. */
export function TalkList({ list, openId }: TalkListProps) {
  const query = useQuery();
  const tab = query.get('tab') ?? '';
  const isUnread = tab === 'unread';
  const isHiring = useSide() === 'employer';
  const rows = withOpen(list.conversations, openId, isUnread);
  const unreadCounts = useUnreadCounts();
  const unread = typeof unreadCounts === 'object' ? unreadCounts.unread : undefined;
  const box = useRef<HTMLUListElement>(null);
  return (
    <section className="conversation-list" aria-label="Conversations">
      <nav aria-label="Which conversations">
        <ul className="tabs">
          <Tab label="All" tab="" current={tab === ''} query={query} />
          <Tab
            label={unread === undefined ? 'Unread' : `Unread (${unread})`}
            tab="unread"
            current={isUnread}
            query={query}
          />
          {isHiring && <Tab label="Mine" tab="mine" current={tab === 'mine'} query={query} />}
        </ul>
      </nav>
      <TalkSearch query={query} />
      <ul ref={box} tabIndex={-1} aria-label={tabNames[tab] ?? 'All'} className="conversation-rows">
        {rows.map((talk) => (
          <TalkRow key={talk.id} talk={talk} isOpen={talk.id === openId} query={query} />
        ))}
      </ul>
      {rows.length === 0 && <p className="conversation-none">{noneWords(tab, query.get('text') ?? '')}</p>}
      <Pager next={list.next} list={box} />
    </section>
  );
}

/** The open conversation stays in the list when it has been read, and is in it before its first message. */
function withOpen(
  conversations: readonly Conversation[],
  openId: string | undefined,
  isUnread: boolean,
): readonly Conversation[] {
  if (openId === undefined || conversations.some(({ id }) => id === openId)) return conversations;
  const open = threadOf(openId).thread.snapshot().head?.conversation;
  return open !== undefined && (isUnread || open.last === null) ? [open, ...conversations] : conversations;
}

const tabNames: Readonly<Record<string, string>> = { unread: 'Unread', mine: 'Mine' };

function noneWords(tab: string, text: string): string {
  if (text !== '') return `Nothing fits “${text}”. Search for a name or a job.`;
  if (tab === 'mine') return 'No conversation is yours yet. Open one, and choose who answers it.';
  if (tab === 'unread') return 'You have read everything. New messages will appear here.';
  return 'No messages yet. Write one from an application, or search for a name.';
}

/** By name or job. Without scripts too, a form that asks for this page again. */
function TalkSearch({ query }: { query: URLSearchParams }) {
  const hiddenFields = ['tab', 'conversation'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [{ name, value }];
  });
  return (
    <search>
      <Form method="get" className="conversation-search">
        {hiddenFields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Search size={18} aria-hidden />
        <input
          // Another search shows its own words.
          key={query.get('text') ?? ''}
          type="search"
          name="text"
          aria-label="Search conversations by name or job"
          placeholder="Name or job"
          maxLength={200}
          defaultValue={query.get('text') ?? ''}
        />
      </Form>
    </search>
  );
}

interface TabProps {
  label: string;
  tab: string;
  current: boolean;
  query: URLSearchParams;
}

function Tab({ label, tab, current, query }: TabProps) {
  const nextQuery = new URLSearchParams(query);
  for (const name of ['tab', 'after']) nextQuery.delete(name);
  if (tab !== '') nextQuery.set('tab', tab);
  return (
    <li>
      <Link to={`?${nextQuery}`} aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}

interface TalkRowProps {
  talk: Conversation;
  isOpen: boolean;
  query: URLSearchParams;
}

/** One conversation in the list: the other side, the subject, and the last message. */
function TalkRow({ talk, isOpen, query }: TalkRowProps) {
  const { id, with: other, position, last, unread } = talk;
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('conversation', id);
  return (
    <li className="conversation-row" data-unread={unread > 0 || undefined}>
      <CompanyMark name={other} />
      <div className="min-w-0">
        <p className="conversation-title">
          <Link
            to={`?${nextQuery}`}
            preventScrollReset
            className="conversation-link"
            id={`conversation-${id}`}
            aria-current={isOpen ? 'true' : undefined}
          >
            {other}
          </Link>
          {last !== null && <time dateTime={last.at}>{whenWords(last.at, dayOf(new Date()))}</time>}
        </p>
        <p className="conversation-about">
          {position}
          {talk.assigned !== null && <span className="conversation-assigned"> · {talk.assigned.name}</span>}
        </p>
        <p className="conversation-last">
          <span className="conversation-excerpt">{excerptOf(talk)}</span>
          {unread > 0 && (
            <span className="conversation-count">
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
  const excerpt = last.excerpt === '' ? 'A file' : last.excerpt;
  return last.mine ? `You: ${excerpt}` : excerpt;
}
