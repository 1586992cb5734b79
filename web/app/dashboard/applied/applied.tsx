import { Archive, Send } from 'lucide-react';
import { pageMeta } from '../../page/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import { PageTabs, useTab } from '../page-tabs.tsx';
import { WaysOn } from '../ways-on.tsx';
import type { Route } from './+types/applied.ts';

const title = 'Applied';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'The jobs you have applied for.', index: false });

const tabs = [
  { tab: '', label: 'Ongoing' },
  { tab: 'archived', label: 'Archived' },
] as const;

export default function Applied() {
  const tab = useTab(tabs);
  return (
    <ForCandidates title={title}>
      <PageTabs label="Applications" tabs={tabs} />
      <div className="mt-6">{tab === 'archived' ? <NoneArchived /> : <NoneOngoing />}</div>
    </ForCandidates>
  );
}

function NoneOngoing() {
  return (
    <EmptyState
      Icon={Send}
      title="You have no applications under way"
      action={<WaysOn ways={['profile', 'jobs']} />}
    >
      No jobs are published yet. Applications will stand here.
    </EmptyState>
  );
}

function NoneArchived() {
  return (
    <EmptyState Icon={Archive} title="Nothing is archived" action={<WaysOn ways={['ongoing']} />}>
      Applications that have come to an end will stand here.
    </EmptyState>
  );
}
