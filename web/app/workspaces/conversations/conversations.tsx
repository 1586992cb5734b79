import { MessagesSquare } from 'lucide-react';
import { NextLinks } from '../../kit/frame/next-links.tsx';
import { NotForYou } from '../../kit/frame/not-for-you.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { useMe } from '../../kit/loading/use-me.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/conversations.ts';
import { messagesAction } from './conversations-action.ts';
import { MessagesPage } from './conversations-page.tsx';
import { loadMessages } from './load-conversations.ts';

const title = 'Messages';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Your messages with recruiters.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadMessages(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => messagesAction(request);
export const HydrateFallback = PageSkeleton;

/** A candidate's conversations with employers. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const me = useMe();
  if (workspaceOf(me) !== 'candidate') return <NotForYou title={title} me={me} />;
  return (
    <MessagesPage
      title={title}
      loaded={loaderData}
      empty={
        <EmptyState
          Icon={MessagesSquare}
          title="You have no messages"
          action={<NextLinks ways={['jobs', 'profile', 'notifications']} />}
        >
          You write to an employer from your application, under Applied. Messages will appear here.
        </EmptyState>
      }
    />
  );
}
