import { MessagesSquare } from 'lucide-react';
import { pageMeta } from '../../page/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import { WaysOn } from '../ways-on.tsx';
import type { Route } from './+types/messages.ts';

const title = 'Messages';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'What you and recruiters write to each other.', index: false });

export default function Messages() {
  return (
    <ForCandidates title={title}>
      <EmptyState
        Icon={MessagesSquare}
        title="You have no messages"
        action={<WaysOn ways={['profile', 'notifications']} />}
      >
        What you and recruiters write to each other will stand here.
      </EmptyState>
    </ForCandidates>
  );
}
