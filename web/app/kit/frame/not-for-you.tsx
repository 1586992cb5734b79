import type { Me } from '@portway/contracts/account/authentication/me';
import { UserRoundX } from 'lucide-react';
import { useLocation } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pathInWorkspace } from '../loading/workspace-choice.ts';

/** In the place of a page for candidates, when the tab shows another workspace: how to get there. */
export function NotForYou({ title, me: { role, candidate } }: { title: string; me: Me }) {
  const { pathname } = useLocation();
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">
        <EmptyState
          Icon={UserRoundX}
          title="This page is for people looking for work"
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <LinkButton to="/dashboard">Go to your home page</LinkButton>
              {role !== 'staff' && (
                <LinkButton look="outline" to={pathInWorkspace(candidate ? pathname : '/dashboard', 'none')}>
                  Switch to looking for a job
                </LinkButton>
              )}
            </span>
          }
        >
          {role === 'staff'
            ? 'You are logged in as a member of the team that runs the site.'
            : 'This tab shows your work as a recruiter. Your own job search is kept apart from it.'}
        </EmptyState>
      </div>
    </div>
  );
}
