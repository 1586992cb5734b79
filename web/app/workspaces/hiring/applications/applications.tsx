import { applicationStates } from '@portway/contracts/candidate/jobs/job-choices';
import { SearchX, Users } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { applicationStateWords } from '../../../text/job/job-choices.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/applications.ts';
import { ApplicantSearch } from './applicant-search.tsx';
import { applicantsAction } from './later-action.ts';
import { filtersIn, loadList, type PeopleList } from './load-applications.ts';
import { OpenedPanel } from './panel/opened-panel.tsx';
import { usePanelApplicant } from './panel/use-panel-applicant.ts';
import { PeopleTable } from './people/people-table.tsx';
import { useApplicantWork } from './use-applicant-work.tsx';
import './applicant-list.css';
import './applications.css';
import './people/people-table.css';

interface KeptForProps {
  retention: { readonly months: number; readonly due: number };
  /** Owners and admins decide how long. */
  canChange: boolean;
}

/** How long unsuccessful applications are kept, and what goes then. */
function KeptFor({ retention: { months, due }, canChange }: KeptForProps) {
  return (
    <Disclosure className="mt-8" summary={`Unsuccessful applications are erased after ${lengthOf(months)}`}>
      <div className="flex max-w-measure flex-col gap-4 text-15">
        <p>
          {due > 0 && <b>{due === 1 ? 'One goes within seven days. ' : `${due} go within seven days. `}</b>}
          Then your organisation no longer has what the candidate sent, your notes and tags, or the
          conversation. The candidate keeps their own. Hired applicants stay, and offers do too.
        </p>
        {canChange && (
          <ActionForm intent="kept" button="Save" look="outline">
            {(field) => (
              <SelectField
                {...field('months')}
                label="Erase them after"
                hint="If you make it shorter, more are erased tonight."
                defaultValue={`${months}`}
                options={Array.from({ length: 12 }, (_, index) => ({
                  value: `${index + 1}`,
                  label: lengthOf(index + 1),
                }))}
              />
            )}
          </ActionForm>
        )}
      </div>
    </Disclosure>
  );
}

const lengthOf = (months: number): string => (months === 1 ? '1 month' : `${months} months`);

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Applicants', description: 'Everyone who applied for your jobs.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => applicantsAction(request);
export const HydrateFallback = PageSkeleton;

type Loaded = NonNullable<Route.ComponentProps['loaderData']>;

export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application', 'message', 'read']);
  if (loaderData === null) return <RecordNotFound title="Applicants" what="these applicants" />;
  return <Applicants {...loaderData} />;
}

function Applicants({ list, applicant, retention, searchError }: Loaded) {
  const me = useMe();
  const { organisation } = me;
  const canHire = mayHire(me);
  const query = useQuery();
  const box = useRef<HTMLTableElement>(null);
  const rows = [
    ...list.people.flatMap(({ applications }) => applications),
    ...(applicant === null ? [] : [applicant]),
  ];
  const work = useApplicantWork(rows);
  const opened = usePanelApplicant(rows, applicant);
  const isFiltered = Object.keys(filtersIn(query)).some((name) => name !== 'sort');
  const job = list.jobs.find(({ id }) => id === query.get('job'));
  return (
    <div>
      <h1 className="text-36">{headline(list)}</h1>
      <p className="mt-1 text-ink-2">
        {foundWords(list)}
        {query.get('job') !== null && (
          <>
            {' '}
            for {job?.title ?? 'one job'} ·{' '}
            <Link to={`/dashboard/hiring/board?job=${query.get('job')}`}>Board</Link> ·{' '}
            <Link to="/dashboard/hiring/applicants">All jobs</Link>
          </>
        )}
      </p>
      <Filters list={list} searchError={searchError} />
      <div className="mt-4">
        <StageChips
          label="Stages"
          stages={[
            {
              label: 'All',
              count: totalOf(list),
              to: stagePath(query, null),
              isCurrent: !query.get('status'),
            },
            ...applicationStates.map((status) => ({
              label: applicationStateWords[status],
              count: list.counts[status],
              to: stagePath(query, status),
              isCurrent: query.get('status') === status,
            })),
          ]}
        />
      </div>
      <div className="board-and-panel" data-panel={opened !== null || undefined}>
        <div className="min-w-0">
          {list.people.length === 0 && (isFiltered ? <NobodyFound /> : <NobodyYet />)}
          {list.people.length > 0 && (
            // A choice belongs to these filters.
            <PeopleTable
              key={JSON.stringify({ ...filtersIn(query), after: '' })}
              {...{ list, box, work, canHire }}
              open={opened?.row.id}
            />
          )}
          <Pager next={list.next} list={box} words={{ next: 'Next page', first: 'Back to the first page' }} />
          <KeptFor
            retention={retention}
            canChange={organisation?.role === 'owner' || organisation?.role === 'admin'}
          />
        </div>
        {opened !== null && <OpenedPanel key={opened.row.id} opened={opened} work={work} canHire={canHire} />}
      </div>
      {work.parts}
    </div>
  );
}

