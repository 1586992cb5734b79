import { type Me, meOperation } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { health } from '@portway/contracts/health';
import { ProblemError } from '@portway/contracts/problem';
import { staffEnquiriesOperation } from '@portway/contracts/staff/staff';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { PageFault } from '../../kit/frame/page-fault.tsx';
import { PageSkeleton } from '../../kit/frame/page-skeleton.tsx';
import { sidebarOf } from '../../kit/frame/sidebar-of.ts';
import { WorkspaceFrame } from '../../kit/frame/workspace-frame.tsx';
import { revalidateAfterChange } from '../../kit/loading/should-revalidate.ts';
import { asMe, belongsTo, guard } from '../../kit/loading/signed-in.ts';
import { findable } from '../palette/findable.ts';
import type { Route } from './+types/frame.ts';
import { deskFrameId } from './use-staff.ts';
import { staffPages } from './workspace.ts';
import './staff.css';

export const handle = { hydrate: 'now' } as const;

/** Runs before every page in this frame, also on navigation within it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => guard(request)];

/** The server checks the same on every call; here the user is told before a page is rendered. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  guard(request);
  const me = await call(meOperation, undefined, { fetch: asMe(request) });
  belongsTo(me.id);
  if (me.role !== 'staff') throw refusal('forbidden', 'The desk is for the team that runs the site.');
  if (!me.secondFactor) throw refusal('second-factor-due', why);
  const [{ counts }, version] = await Promise.all([
    call(staffEnquiriesOperation, { state: 'new' }, { fetch: asMe(request) }),
    runningVersion(),
  ]);
  return { me, waiting: counts.new ?? 0, version };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidateAfterChange;

const why =
  'The desk shows what other people sent us, so it asks for more than a password. Set up a passkey or an authenticator app, or log in with the one you have.';

/** The version of the server that answers; undefined if it does not say. */
async function runningVersion(): Promise<string | undefined> {
  const response = await fetch('/healthz').catch(() => undefined);
  const healthReport = health.safeParse(await response?.json().catch(() => undefined));
  return healthReport.data?.version;
}

function refusal(code: string, message: string) {
  return new ProblemError(403, { code, message });
}

export default function StaffFrame({ loaderData: { me, waiting, version } }: Route.ComponentProps) {
  return (
    <Frame me={me} waiting={waiting} version={version}>
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
  const frameData = useRouteLoaderData<typeof clientLoader>(deskFrameId);
  return (
    <Frame me={frameData?.me} waiting={frameData?.waiting} version={frameData?.version}>
      <PageFault error={error} />
    </Frame>
  );
}

const links = [
  { to: '/dashboard', label: 'Your dashboard' },
  { to: '/dashboard/account', label: 'Your account' },
  { to: '/', label: 'Public site' },
];

interface FrameProps {
  me?: Me | undefined;
  /** The number of unhandled enquiries. */
  waiting?: number | undefined;
  version?: string | undefined;
  children: ReactNode;
}

function Frame({ me, waiting = 0, version, children }: FrameProps) {
  return (
    <WorkspaceFrame
      home="/staff"
      label="Staff desk"
      entries={sidebarOf(staffPages, { counts: { waiting } })}
      me={me}
      links={links}
      sign={version !== undefined && <p className="staff-version">Portway {version}</p>}
      findable={findable}
    >
      {children}
    </WorkspaceFrame>
  );
}
