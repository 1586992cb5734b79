import { type Me, meOperation } from '@portway/contracts/auth';
import { call } from '@portway/contracts/client';
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { asMe, guard } from '../page/signed-in.ts';
import type { Route } from './+types/frame.ts';
import { PageFault } from './page-fault.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accountLinks, entriesFor } from './rail-entries.ts';
import { frameId } from './use-me.ts';
import { Workplace } from './workplace.tsx';

export const handle = { hydrate: 'now' } as const;

/** Before every page in this frame, also when only the page changes. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guard(request)];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  guard(request);
  return { me: await call(meOperation, undefined, { fetch: asMe(request) }) };
}
clientLoader.hydrate = true as const;

/** Asked once, and again after anything was changed: a page that only follows another has no news of it. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined && formMethod !== 'GET') return defaultShouldRevalidate;
  // Asked for by hand, after a fault: the address is the same.
  return currentUrl.href === nextUrl.href;
}

export default function DashboardFrame({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <Frame me={me}>
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
  const loaded = useRouteLoaderData<typeof clientLoader>(frameId);
  return (
    <Frame me={loaded?.me}>
      <PageFault error={error} />
    </Frame>
  );
}

function Frame({ me, children }: { me?: Me | undefined; children: React.ReactNode }) {
  return (
    <Workplace
      home="/dashboard"
      label="Dashboard"
      entries={entriesFor(me)}
      me={me}
      links={me === undefined ? [] : accountLinks(me)}
    >
      {children}
    </Workplace>
  );
}
