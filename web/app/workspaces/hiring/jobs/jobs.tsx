import { employerJobSorts } from '@portway/contracts/candidate/jobs/job-choices';
import { submit } from '@portway/contracts/client';
import {
  type EmployerJobRow,
  listEmployerJobsOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { BriefcaseBusiness, Scale, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { PageTabs } from '../../../kit/frame/page-tabs.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { addressOf, orLastGoodResult } from '../../../kit/loading/last-good-result.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { payInWords } from '../../../subjects/job/pay/pay-in-words.ts';
import { dayInWords } from '../../../text/days.ts';
import { jobStateWords, workplaceWords } from '../../../text/job/job-choices.ts';
import { onDay } from '../../../text/moments.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StageLegend, StageStrip } from '../../../ui/stage-strip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Route } from './+types/jobs.ts';
import { jobPath } from './hiring.ts';
import { sponsorNote } from './sponsor-note.ts';
import './jobs.css';

const looks = { draft: 'sky', published: 'mint', paused: 'sand', closed: 'rose' } as const;

/** One job of the list: what it is, who has applied, and whether it can be sponsored. */
function JobRow({ job }: { job: EmployerJobRow }) {
  const { id, title, state, applicants } = job;
  const sponsors = state === 'closed' ? undefined : sponsorNote(job);
  return (
    <li className="jobs-row">
      <div className="min-w-0">
        <h2 className="jobs-title">
          <Link to={jobPath(id)}>{title}</Link>
        </h2>
        <p className="text-14 text-ink-2 wrap-anywhere">{factsOf(job).join(' · ')}</p>
      </div>
      <p className="jobs-state">
        <Tag look={looks[state]}>{state === 'published' ? 'Open' : jobStateWords[state]}</Tag>
        {sponsors !== undefined && <Tag look={sponsors.good ? 'mint' : 'sand'}>{sponsors.words}</Tag>}
        {job.lawChanged && (
          <Tag look="sky">
            <Scale size={14} aria-hidden />
            The law has changed
          </Tag>
        )}
      </p>
      {state === 'draft' ? (
        <p className="jobs-people text-14 text-ink-2">{missingWords(job.missing)}</p>
      ) : (
        <Link to={`/dashboard/hiring/board?job=${id}`} className="jobs-people">
          <StageStrip
            label={`Applicants for ${title}`}
            stages={[
              { label: 'Pending', count: applicants.pending },
              { label: 'Interview', count: applicants.interview },
              { label: 'Offer', count: applicants.offer },
              { label: 'Hired', count: applicants.hired },
            ]}
          />
          <span className="text-14 text-ink-2">{peopleWords(job.applications)}</span>
        </Link>
      )}
    </li>
  );
}

function factsOf({ place, workplace, currency, payFrom, payTo, ...job }: EmployerJobRow): string[] {
  const pay =
    currency === null || payFrom === null ? null : payInWords({ currency, payFrom, payTo: payTo ?? payFrom });
  return [place ?? (workplace && workplaceWords[workplace]), pay, dayWords(job)].filter(
    (fact) => fact !== null,
  );
}

function dayWords({
  state,
  closesOn,
  createdAt,
  closedAt,
}: Pick<EmployerJobRow, 'state' | 'closesOn' | 'createdAt' | 'closedAt'>) {
  if (state === 'closed') return closedAt === null ? null : `closed on ${onDay(closedAt)}`;
  if (closesOn !== null) return `closes on ${dayInWords(closesOn)}`;
  return state === 'draft' ? `begun on ${onDay(createdAt)}` : 'no closing date';
}

function missingWords(missing: number): string {
  if (missing === 0) return 'Ready to publish';
  return missing === 1 ? 'One answer is missing' : `${missing} answers are missing`;
}

function peopleWords(applications: number): string {
  if (applications === 0) return 'No applicants yet';
  return applications === 1 ? '1 applicant' : `${applications} applicants`;
}

/** The list that the address asks for. A value that is none starts again from the first page. */
const loadJobs = orLastGoodResult(async (request) => {
  const query = new URL(request.url).searchParams;
  const parsedFilters = listEmployerJobsOperation.request.safeParse({
    ...readable(query, 'search'),
    ...readable(query, 'sort'),
    ...readable(query, 'after'),
    ...(query.get('tab') !== null && { state: query.get('tab') }),
  });
  const filters = parsedFilters.data ?? { sort: 'newest' as const };
  const list = await submit(listEmployerJobsOperation, filters, { fetch: asMe(request) });
  return { ...list, filters };
}, addressOf);

type LoadedJobs = Awaited<ReturnType<typeof loadJobs>>;

function readable(query: URLSearchParams, name: string): Record<string, string> {
  const value = query.get(name);
  return value === null || value === '' ? {} : { [name]: value };
}

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
