import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { NextLinks } from '../../../kit/frame/next-links.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/messages.ts';
import { loadMessages } from './load-messages.ts';
import './messages.css';
import { TalkList } from './conversation-list.tsx';
import { TalkPane } from './conversation-pane.tsx';
import { messagesAction } from './messages-action.ts';
import { useTalkFocus } from './use-conversation-focus.ts';

const title = 'Messages';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Your messages with recruiters.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadMessages(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => messagesAction(request);
export const HydrateFallback = PageSkeleton;

export default function Messages({ loaderData: { list, asked } }: Route.ComponentProps) {
  useRevalidateOnEvent(['message', 'read', 'conversation', 'application']);
  useTalkFocus(asked?.id);
  useEffect(() => {
    // Anything that changes the list also changes the unread counts beside it.
    if (list !== undefined) void refreshUnreadCounts();
  }, [list]);
  const isFiltered = useQuery().get('tab') === 'unread';
  const isEmpty = list.conversations.length === 0 && asked === undefined && !isFiltered;
  if (workspaceOf(useMe()) !== 'candidate' || isEmpty) return <Nothing />;
  return (
    <div className="talks" data-open={asked !== undefined || undefined}>
      <h1 className="text-36">{title}</h1>
      <div className="talks-sides">
        <TalkList list={list} openId={asked?.id} />
        <TalkPane asked={asked} />
      </div>
    </div>
  );
}

function Nothing() {
  return (
    <ForCandidates title={title}>
      <EmptyState
        Icon={MessagesSquare}
        title="You have no messages"
        action={<NextLinks ways={['jobs', 'profile', 'notifications']} />}
      >
        Each application opens a conversation with its employer. Your messages will appear here.
      </EmptyState>
    </ForCandidates>
  );
}
