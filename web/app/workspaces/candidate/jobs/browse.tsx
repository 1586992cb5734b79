import type { SavedSearch } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { countInWords } from '../../../subjects/job/count-in-words.ts';
import { JobCardSkeletons } from '../../../subjects/job/job-card-skeleton.tsx';
import { jobSearchQuery, readJobSearch, withoutParameters } from '../../../subjects/job/job-search.ts';
import { NothingFound } from '../../../subjects/job/search/nothing-found.tsx';
import { readingAnnounced } from '../../../subjects/job/search/reading-in-words.ts';
import { ShowingFor } from '../../../subjects/job/search/showing-for.tsx';
import { SortField } from '../../../subjects/job/search/sort-field.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { JobRow, jobPath } from './job-row.tsx';
import { ListFault } from './list-fault.tsx';
import type { Browsed } from './load-jobs.ts';
import { useLearnSaved } from './saving/use-saved-marks.ts';
import { SaveSearch } from './searches/save-search.tsx';
import { ShowMore, useFocusOnMore } from './show-more.tsx';

interface BrowseProps {
  results: Browsed;
  searches: readonly SavedSearch[] | undefined;
}

interface NoneFoundProps extends BrowseProps {
  isToBeTold: boolean;
}

/** No jobs match: what there is instead; where that is not known, the way to all jobs. */
function NoneFound({ results: { search, reading, instead }, searches, isToBeTold }: NoneFoundProps) {
  if (instead === undefined) return <LinkButton to="?">Show all jobs</LinkButton>;
  return (
    <NothingFound
      search={search}
      reading={reading}
      instead={instead}
      today={londonToday()}
      addressOf={jobSearchQuery}
      jobPath={({ id }) => jobPath(id)}
      heading="h2"
      alert={<SaveSearch search={search} searches={searches} isOpen={isToBeTold} />}
    />
  );
}

/** The matching jobs, or why there are none. */
export function Browse({ results, searches }: BrowseProps) {
  const { search, jobs, fault } = results;
  const isLate = useIsLate(jobSearchQuery(search));
  const isToBeTold = useQuery().get('tell') === 'yes';
  // The page that says so has the way to be told of such jobs in it.
  const isNothingFound = jobs.length === 0 && results.instead !== undefined;
  const list = useFocusOnMore(results.pages, jobs.length);
  useLearnSaved(jobs, results.savedCount);
  const navigate = useNavigate();
  const totalInWords = countInWords(results.total);
  const sort = (by: string) => {
    const rest = withoutParameters(search, 'sort');
    const sortedSearch = by === 'best' ? rest : readJobSearch(Object.entries({ ...rest, sort: by }));
    void navigate(jobSearchQuery(sortedSearch), { preventScrollReset: true });
  };
  if (jobs.length === 0 && fault !== undefined) return <ListFault message={fault.message} />;
  return (
    <>
      <div className="job-found">
        <h2 className="text-20">{totalInWords}</h2>
        <div className="job-tools">
          {!isNothingFound && <SaveSearch search={search} searches={searches} isOpen={isToBeTold} />}
          <SortField sort={search.sort} onSort={sort} />
        </div>
      </div>
      <ShowingFor
        search={search}
        reading={results.reading}
        showing={results.showing}
        addressOf={jobSearchQuery}
      />
      {results.byProfile && jobs.length > 0 && (
        <p className="job-showing">
          <span>
            Jobs like your profile come first.{' '}
            <Link to={jobSearchQuery({ ...search, sort: 'newest' })}>Newest first instead</Link>
          </span>
        </p>
      )}
      <p role="status" className="sr-only">
        {isLate
          ? 'Searching…'
          : `${totalInWords}. ${jobs.length} shown. ${readingAnnounced(results.reading, results.showing)}`}
      </p>
      {isLate ? (
        <JobCardSkeletons />
      ) : jobs.length === 0 ? (
        <NoneFound results={results} searches={searches} isToBeTold={isToBeTold} />
      ) : (
        <ul ref={list} className="job-list">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobRow job={job} />
            </li>
          ))}
        </ul>
      )}
      {!isLate && <ShowMore {...results} />}
    </>
  );
}

/** Whether another search is in flight and slow: a fast one shows no skeletons. */
function useIsLate(shownQuery: string): boolean {
  const { location } = useNavigation();
  const isAsking =
    location?.pathname === '/dashboard/jobs' &&
    jobSearchQuery(readJobSearch(new URLSearchParams(location.search))) !== shownQuery;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsLate(true), 300);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAsking]);
  return isAsking && isLate;
}
