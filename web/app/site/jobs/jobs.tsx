import type { SearchReading } from '@portway/contracts/candidate/jobs/search-reading';
import { data, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { countInWords } from '../../subjects/job/count-in-words.ts';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { type JobSearch, jobSearchQuery, readJobSearch } from '../../subjects/job/job-search.ts';
import { JobSearchForm } from '../../subjects/job/search/job-search-form.tsx';
import { NothingFound } from '../../subjects/job/search/nothing-found.tsx';
import { readingInWords } from '../../subjects/job/search/reading-in-words.ts';
import { ShowingFor } from '../../subjects/job/search/showing-for.tsx';
import { SortField } from '../../subjects/job/search/sort-field.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { Route } from './+types/jobs.ts';
import { isNarrowed, jobsAddress } from './public-job-search.ts';
import { searchJobs } from './search-jobs.server.ts';
import { SheetScript } from './sheet-script.tsx';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    // Read out when the page opens: what the words were read as.
    title: readTitle(loaderData?.found?.reading) ?? 'Jobs in the UK, with what sponsoring them needs',
    description:
      'Open jobs in the UK with their pay. Each says whether that is enough to be sponsored for a Skilled Worker visa, and by which rule.',
    canonical: '/jobs',
    index: loaderData === undefined || !(isNarrowed(loaderData.search) || loaderData.isLater),
  });

function readTitle(reading: SearchReading | undefined): string | undefined {
  if (reading === undefined) return undefined;
  const words = readingInWords(reading);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = readJobSearch(query);
  const after = query.get('after');
  const visit = { request, context };
  const { found, fieldErrors } = await searchJobs(visit, search, after);
  // A cursor that is invalid, or belongs to another order, leads back to the first page.
  if (found === undefined && after !== null) throw redirect(jobsAddress(search), 303);
  const answer = { search, found, fieldErrors, isLater: after !== null, today: londonToday() };
  return data(answer, { status: found === undefined ? 422 : 200 });
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, found, fieldErrors, isLater, today } = loaderData;
  return (
    <div className="page-width pt-3 pb-section sm:pt-8">
      <JobSearchForm
        action="/jobs"
        search={search}
        fieldErrors={fieldErrors}
        addressOf={jobsAddress}
        shows={found && countInWords(found.total)}
      />
      <SheetScript />
      {found === undefined ? (
        <h1 className="mt-8 text-28">Fix the highlighted field and search again</h1>
      ) : found.instead === undefined ? (
        <JobList search={search} found={found} isLater={isLater} today={today} />
      ) : (
        <>
          <ShowingFor search={search} reading={found.reading} addressOf={jobsAddress} />
          <NothingFound
            search={search}
            reading={found.reading}
            instead={found.instead}
            today={today}
            addressOf={jobsAddress}
            jobPath={({ slug }) => `/jobs/${slug}`}
            alert={<AlertLink search={search} />}
          />
        </>
      )}
    </div>
  );
}

interface FoundProps {
  search: JobSearch;
  found: NonNullable<Route.ComponentProps['loaderData']['found']>;
  isLater: boolean;
  today: string;
}

function JobList({ search, found: { jobs, next, total, showing, reading }, isLater, today }: FoundProps) {
  const count = countInWords(total);
  return (
    <section aria-labelledby="found" className="sm:mt-5">
      <div className="job-found">
        <h1 id="found" data-shows={count} className="text-20 sm:text-28">
          {count}
          {!isNarrowed(search) && <span className="max-sm:sr-only"> open in the UK</span>}
          {search.sponsored === 'anyone' && ' that can be sponsored'}
        </h1>
        <SortField sort={search.sort} />
      </div>
      <ShowingFor search={search} reading={reading} showing={showing} addressOf={jobsAddress} />
      <div className="job-list">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} to={`/jobs/${job.slug}`} today={today} level={2} />
        ))}
      </div>
      {(next !== null || isLater) && (
        <nav aria-label="Pages of jobs" className="mt-8 flex flex-wrap gap-3">
          {next !== null && <LinkButton to={jobsAddress(search, next)}>More jobs</LinkButton>}
          {isLater && (
            <LinkButton to={jobsAddress(search)} look="outline">
              Back to the first
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

/** Saving a search and its emails need an account, which then opens the same search, ready to be saved. */
function AlertLink({ search }: { search: JobSearch }) {
  const query = new URLSearchParams(jobSearchQuery(search));
  query.set('tell', 'yes');
  const target = `/dashboard/jobs?${query}`;
  return (
    <LinkButton to={`/signup?role=candidate&next=${encodeURIComponent(target)}`} look="outline">
      Create an account to be told by email
    </LinkButton>
  );
}
