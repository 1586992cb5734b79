import { browseJobsOperation, type MyJobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { SavedSearch } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call, submit } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { countInWords } from '../../../subjects/job/count-in-words.ts';
import { JobCardSkeletons } from '../../../subjects/job/job-card-skeleton.tsx';
import {
  type JobSearch,
  jobSearchQuery,
  readJobSearch,
  withoutParameters,
} from '../../../subjects/job/job-search.ts';
import { NothingFound } from '../../../subjects/job/search/nothing-found.tsx';
import { ShowingFor } from '../../../subjects/job/search/showing-for.tsx';
import { SortField } from '../../../subjects/job/search/sort-field.tsx';
import {
  type Board,
  type Instead,
  occupationsIn,
  suggestInstead,
} from '../../../subjects/job/search/suggest-instead.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { JobRow, jobPath } from './job-row.tsx';
import { ListFault } from './list-fault.tsx';
import type { Browsed } from './load-jobs.ts';
import { useLearnSaved } from './saving/use-saved-marks.ts';
import { SaveSearch } from './searches/save-search.tsx';
import { ShowMore, useFocusOnMore } from './show-more.tsx';

/** No jobs match: what there is instead, fetched in the background; on failure, the way to all jobs. */
function NoneFound({ search }: { search: JobSearch }) {
  const [suggestion, setSuggestion] = useState<{
    readonly of: JobSearch;
    readonly instead: Instead<MyJobCard> | undefined;
  }>();
  useEffect(() => {
    suggestInstead(search, myBoard)
      .catch(() => undefined)
      .then((instead) => setSuggestion({ of: search, instead }));
  }, [search]);
  if (suggestion?.of !== search) return <JobCardSkeletons />;
  if (suggestion.instead === undefined) return <LinkButton to="?">Show all jobs</LinkButton>;
  return (
    <NothingFound
      search={search}
      instead={suggestion.instead}
      today={londonToday()}
      addressOf={jobSearchQuery}
      jobPath={({ id }) => jobPath(id)}
      heading="h2"
      alert={<p>Press “Save this search” above.</p>}
    />
  );
}

const myBoard: Board<MyJobCard> = {
  find: (search) => submit(browseJobsOperation, search, { fetch: asMe(new Request(location.href)) }),
  occupationsOf: async (keyword) => occupationsIn(await call(searchSalariesOperation, { keyword })),
};

interface BrowseProps {
  results: Browsed;
  searches: readonly SavedSearch[] | undefined;
}

/** The matching jobs, or why there are none. */
export function Browse({ results, searches }: BrowseProps) {
  const { search, jobs, fault } = results;
  const isLate = useIsLate(jobSearchQuery(search));
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
          <SaveSearch search={search} searches={searches} />
          <SortField sort={search.sort} onSort={sort} />
        </div>
      </div>
      <ShowingFor showing={results.showing} typed={search.title} />
      <p role="status" className="sr-only">
        {isLate
          ? 'Searching…'
          : `${totalInWords}. ${jobs.length} shown.${results.showing === undefined ? '' : ` Showing results for ${results.showing}.`}`}
      </p>
      {isLate ? (
        <JobCardSkeletons />
      ) : jobs.length === 0 ? (
        <NoneFound search={search} />
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
