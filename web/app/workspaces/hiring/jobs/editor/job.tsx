import { call, submit } from '@portway/contracts/client';
import {
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  pauseJobOperation,
  publishJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { saveJobEditingOperation } from '@portway/contracts/hiring/employer-jobs/job-editing';
import { saveSponsorFactsOperation } from '@portway/contracts/hiring/sponsor-facts/sponsor-facts';
import { SearchX } from 'lucide-react';
import { readAction } from '../../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../../kit/frame/page-skeleton.tsx';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { sponsorFactsTyped } from '../../../../text/sponsor/sponsor-facts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { Route } from './+types/job.ts';
import { JobEditor } from './job-editor.tsx';
import { loadJob } from './load-job.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Job', description: 'A job of your organisation.', index: false });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return { loaded: await loadJob(request, params.job) };
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) => jobAction(request, params.job);

export default function Job({ loaderData: { loaded } }: Route.ComponentProps) {
  const showsPreview = useQuery().get('show') === 'preview';
  if (loaded === undefined) return <NotFound />;
  return <JobEditor key={loaded.job.id} {...loaded} showsPreview={showsPreview} />;
}

function NotFound() {
  return (
    <div>
      <h1 className="text-36">Job not found</h1>
      <div className="mt-6">
        <EmptyState
          Icon={SearchX}
          title="We could not find this job"
          action={<LinkButton to="/dashboard/hiring/jobs">See your jobs</LinkButton>}
        >
          The address may be mistyped, or the job belongs to another organisation.
        </EmptyState>
      </div>
    </div>
  );
}

/** Everything that is done to the job of the address, but saving a draft. */
async function jobAction(request: Request, id: string) {
  const { intent, values, callApi } = await readAction(request);
  const parameters = { id };
  switch (intent) {
    case 'change':
      return callApi((me) =>
        submit(changeJobOperation, JSON.parse(values.change ?? '{}'), { ...me, parameters }),
      );
    case 'sponsor':
      return callApi((me) => submit(saveSponsorFactsOperation, sponsorFactsTyped(values), me));
    case 'ask':
      return callApi((me) =>
        submit(saveJobEditingOperation, JSON.parse(values.asked ?? '{}'), { ...me, parameters }),
      );
    case 'pause':
      return callApi((me) => call(pauseJobOperation, undefined, { ...me, parameters }));
    case 'close':
      return callApi((me) =>
        submit(closeJobOperation, { because: values.because, note: values.note }, { ...me, parameters }),
      );
    case 'duplicate':
      return callApi((me) => call(duplicateJobOperation, undefined, { ...me, parameters }));
    default:
      return callApi((me) => call(publishJobOperation, undefined, { ...me, parameters }));
  }
}
