import { keepAccountOperation } from '@portway/contracts/account-settings/account';
import { call } from '@portway/contracts/client';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { useAction } from '../../../kit/forms/use-action.tsx';
import { DeletionDue } from '../../../kit/frame/deletion-due.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/home.ts';
import { JobLists } from './job-lists.tsx';
import { NextSteps } from './next-steps.tsx';
import { Places } from './places.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { placesFor, stepsFor } from './steps.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Home', description: 'Your account and what to do next.', index: false });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { callApi } = await readAction(request);
  return callApi((me) => call(keepAccountOperation, undefined, me));
}

export default function Home({ actionData }: Route.ComponentProps) {
  const me = useMe();
  const action = useAction();
  const isCandidate = me.role === 'candidate';
  return (
    <div>
      <h1 className="text-36 wrap-anywhere">Welcome, {me.fullName}</h1>
      {me.organisation !== null && me.organisation.name !== null && (
        <p className="mt-2 text-ink-2 wrap-anywhere">{me.organisation.name}</p>
      )}
      <div className="mt-6">
        {me.deletionDue !== null && <DeletionDue due={me.deletionDue} action={action} />}
        {/* The quick search submits from any page, and leads here. */}
        <StatusMessage state={action.formState ?? actionData} />
        {action.reauthDialog}
      </div>
      {isCandidate ? <ProfileProgress others={stepsFor(me)} /> : <NextSteps steps={stepsFor(me)} />}
      {isCandidate && <JobLists />}
      <Places places={placesFor(me)} />
    </div>
  );
}
