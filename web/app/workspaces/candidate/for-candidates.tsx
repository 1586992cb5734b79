import type { Me } from '@portway/contracts/account/authentication/me';
import { ProblemError } from '@portway/contracts/problem';
import type { ReactNode } from 'react';
import { NotForYou } from '../../kit/frame/not-for-you.tsx';
import { useMe } from '../../kit/loading/use-me.ts';
import { workspaceOf } from '../../kit/loading/workspace-of.ts';
import { product } from '../../text/product.ts';
import { profilePaths } from '../../text/profile/profile-paths.ts';
import { classNames } from '../../ui/class-names.ts';

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
  ['/dashboard/offers', 'Your offer'],
  ['/dashboard/messages', 'Messages'],
];

/** The title of a page for candidates that the server refused to somebody else. */
export function refusedTitle(error: unknown, path: string, me: Me): string | undefined {
  const isRefused =
    error instanceof ProblemError && error.code === 'forbidden' && workspaceOf(me) !== 'candidate';
  return isRefused ? titleOf(path) : undefined;
}

const titleOf = (path: string) => titles.find(([begins]) => path.startsWith(begins))?.[1];

export const candidatePageTitle = (path: string): string => titleOf(path) ?? 'For people looking for work';

/** Shown instead of such a page, which then has no title of its own. */
export function RefusedPage({ title, me }: { title: string; me: Me }) {
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <NotForYou title={title} me={me} />
    </>
  );
}
