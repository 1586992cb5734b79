import { BriefcaseBusiness, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { profilePaths } from '../profile-paths.ts';

/** What a candidate has applied for, and what may suit them. */
export function JobLists() {
  return (
    <div className="home-pair">
      <List id="recent" title="Recent Applications">
        <EmptyState
          Icon={Send}
          title="You have not applied yet"
          action={
            <LinkButton to="/dashboard/jobs" look="outline">
              Search for Jobs
            </LinkButton>
          }
        >
          Your latest applications will stand here.
        </EmptyState>
      </List>
      <List id="recommended" title="Recommended Jobs">
        <EmptyState
          Icon={BriefcaseBusiness}
          title="No jobs are published yet"
          action={
            <LinkButton to={profilePaths.preferences} look="outline">
              Set your preferences
            </LinkButton>
          }
        >
          Those that fit you will stand here.
        </EmptyState>
      </List>
    </div>
  );
}

function List({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}
