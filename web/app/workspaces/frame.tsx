import { type Me, meOperation } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { Suspense, useEffect } from 'react';
import { createContext, Outlet, redirect, useLocation, useRouteLoaderData } from 'react-router';
import { FocusField } from '../kit/frame/focus-field.tsx';
import { PageFault } from '../kit/frame/page-fault.tsx';
import { PageSkeleton } from '../kit/frame/page-skeleton.tsx';
import { WorkspaceFrame } from '../kit/frame/workspace-frame.tsx';
import { beginLive, useLive } from '../kit/live/live.ts';
import { LiveSign } from '../kit/live/live-sign.tsx';
import { isHiringPage, isOutsideHiring } from '../kit/loading/hiring-rights.ts';
import { orLastGoodResult } from '../kit/loading/last-good-result.ts';
import { later } from '../kit/loading/lazy-part.tsx';
import { revalidateAfterChange } from '../kit/loading/should-revalidate.ts';
import { asMe, belongsTo, guard } from '../kit/loading/signed-in.ts';
import { loadUnreadCounts, refreshUnreadCounts, useUnreadCounts } from '../kit/loading/unread-counts.ts';
import { frameId } from '../kit/loading/use-me.ts';
import { chooseWorkspace, keepOpenAreas, wasOpen } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import type { Route } from './+types/frame.ts';
import { learnCompleteness, useCompleteness } from './candidate/completeness.ts';
import { candidatePageTitle, RefusedPage, refusedTitle } from './candidate/for-candidates.tsx';
import { areaOf, areasOf, ClosedPage, counterpartOf } from './closed-page.ts';
import { Bell } from './notifications/bell.tsx';
import { useReadAbout } from './notifications/use-read-about.ts';
import { findable } from './palette/findable.ts';
import { accountLinks, entriesFor, workspacesOf } from './sidebar-entries.ts';

export const handle = { hydrate: 'now' } as const;

// Most users never see one of these.
const NoHiring = later(async () => (await import('./hiring/no-hiring.tsx')).NoHiring);
const NoOrganisation = later(
  async () => (await import('./hiring/organisation/no-organisation.tsx')).NoOrganisation,
);

/** Runs before every page in this frame, also on navigation within it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => guard(request),
  stayInside,
];

/** Set where the middleware had to know the user before any page could load. */
const earlyMe = createContext<Me | null>(null);

/**
 * Pages load beside the question who is logged in, so one that is closed to the user would be refused by the server.
 * Where this browser does not remember that the page was open, it waits for the answer first.
 */
async function stayInside({
  request,
  context,
}: Parameters<Route.ClientMiddlewareFunction>[0]): Promise<void> {
  const { pathname } = new URL(request.url);
  const area = areaOf(pathname);
  if (area === undefined || wasOpen(area)) return;
  const me = await loadMe(request);
  context.set(earlyMe, me);
  if (areasOf(me).includes(area)) return;
  const counterpart = counterpartOf(pathname, me);
  throw counterpart === undefined ? new ClosedPage(area, me) : redirect(counterpart);
}

const askForMe = orLastGoodResult((request) => call(meOperation, undefined, { fetch: asMe(request) }));

async function loadMe(request: Request): Promise<Me> {
  const me = await askForMe(request);
  belongsTo(me.id);
  // From now on this tab shows this one, whatever becomes of the home workspace.
  if (workspacesOf(me).length > 1) chooseWorkspace(me.organisation?.id ?? 'none');
  keepOpenAreas(areasOf(me));
  return me;
}

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  guard(request);
  return { me: context.get(earlyMe) ?? (await loadMe(request)) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidateAfterChange;

export default function DashboardFrame({ loaderData: { me } }: Route.ComponentProps) {
  const closedTo = closedHiring(me, useLocation().pathname);
  return (
    <Frame me={me}>
      <FocusField />
      {closedTo === undefined ? (
        <Outlet />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <NoHiring organisation={closedTo} />
        </Suspense>
      )}
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
  if (error instanceof ClosedPage) return <Closed page={error} pathname={pathname} />;
  const title = me && refusedTitle(error, pathname, me);
  const closedTo = me && closedHiring(me, pathname);
  if (closedTo !== undefined)
    return (
      <Frame me={me}>
        <Suspense fallback={<PageSkeleton />}>
          <NoHiring organisation={closedTo} />
        </Suspense>
      </Frame>
    );
  return (
    <Frame me={me}>
      {me && title !== undefined ? <RefusedPage title={title} me={me} /> : <PageFault error={error} />}
    </Frame>
  );
}

/** In place of a page that is not for this user: why, and where to go. */
function Closed({ page: { area, me }, pathname }: { page: ClosedPage; pathname: string }) {
  const closedTo = closedHiring(me, pathname);
  return (
    <Frame me={me}>
      <Suspense fallback={<PageSkeleton />}>
        {closedTo !== undefined ? (
          <NoHiring organisation={closedTo} />
        ) : area === 'candidate' ? (
          <RefusedPage title={candidatePageTitle(pathname)} me={me} />
        ) : (
          <NoOrganisation me={me} />
        )}
      </Suspense>
    </Frame>
  );
}

/** Our own staff, and a recruiter without an organisation, are told of nothing. */
const hasNews = (me: Me) => me.candidate || me.organisation !== null;

function Frame({ me, children }: { me?: Me | undefined; children: React.ReactNode }) {
  const account = me && hasNews(me) ? me.id : undefined;
  const lastEvent = me?.lastEvent;
  const isCandidate = me !== undefined && workspaceOf(me) === 'candidate';
  const unreadCounts = useUnreadCounts();
  const pathname = useLocation().pathname;
  const counts = { completeness: useCompleteness(), unreadCounts };
  useEffect(() => {
    if (account === undefined) return;
    if (isCandidate) learnCompleteness();
    loadUnreadCounts();
    void beginLive({ id: account, lastEvent });
  }, [account, lastEvent, isCandidate]);
  useLive(['message', 'read', 'conversation', 'application', 'notification', 'sponsor'], refreshUnreadCounts);
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
