import type { Me } from '@portway/contracts/auth';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useMe } from './use-me.ts';

/** A page for whoever looks for work. Anybody else is told so, and led home. */
export function ForCandidates({ title, children }: { title: string; children: ReactNode }) {
  const me = useMe();
  return me.role === 'candidate' ? children : <NotForYou title={title} role={me.role} />;
}

function NotForYou({ title, role }: { title: string; role: Me['role'] }) {
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={UserRoundX}
          title="This page is for people who look for work"
          action={<LinkButton to="/dashboard">Go to your home page</LinkButton>}
        >
          {role === 'recruiter'
            ? 'You are logged in as a recruiter. To look for work yourself, sign up as a candidate with another address.'
            : 'You are logged in as one of the team that runs the site.'}
        </EmptyState>
      </div>
    </div>
  );
}
