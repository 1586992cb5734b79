import { Building2 } from 'lucide-react';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useMe } from '../use-me.ts';

/** For a recruiter who has left, and for whoever came here without being one. */
export function NoOrganisation() {
  const { role, email } = useMe();
  return (
    <div>
      <h1 className="text-36">Organisation</h1>
      <div className="mt-6">
        <EmptyState
          Icon={Building2}
          title="You belong to no organisation"
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {role === 'recruiter'
            ? `Ask somebody who runs one to invite you by ${email}. The link in the e-mail lets you in.`
            : 'Organisations are for those who hire.'}
        </EmptyState>
      </div>
    </div>
  );
}