function totalOf({ counts }: PeopleList): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function headline({ total: { waiting } }: PeopleList): string {
  if (waiting === 0) return 'Nobody waits for an answer';
  return waiting === 1
    ? '1 person waits for an answer'
    : `${waiting.toLocaleString('en-GB')} people wait for an answer`;
}

/** People, not applications: one person may apply for several jobs. */
function foundWords(list: PeopleList): string {
  const { people } = list.total;
  const applications = totalOf(list);
  return `${people === 1 ? '1 person' : `${people.toLocaleString('en-GB')} people`} with ${
    applications === 1 ? '1 application' : `${applications.toLocaleString('en-GB')} applications`
  }`;
}

function stagePath(query: URLSearchParams, status: string | null): string {
  const nextQuery = new URLSearchParams(query);
  for (const name of ['after', 'applicant', 'tab', 'status']) nextQuery.delete(name);
  if (status !== null) nextQuery.set('status', status);
  return `?${nextQuery}`;
}

/** The filters, as a form whose answers are in the address. */
function Filters({ list: { tags, jobs }, searchError }: Pick<Loaded, 'list' | 'searchError'>) {
  const query = useQuery();
  const hiddenFields = ['status', 'sort'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [<input key={name} type="hidden" name={name} value={value} />];
  });
  const isNarrowed = ['job', 'tag', 'unread'].some((name) => (query.get(name) ?? '') !== '');
  return (
    // Remounted when the address changes, so that going back shows the earlier filters.
    <Form key={`${query}`} role="search" aria-label="Applicants" className="applicant-filters">
      {hiddenFields}
      <ApplicantSearch error={searchError} />
      <Disclosure summary="Filter by job, tag or messages" open={isNarrowed}>
        <div className="more">
          <SelectField
            name="job"
            label="Job"
            defaultValue={query.get('job') ?? ''}
            options={[
              { value: '', label: 'Any' },
              ...jobs.map(({ id, title, applications }) => ({
                value: id,
                label: `${title} (${applications.toLocaleString('en-GB')})`,
              })),
            ]}
          />
          <SelectField
            name="tag"
            label="Tag"
            defaultValue={query.get('tag') ?? ''}
            options={[
              { value: '', label: 'Any' },
              ...tags.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SelectField
            name="unread"
            label="Messages"
            defaultValue={query.get('unread') ?? ''}
            options={[
              { value: '', label: 'Any' },
              { value: 'yes', label: 'Unread' },
            ]}
          />
        </div>
      </Disclosure>
    </Form>
  );
}

function NobodyFound() {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={SearchX}
        title="Nobody fits these filters"
        action={<LinkButton to="/dashboard/hiring/applicants">Show everyone</LinkButton>}
      >
        Take a filter away, or search for part of a name.
      </EmptyState>
    </div>
  );
}

function NobodyYet() {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={Users}
        title="Nobody has applied yet"
        action={<LinkButton to="/dashboard/hiring/jobs">See your jobs</LinkButton>}
      >
        Everyone who applies for one of your jobs appears here.
      </EmptyState>
    </div>
  );
}
