import type { Me } from '@portway/contracts/authentication/auth';
import { ProblemError } from '@portway/contracts/problem';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../kit/loading/use-me.ts';
import { pathInWorkspace } from '../../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { product } from '../../text/product.ts';
import { profilePaths } from '../../text/profile-paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface ForCandidatesProps {
  title: string;
  /** Above the heading: a back link. */
  above?: ReactNode;
  /** On a phone the heading is for screen readers only: what the page holds comes first. */
  contentFirst?: boolean;
  children: ReactNode;
}

/** A page for candidates, under its heading. Any other user gets a message and a link home. */
export function ForCandidates({ title, above, contentFirst = false, children }: ForCandidatesProps) {
  const me = useMe();
  if (workspaceOf(me) !== 'candidate') return <NotForYou title={title} me={me} />;
  return (
    <div>
      {above}
      <h1 className={classNames('text-36 wrap-anywhere', contentFirst && 'max-sm:sr-only')}>{title}</h1>
      <div className={contentFirst ? 'sm:mt-6' : 'mt-6'}>{children}</div>
    </div>
  );
}

/** The pages that only load for candidates, by the start of their path. */
const titles: readonly (readonly [path: string, title: string])[] = [
  [profilePaths.overview, 'Profile'],
  ['/dashboard/jobs', 'Search for Jobs'],
  ['/dashboard/job-details', 'A job'],
  ['/dashboard/applied', 'Applied'],
  ['/dashboard/messages', 'Messages'],
];

/** The title of a page for candidates that the server refused to somebody else. */
export function refusedTitle(error: unknown, path: string, me: Me): string | undefined {
  const isRefused =
    error instanceof ProblemError && error.code === 'forbidden' && workspaceOf(me) !== 'candidate';
  return isRefused ? titles.find(([begins]) => path.startsWith(begins))?.[1] : undefined;
}

/** Shown instead of such a page, which then has no title of its own. */
export function RefusedPage({ title, me }: { title: string; me: Me }) {
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <NotForYou title={title} me={me} />
    </>
  );
}

function NotForYou({ title, me: { role, candidate } }: { title: string; me: Me }) {
  const here = useLocation().pathname;
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
                <LinkButton look="outline" to={pathInWorkspace(candidate ? here : '/dashboard', 'none')}>
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
