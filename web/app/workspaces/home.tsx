import type { Me } from '@portway/contracts/account/authentication/me';
import { call } from '@portway/contracts/client';
import { Suspense } from 'react';
import { redirectDocument } from 'react-router';
import { readAction } from '../kit/forms/read-action.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { useAction } from '../kit/forms/use-action.tsx';
import { DeletionDue } from '../kit/frame/deletion-due.tsx';
import { PageSkeleton } from '../kit/frame/page-skeleton.tsx';
import { isOutsideHiring } from '../kit/loading/hiring-rights.ts';
import { later } from '../kit/loading/lazy-part.tsx';
import { useMe } from '../kit/loading/use-me.ts';
import { useQuery } from '../kit/loading/use-query.ts';
import { pathInWorkspace } from '../kit/loading/workspace-choice.ts';
import { workspaceOf } from '../kit/loading/workspace-of.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/home.ts';
import '../ui/due-row.css';
import '../ui/stage-strip.css';
import './hiring/home/employer-home.css';
import './hiring/sponsorship/sponsorship.css';
import { JobLists } from './candidate/home/job-lists.tsx';
import { NextSteps } from './candidate/home/next-steps.tsx';
import { Places } from './candidate/home/places.tsx';
import { ProfileProgress } from './candidate/home/profile-progress.tsx';
import { StartProfile } from './candidate/home/start-profile.tsx';
import { placesFor, stepsFor } from './candidate/home/steps.ts';
import { WhatWaits } from './candidate/home/what-waits.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Home', description: 'Your account and what to do next.', index: false });

/** Few send anything from here: what they send is loaded then. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, callApi } = await readAction(request);
  if (intent !== 'start-profile')
    return callApi(async (me) => {
      const { keepAccountOperation } = await import('@portway/contracts/account/account-settings/account');
      return await call(keepAccountOperation, undefined, me);
    });
  const started = await callApi(async (me) => {
    const { startProfileOperation } = await import('@portway/contracts/candidate/profile/start-profile');
    return await call(startProfileOperation, undefined, me);
  });
  if (started.status === 'success') throw redirectDocument(pathInWorkspace('/dashboard', 'none'));
  return started;
}

export default function Home({ actionData }: Route.ComponentProps) {
  const me = useMe();
  const action = useAction();
  const hasEnded = useQuery().has('ended');
  const isCandidate = workspaceOf(me) === 'candidate';
  const isNobody = workspaceOf(me) === 'employer' && me.organisation === null;
  const notices = (
    <>
      {hasEnded && (
        <Notice kind="info" title="You are no longer in that organisation" live className="mb-6">
          You left it, or an owner or admin removed you. The rest of your account has not changed.
        </Notice>
      )}
      {me.deletionDue !== null && <DeletionDue due={me.deletionDue} action={action} />}
      {/* The quick search submits from any page, and leads here. */}
      <StatusMessage state={action.formState ?? actionData} />
      {action.reauthDialog}
    </>
  );
  if (workspaceOf(me) === 'employer' && me.organisation !== null && hasWork(me))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EmployerHome notices={notices} />
      </Suspense>
    );
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">Welcome, {me.fullName}</h1>
      <div className="mt-6">{notices}</div>
      {isCandidate && <WhatWaits />}
      {isCandidate ? <ProfileProgress others={stepsFor(me)} /> : <NextSteps steps={stepsFor(me)} />}
      {isCandidate && <JobLists />}
      {isNobody && <StartProfile action={action} />}
      <Places places={placesFor(me)} />
    </div>
  );
}

/** Hiring, or sponsored workers, or both. */
const hasWork = (me: Me): boolean =>
  !isOutsideHiring(me) || (me.organisation?.complianceRole ?? 'none') !== 'none';

/** Candidates never load it. Lazy chunks load no style sheet, so its styles are imported here. */
const EmployerHome = later(async () => (await import('./hiring/home/employer-home.tsx')).EmployerHome);
