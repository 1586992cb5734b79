import { employerJobSorts } from '@portway/contracts/candidate/jobs/job-choices';
import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { PageTabs } from '../../../kit/frame/page-tabs.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StageLegend } from '../../../ui/stage-strip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/jobs.ts';
import { mayHire } from './hiring.ts';
import { JobRow } from './job-row.tsx';
import { type LoadedJobs, loadJobs } from './load-jobs.ts';
import './jobs.css';

const sortWords = { newest: 'Newest first', title: 'By title', closes: 'Closing soonest' } as const;

/** Searches titles and orders the list; the address keeps both. */
function JobSearch({ sort }: { sort: (typeof employerJobSorts)[number] }) {
  const [query] = useSearchParams();
  const submit = useSubmit();
  const [search, tab] = [query.get('search') ?? '', query.get('tab')];
  return (
    // Remounted when the address changes, so that going back shows the earlier search.
    <Form key={`${search} ${sort}`} role="search" aria-label="Jobs" className="jobs-search">
      {tab !== null && <input type="hidden" name="tab" value={tab} />}
      <TextField name="search" label="Search by title" type="search" maxLength={120} defaultValue={search} />
      <SelectField
        name="sort"
        label="Order"
        defaultValue={sort}
        options={employerJobSorts.map((value) => ({ value, label: sortWords[value] }))}
        onChange={(event) => void submit(event.currentTarget.form)}
      />
      <Button look="outline">Search</Button>
    </Form>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Jobs', description: 'The jobs of your organisation.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadJobs(request);
export const HydrateFallback = PageSkeleton;

/** As many are seen at once: more are searched and ordered. */
const fewJobs = 8;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { jobs, next, counts, filters } = loaderData;
  const list = useRef<HTMLUListElement>(null);
  const hires = mayHire(useMe());
  useRevalidateOnEvent(['application']);
  const all = counts.draft + counts.published + counts.paused + counts.closed;
  const tabs = [
    { tab: '', label: 'All', count: all },
    { tab: 'published', label: 'Open', count: counts.published },
    { tab: 'draft', label: 'Drafts', count: counts.draft },
    { tab: 'paused', label: 'Paused', count: counts.paused },
    { tab: 'closed', label: 'Closed', count: counts.closed },
  ];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-36">{headline(counts)}</h1>
        {hires && all > 0 && <LinkButton to="/dashboard/hiring/new-job">Post a job</LinkButton>}
      </div>
      {all === 0 ? (
        <NoneYet hires={hires} />
      ) : (
        <>
          <div className="jobs-tabs">
            <PageTabs label="Jobs by state" tabs={tabs} />
          </div>
          {(all > fewJobs || filters.search !== undefined) && <JobSearch sort={filters.sort} />}
          {jobs.length === 0 ? (
            <NoneFound search={filters.search} />
          ) : (
            <>
              <ul ref={list} tabIndex={-1} aria-label="Jobs" className="jobs-list">
                {jobs.map((job) => (
                  <JobRow key={job.id} job={job} />
                ))}
              </ul>
              <div className="mt-4">
                <StageLegend labels={['Pending', 'Interview', 'Offer', 'Hired']} />
              </div>
            </>
          )}
          <Pages next={next} isFirst={filters.after === undefined} />
        </>
      )}
    </div>
  );
}

function headline({ published, draft, paused }: LoadedJobs['counts']): string {
  if (published > 0) return published === 1 ? 'One job is open' : `${published} jobs are open`;
  if (draft > 0)
    return draft === 1 ? 'One draft waits to be published' : `${draft} drafts wait to be published`;
  return paused > 0 ? 'No job is open, some are paused' : 'No job is open';
}

/** A list in other orders than by time has no older rows. */
function Pages({ next, isFirst }: { next: string | null; isFirst: boolean }) {
  const [query] = useSearchParams();
  if (next === null && isFirst) return null;
  const at = (cursor: string | null) => {
    const nextQuery = new URLSearchParams(query);
    nextQuery.delete('after');
    if (cursor !== null) nextQuery.set('after', cursor);
    return `?${nextQuery}`;
  };
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex flex-wrap gap-3">
      {next !== null && (
        <LinkButton to={at(next)} look="outline">
          Next page
        </LinkButton>
      )}
      {!isFirst && (
        <LinkButton to={at(null)} look="quiet">
          First page
        </LinkButton>
      )}
    </nav>
  );
}

function NoneYet({ hires }: { hires: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={BriefcaseBusiness}
        title="Your organisation has no jobs yet"
        {...(hires && { action: <LinkButton to="/dashboard/hiring/new-job">Post a job</LinkButton> })}
      >
        {hires
          ? 'Paste an advertisement or write one. While you type, we say whom you could sponsor at its pay.'
          : 'They will appear here. You can look at jobs but not write them: ask an admin.'}
      </EmptyState>
    </div>
  );
}

function NoneFound({ search }: { search: string | undefined }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={SearchX}
        title={search === undefined ? 'There are none here' : `No job here is called “${search}”`}
        action={<LinkButton to="/dashboard/hiring/jobs">Show all jobs</LinkButton>}
      >
        {search !== undefined && 'Search for part of its title, or look in another tab.'}
      </EmptyState>
    </div>
  );
}
