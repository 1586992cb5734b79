import { SearchX } from 'lucide-react';
import { redirect } from 'react-router';
import { pageMeta } from '../../page/page-meta.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/job-details.ts';

const title = 'There is no such job';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'One job that an employer published here.', index: false });

/** The address names the job: `?job=<id>`. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const job = new URL(request.url).searchParams.get('job') ?? '';
  if (job === '') throw redirect('/dashboard/jobs');
  return null;
}

export default function JobDetails() {
  return (
    <ForCandidates title={title}>
      <EmptyState
        Icon={SearchX}
        title="We could not find this job"
        action={<LinkButton to="/dashboard/jobs">Go to all jobs</LinkButton>}
      >
        The address may be mistyped, or the job is no longer published.
      </EmptyState>
    </ForCandidates>
  );
}
