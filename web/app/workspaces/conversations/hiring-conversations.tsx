import { Building2, MessagesSquare } from 'lucide-react';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { useMe } from '../../kit/loading/use-me.ts';
import { pathInWorkspace } from '../../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/hiring-conversations.ts';
import { messagesAction } from './conversations-action.ts';
import { MessagesPage } from './conversations-page.tsx';
import { loadMessages } from './load-conversations.ts';

const title = 'Messages';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Your organisation’s messages with candidates.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadMessages(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => messagesAction(request);
export const HydrateFallback = PageSkeleton;

/** An organisation's conversations with candidates, which its colleagues share. */
export default function HiringMessages({ loaderData }: Route.ComponentProps) {
  if (workspaceOf(useMe()) !== 'employer') return <ForEmployers title={title} />;
  return (
    <MessagesPage
      title={title}
      loaded={loaderData}
      empty={
        <EmptyState
          Icon={MessagesSquare}
          title="You have no messages"
          action={<LinkButton to="/dashboard/hiring/applicants">See your applicants</LinkButton>}
        >
          You write to a candidate from their application. Messages will appear here, and colleagues who work
          on hiring see them too.
        </EmptyState>
      }
    />
  );
}

/** In the place of an employer's page, when the tab shows somebody's own search for work. */
function ForEmployers({ title }: { title: string }) {
  const { organisations } = useMe();
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="This page is for employers"
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to="/dashboard">Go to your home page</LinkButton>
              {organisations.map(({ id, name }) => (
                <LinkButton key={id} look="outline" to={pathInWorkspace('/dashboard', id)}>
                  Switch to {name ?? 'your organisation'}
                </LinkButton>
              ))}
            </span>
          }
        />
      </div>
    </div>
  );
}
