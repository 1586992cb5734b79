import { Building2 } from 'lucide-react';
import { useMe } from '../../../kit/loading/use-me.ts';
import { workspaceOf } from '../../../kit/loading/workspace-of.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** For a recruiter who has left, and for users without an organisation. */
export function NoOrganisation() {
  const me = useMe();
  return (
    <div>
      <h1 className="text-36">Organisation</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="You are not in an organisation"
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {workspaceOf(me) === 'employer'
            ? `Ask an owner or admin of yours to invite you at ${me.email}. Then use the link in the email to join.`
            : 'Organisations are for people who hire.'}
        </EmptyState>
      </div>
    </div>
  );
}
