import type { Me } from '@portway/contracts/auth';
import { ProblemError } from '@portway/contracts/problem';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { product } from '../text/product.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { profilePaths } from './profile-paths.ts';
import { useMe } from './use-me.ts';

/** A page for whoever looks for work, under its heading. Anybody else is told so, and led home. */
export function ForCandidates({ title, children }: { title: string; children: ReactNode }) {
  const me = useMe();
  if (me.role !== 'candidate') return <NotForYou title={title} role={me.role} />;
  return (
    <div>
      <h1 className="text-36">{title}</h1>
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** Whether the server refused a page of the profile because of who asks. */
export function isRefusedProfile(error: unknown, path: string, role: Me['role']): boolean {
  const isRefused = error instanceof ProblemError && error.code === 'forbidden' && role !== 'candidate';
  return isRefused && path.startsWith(profilePaths.overview);
}

/** In the place of a page that the server refused, which has no title either. */
export function RefusedProfile({ role }: { role: Me['role'] }) {
  return (
    <>
      <title>{`Profile · ${product}`}</title>
      <NotForYou title="Profile" role={role} />
    </>
  );
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
