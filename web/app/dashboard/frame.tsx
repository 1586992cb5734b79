import { type Me, meOperation } from '@portway/contracts/auth';
import { call } from '@portway/contracts/client';
import { useEffect } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { asMe, belongsTo, guard } from '../page/signed-in.ts';
import type { Route } from './+types/frame.ts';
import { askedAgain } from './asked-again.ts';
import { learnCompleteness, useCompleteness } from './completeness.ts';
import { FocusField } from './focus-field.tsx';
import { RefusedPage, refusedTitle } from './for-candidates.tsx';
import { orLastKnown } from './last-known.ts';
import { beginLive, useLive } from './live/live.ts';
import { LiveSign } from './live/live-sign.tsx';
import { PageFault } from './page-fault.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accountLinks, entriesFor } from './rail-entries.ts';
import { askStanding, learnStanding, useStanding } from './standing.ts';
import { frameId } from './use-me.ts';
import { Workplace } from './workplace.tsx';

export const handle = { hydrate: 'now' } as const;

/** Before every page in this frame, also when only the page changes. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guard(request)];

const loadMe = orLastKnown((request) => call(meOperation, undefined, { fetch: asMe(request) }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  guard(request);
  const me = await loadMe(request);
  belongsTo(me.id);
  return { me };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = askedAgain;

export default function DashboardFrame({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <Frame me={me}>
      <FocusField />
      <Outlet />
    </Frame>
  );
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
  const title = me && refusedTitle(error, pathname, me.role);
  return (
    <Frame me={me}>
      {me && title !== undefined ? <RefusedPage title={title} role={me.role} /> : <PageFault error={error} />}
    </Frame>
  );
}

function Frame({ me, children }: { me?: Me | undefined; children: React.ReactNode }) {
  const candidate = me?.role === 'candidate' ? me.id : undefined;
  const counted = { completeness: useCompleteness(), standing: useStanding() };
  useEffect(() => {
    if (candidate === undefined) return;
    learnCompleteness();
    learnStanding();
    void beginLive(candidate);
  }, [candidate]);
  useLive(['message', 'read', 'conversation', 'application'], askStanding);
  return (
    <Workplace
      home="/dashboard"
      label="Dashboard"
      entries={entriesFor(me, counted)}
      me={me}
      links={me === undefined ? [] : accountLinks(me)}
      sign={<LiveSign />}
    >
      {children}
    </Workplace>
  );
}
