import { type Me, meOperation } from '@portway/contracts/account/authentication/auth';
import { call } from '@portway/contracts/client';
import { useEffect } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { FocusField } from '../kit/frame/focus-field.tsx';
import { PageFault } from '../kit/frame/page-fault.tsx';
import { PageSkeleton } from '../kit/frame/page-skeleton.tsx';
import { WorkspaceFrame } from '../kit/frame/workspace-frame.tsx';
import { beginLive, useLive } from '../kit/live/live.ts';
import { LiveSign } from '../kit/live/live-sign.tsx';
import { isHiringPage, isOutsideHiring } from '../kit/loading/hiring-rights.ts';
import { orLastGoodResult } from '../kit/loading/last-good-result.ts';
import { revalidateAfterChange } from '../kit/loading/should-revalidate.ts';
import { asMe, belongsTo, guard } from '../kit/loading/signed-in.ts';
import { loadUnreadCounts, refreshUnreadCounts, useUnreadCounts } from '../kit/loading/unread-counts.ts';
import { frameId } from '../kit/loading/use-me.ts';
import { chooseWorkspace } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import type { Route } from './+types/frame.ts';
import { learnCompleteness, useCompleteness } from './candidate/completeness.ts';
import { RefusedPage, refusedTitle } from './candidate/for-candidates.tsx';
import { NoHiring } from './hiring/no-hiring.tsx';
import { Bell } from './notifications/bell.tsx';
import { useReadAbout } from './notifications/use-read-about.ts';
import { findable } from './palette/findable.ts';
import { accountLinks, entriesFor, workspacesOf } from './sidebar-entries.ts';

export const handle = { hydrate: 'now' } as const;

/** Runs before every page in this frame, also on navigation within it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guard(request)];

const loadMe = orLastGoodResult((request) => call(meOperation, undefined, { fetch: asMe(request) }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  guard(request);
  const me = await loadMe(request);
  belongsTo(me.id);
  // From now on this tab shows this one, whatever becomes of the home workspace.
  if (workspacesOf(me).length > 1) chooseWorkspace(me.organisation?.id ?? 'none');
  return { me };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidateAfterChange;

export default function DashboardFrame({ loaderData: { me } }: Route.ComponentProps) {
  const closedTo = closedHiring(me, useLocation().pathname);
  return (
    <Frame me={me}>
      <FocusField />
      {closedTo === undefined ? <Outlet /> : <NoHiring organisation={closedTo} />}
    </Frame>
  );
}

/** The user's organisation, where the page is of its hiring and that is not part of their work. */
function closedHiring(me: Me, pathname: string): NonNullable<Me['organisation']> | undefined {
  if (!isHiringPage(pathname) || !isOutsideHiring(me)) return undefined;
  return me.organisation ?? undefined;
}

export function HydrateFallback() {
  return (
    <Frame>
      <PageSkeleton />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const me = useRouteLoaderData<typeof clientLoader>(frameId)?.me;
  const { pathname } = useLocation();
  const title = me && refusedTitle(error, pathname, me);
  const closedTo = me && closedHiring(me, pathname);
  if (closedTo !== undefined)
    return (
      <Frame me={me}>
        <NoHiring organisation={closedTo} />
      </Frame>
    );
  return (
    <Frame me={me}>
      {me && title !== undefined ? <RefusedPage title={title} me={me} /> : <PageFault error={error} />}
    </Frame>
  );
}

/** Our own staff, and a recruiter without an organisation, are told of nothing. */
const hasNews = (me: Me) => me.candidate || me.organisation !== null;

function Frame({ me, children }: { me?: Me | undefined; children: React.ReactNode }) {
  const account = me && hasNews(me) ? me.id : undefined;
  const isCandidate = me !== undefined && workspaceOf(me) === 'candidate';
  const unreadCounts = useUnreadCounts();
  const pathname = useLocation().pathname;
  const counts = { completeness: useCompleteness(), unreadCounts };
  useEffect(() => {
    if (account === undefined) return;
    if (isCandidate) learnCompleteness();
    loadUnreadCounts();
    void beginLive(account);
  }, [account, isCandidate]);
  useLive(['message', 'read', 'conversation', 'application', 'notification'], refreshUnreadCounts);
  useReadAbout(unreadCounts);
  return (
    <WorkspaceFrame
      home="/dashboard"
      label="Dashboard"
      entries={entriesFor(me, { counts, pathname })}
      me={me}
      workspaces={me === undefined ? [] : workspacesOf(me)}
      links={me === undefined ? [] : accountLinks(me)}
      bell={account !== undefined && <Bell unreadCounts={unreadCounts} />}
      sign={<LiveSign />}
      findable={findable}
    >
      {children}
    </WorkspaceFrame>
  );
}
