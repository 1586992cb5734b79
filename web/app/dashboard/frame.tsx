import { logOutOperation, type Me, meOperation } from '@portway/contracts/auth';
import { call } from '@portway/contracts/client';
import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { asMe, forgetToken, guard, isLoggedIn, onLogOutElsewhere } from '../page/signed-in.ts';
import { product } from '../text/product.ts';
import { Rail } from '../ui/rail.tsx';
import type { Route } from './+types/frame.ts';
import './dashboard.css';
import { PageFault } from './page-fault.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { accountLinks, entriesFor } from './rail-entries.ts';
import { frameId } from './use-me.ts';

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
  useEffect(leaveWithTheToken, []);
  return (
    <Rail
      brand={{ name: product, to: '/dashboard' }}
      label="Dashboard"
      entries={entriesFor(me)}
      account={me && { name: me.fullName, detail: me.email, links: accountLinks(me), onLogOut: logOut }}
    >
      {children}
    </Rail>
  );
}

/** Ends here what another tab has ended, and what a browser brings back from its memory after a log-out. */
function leaveWithTheToken() {
  const brought = () => isLoggedIn() || leave();
  addEventListener('pageshow', brought);
  const deaf = onLogOutElsewhere(leave);
  return () => {
    removeEventListener('pageshow', brought);
    deaf();
  };
}

/** A whole new page: nothing of the account stays in this one's memory. */
const leave = () => location.replace('/login');

async function logOut() {
  const here = new Request(location.href);
  // Without an answer the session ends by itself; this browser forgets it either way.
  await call(logOutOperation, undefined, { fetch: asMe(here) }).catch(() => undefined);
  forgetToken();
  leave();
}
