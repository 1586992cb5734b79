import { SearchX } from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';

export function NotFound() {
  return (
    <ForCandidates title="Application not found">
      <EmptyState
        Icon={SearchX}
        title="We could not find this application"
        action={<LinkButton to="/dashboard/applied">See your applications</LinkButton>}
      >
        The address may be mistyped, or it belongs to another account.
      </EmptyState>
    </ForCandidates>
  );
}
