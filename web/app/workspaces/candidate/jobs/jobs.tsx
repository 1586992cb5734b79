import { Suspense, useEffect, useMemo, useRef } from 'react';
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
import { lastSearchAddress, noteLeft, noteSearch } from './last-search.ts';
import { browse, listSaved, listSearches, type Saved } from './load-jobs.ts';
import { useLearnSaved, useSaved, useSavedCount } from './saving/use-saved-marks.ts';
import { searchesAction } from './searches/searches-action.ts';
import './jobs.css';
// Imported here, because a lazy chunk loads no style sheet of its own.
import './searches/searches.css';
import { Bookmark } from 'lucide-react';
import { NotOpenTag } from '../../../subjects/job/sponsorship/not-open-tag.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { JobRow } from './job-row.tsx';
import { ListFault } from './list-fault.tsx';
import { ShowMore, useFocusOnMore } from './show-more.tsx';

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

/** The saved jobs, latest first. */
function SavedJobs({ saved }: { saved: Saved }) {
  const { rows, fault } = saved;
  const list = useFocusOnMore(saved.pages, rows.length);
  useLearnSaved(
    useMemo(() => rows.map(({ job }) => job), [rows]),
    saved.savedCount,
  );
  if (rows.length === 0 && fault !== undefined) return <ListFault message={fault.message} />;
  if (rows.length === 0)
    return (
      <EmptyState
        Icon={Bookmark}
        title="You have saved no jobs"
        action={<LinkButton to="?">Browse all jobs</LinkButton>}
      >
        Press Save on a job, and it appears here until you remove it.
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">Jobs you have saved</h2>
      <ul ref={list} className="job-list">
        {rows.map((row) => (
          <li key={row.job.id}>
            <SavedRow row={row} />
          </li>
        ))}
      </ul>
      <ShowMore {...saved} />
    </>
  );
}

/** A removed job is replaced by an undo button. */
function SavedRow({ row: { job, state } }: { row: Saved['rows'][number] }) {
  const { saved, want } = useSaved(job);
  if (!saved) return <TakenOut title={job.title} onUndo={() => want(true)} />;
  return <JobRow job={job} tags={<NotOpenTag state={state} />} />;
}

function TakenOut({ title, onUndo }: { title: string; onUndo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className="job-taken-out">
      <p role="status">
        <b>{title}</b> is no longer saved.
      </p>
      <Button type="button" look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
