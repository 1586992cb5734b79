import { Bookmark, BriefcaseBusiness } from 'lucide-react';
import { pageMeta } from '../../page/page-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import { PageTabs, useTab } from '../page-tabs.tsx';
import { WaysOn } from '../ways-on.tsx';
import type { Route } from './+types/jobs.ts';

const title = 'Search for Jobs';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Jobs that employers publish here.', index: false });

const tabs = [
  { tab: '', label: 'Browse All' },
  { tab: 'saved', label: 'Saved' },
] as const;

export default function Jobs() {
  const tab = useTab(tabs);
  return (
    <ForCandidates title={title}>
      <PageTabs label="Jobs" tabs={tabs} />
      <div className="mt-6">{tab === 'saved' ? <NoneSaved /> : <NonePublished />}</div>
    </ForCandidates>
  );
}

function NonePublished() {
  return (
    <EmptyState
      Icon={BriefcaseBusiness}
      title="No jobs are published yet"
      action={<WaysOn ways={['profile', 'salary', 'rules']} />}
    >
      Until then, make your profile ready, and see what a sponsored job must pay.
    </EmptyState>
  );
}

function NoneSaved() {
  return (
    <EmptyState
      Icon={Bookmark}
      title="You have saved no jobs"
      action={<WaysOn ways={['preferences', 'salary']} />}
    >
      No jobs are published yet. Those you save will stand here.
    </EmptyState>
  );
}
