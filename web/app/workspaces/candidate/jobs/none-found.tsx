import { browseJobsOperation, type MyJobCard } from '@portway/contracts/candidate/jobs/jobs';
import { call, submit } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/law/calculators/salary-search';
import { useEffect, useState } from 'react';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { JobCardSkeletons } from '../../../subjects/job/job-card-skeleton.tsx';
import { type JobSearch, jobSearchQuery } from '../../../subjects/job/job-search.ts';
import { NothingFound } from '../../../subjects/job/search/nothing-found.tsx';
import {
  type Board,
  type Instead,
  occupationsIn,
  suggestInstead,
} from '../../../subjects/job/search/suggest-instead.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { jobPath } from './job-row.tsx';

/** No jobs match: what there is instead, fetched in the background; on failure, the way to all jobs. */
export function NoneFound({ search }: { search: JobSearch }) {
  const [found, setFound] = useState<{
    readonly of: JobSearch;
    readonly instead: Instead<MyJobCard> | undefined;
  }>();
  useEffect(() => {
    suggestInstead(search, myBoard)
      .catch(() => undefined)
      .then((instead) => setFound({ of: search, instead }));
  }, [search]);
  if (found?.of !== search) return <JobCardSkeletons />;
  if (found.instead === undefined) return <LinkButton to="?">Show all jobs</LinkButton>;
  return (
    <NothingFound
      search={search}
      instead={found.instead}
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
