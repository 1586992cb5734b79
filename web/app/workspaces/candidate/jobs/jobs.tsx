import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { later } from '../../../kit/loading/lazy-part.tsx';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { countInWords } from '../../../subjects/job/count-in-words.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import type { Route } from './+types/jobs.ts';
import { Browse } from './browse.tsx';
import { DashboardSearch } from './dashboard-search.tsx';
import { browse, listSaved, listSearches } from './load-jobs.ts';
import { SavedJobs } from './saved.tsx';
import { useSavedCount } from './saving/use-saved-marks.ts';
import { searchesAction } from './searches/searches-action.ts';
import { lastSearchAddress, noteLeft, noteSearch } from './way-back.ts';
import './jobs.css';
// Imported here, because a lazy chunk loads no style sheet of its own.
import './searches/searches.css';

const title = 'Search for Jobs';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'Jobs that employers publish here.', index: false });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const tab = new URL(request.url).searchParams.get('tab');
  const [list, searches] = await Promise.all([
    tab === null ? browse(request) : listSaved(request),
    listSearches(request),
  ]);
  return { tab: tab === 'searches' ? tab : list.tab, list, searches };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => searchesAction(request);

export default function Jobs({ loaderData: { tab, list, searches } }: Route.ComponentProps) {
  const search = list.tab === '' ? list.search : nothing;
  return (
    <ForCandidates title={title} contentFirst>
      <DashboardSearch
        search={search}
        fieldErrors={list.fault?.fields ?? nothing}
        shows={list.tab === '' && list.fault === undefined ? countInWords(list.total) : undefined}
        hasFilters={list.tab === ''}
      />
      <JobTabs tab={tab} savedCount={list.savedCount} searches={searches?.length} />
      <div className="job-results">
        {list.tab === '' ? (
          <Browse results={list} searches={searches} />
        ) : tab === 'searches' ? (
          <Suspense fallback={<Skeleton lines={[5, 9, 7, 8]} />}>
            <SavedSearches searches={searches} />
          </Suspense>
        ) : (
          <SavedJobs saved={list} />
        )}
      </div>
    </ForCandidates>
  );
}

const nothing = {};

const SavedSearches = later(async () => (await import('./searches/saved-searches.tsx')).SavedSearches);

interface JobTabsProps {
  tab: string;
  savedCount: number;
  /** Undefined where it is not known. */
  searches: number | undefined;
}

/** All jobs, saved jobs, and saved searches. */
function JobTabs({ tab, savedCount, searches }: JobTabsProps) {
  const query = useQuery().toString();
  const savedJobCount = useSavedCount(savedCount);
  useEffect(() => {
    if (tab === '') noteSearch(query);
  }, [tab, query]);
  useEffect(() => noteLeft, []);
  const current = (link: string) => (link === tab ? 'page' : undefined);
  return (
    <nav aria-label="Jobs">
      <ul className="tabs job-tabs">
        <li>
          <Link to={tab === '' ? `?${query}` : lastSearchAddress()} aria-current={current('')}>
            Browse All
          </Link>
        </li>
        <li>
          <Link to="?tab=saved" aria-current={current('saved')}>
            Saved ({savedJobCount})
          </Link>
        </li>
        <li>
          <Link to="?tab=searches" aria-current={current('searches')}>
            <span>
              <span className="job-tab-long">Saved </span>Searches
            </span>
            {searches !== undefined && <b>{searches}</b>}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
