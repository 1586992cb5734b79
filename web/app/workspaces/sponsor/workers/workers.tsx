import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { listWorkerViewsOperation } from '@portway/contracts/sponsor/worker-views/worker-views';
import { workerStates } from '@portway/contracts/sponsor/workers/worker-facts';
import { workerStateWords } from '@portway/contracts/sponsor/workers/worker-words';
import {
  listWorkersOperation,
  type WorkerSort,
  workerSorts,
} from '@portway/contracts/sponsor/workers/workers';
import { IdCard, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/workers.ts';
import { gapChoices } from './gap-words.ts';
import { ColumnChoice } from './views/column-choice.tsx';
import { SavedViews } from './views/saved-views.tsx';
import { workersAction } from './worker-actions.ts';
import { WorkerRows } from './worker-rows.tsx';
import { columnHeads } from './worker-table.tsx';
import { routeWords } from './worker-words.ts';
import './workers.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Workers', description: 'The sponsored workers of your organisation.', index: false });

const filterNames = [
  ...(['state', 'manager', 'place', 'tag', 'route', 'gap', 'search', 'sort', 'down', 'after'] as const),
] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return loadOrRefusal(async () => {
    const me = { fetch: asMe(request) };
    const [list, { views }] = await Promise.all([
      submit(listWorkersOperation, { sort: 'visa', ...query }, me),
      call(listWorkerViewsOperation, undefined, me),
    ]);
    return { list, views };
  });
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => workersAction(request);

type List = ResponseOf<typeof listWorkersOperation>;
type Views = ResponseOf<typeof listWorkerViewsOperation>['views'];

export default function WorkersPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['sponsor']);
  if ('refusal' in loaderData) return <Refused title="Workers" refusal={loaderData.refusal} />;
  return <Workers {...loaderData} />;
}

function Workers({ list, views }: { list: List; views: Views }) {
  const query = useQuery();
  const box = useRef<HTMLTableElement>(null);
  const role = useMe().organisation?.complianceRole;
  const mayRecord = role === 'officer' || role === 'adviser';
  const total = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = filterNames.some(
    (name) => name !== 'sort' && name !== 'down' && query.has(name) && query.get(name) !== '',
  );
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-36">{headline(list, role === 'line-manager')}</h1>
        {mayRecord && (
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/dashboard/sponsor/import" look="outline">
              Import a file
            </LinkButton>
            <LinkButton to="/dashboard/sponsor/new-worker">Add a worker</LinkButton>
          </div>
        )}
      </div>
      {list.withoutManager > 0 && (
        <Notice
          kind="warning"
          className="mt-4"
          title={
            list.withoutManager === 1
              ? '1 worker’s manager has left'
              : `The managers of ${list.withoutManager} workers have left`
          }
        >
          <Link to="?manager=none">See who has no manager</Link>, and choose one.
        </Notice>
      )}
      <SavedViews views={views} />
      {(total > 0 || isFiltered) && <Filters list={list} isTeam={role === 'line-manager'} />}
      {total > 0 && (
        <div className="mt-4">
          <StageChips
            label="States"
            stages={[
              { label: 'All', count: total, to: statePath(query, null), isCurrent: !query.get('state') },
              ...workerStates.map((state) => ({
                label: workerStateWords[state],
                count: list.counts[state],
                to: statePath(query, state),
                isCurrent: query.get('state') === state,
              })),
            ]}
          />
        </div>
      )}
      <div className="mt-4">
        {list.workers.length > 0 ? (
          <WorkerRows list={list} box={box} mayRecord={mayRecord} mayExport={role !== 'line-manager'} />
        ) : (
          <Nobody isFiltered={isFiltered} mayRecord={mayRecord} />
        )}
      </div>
      <Pager next={list.next} list={box} words={{ next: 'More workers', first: 'Back to the first' }} />
      {role !== 'viewer' && (
        <p className="mt-6 text-15">
          <Link to="/dashboard/sponsor/history" className="text-link underline underline-offset-4">
            Look at these: what happened before your first day
          </Link>
        </p>
      )}
    </div>
  );
}

function headline({ counts }: List, isTeam: boolean): string {
  const sponsoredCount = counts.working + counts['not-started'];
  if (isTeam)
    return sponsoredCount === 1
      ? '1 of your people is sponsored'
      : `${sponsoredCount} of your people are sponsored`;
  return sponsoredCount === 1
    ? 'You sponsor 1 worker'
    : `You sponsor ${sponsoredCount.toLocaleString('en-GB')} workers`;
}

function statePath(query: URLSearchParams, state: string | null): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.delete('after');
  nextQuery.delete('state');
  if (state !== null) nextQuery.set('state', state);
  return `?${nextQuery}`;
}

const sortWords: Readonly<Record<WorkerSort, string>> = {
  visa: 'Permission ends',
  name: 'Name',
  job: 'Job',
  pay: 'Pay against its rule',
  place: 'Place',
  manager: 'Manager',
  certificate: 'Certificate ends',
  check: 'Next check',
  gaps: 'Most missing',
  newest: 'Newest',
};
const teamSorts: readonly WorkerSort[] = ['name', 'job', 'place', 'manager', 'newest'];

/** The filters, as a form whose answers are in the address. */
function Filters({ list: { tags, managers, places }, isTeam }: { list: List; isTeam: boolean }) {
  const query = useQuery();
  const asOptions = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  const fields = [
    {
      name: 'manager',
      label: 'Manager',
      options: [{ value: 'none', label: 'No manager' }, ...asOptions(managers)],
    },
    { name: 'place', label: 'Place of work', options: asOptions(places) },
    { name: 'tag', label: 'Tag', options: tags.map((value) => ({ value, label: value })) },
    {
      name: 'route',
      label: 'Route',
      options: Object.entries(routeWords).map(([value, label]) => ({ value, label })),
    },
    ...(isTeam ? [] : [{ name: 'gap', label: 'What is missing', options: gapChoices }]),
  ];
  const columns = query.get('columns') ?? '';
  const isNarrowed = fields.some(({ name }) => (query.get(name) ?? '') !== '');
  const sorts = workerSorts.filter((sort) => !isTeam || teamSorts.includes(sort));
  const state = query.get('state');
  return (
    // Remounted when the address changes, so that going back shows the earlier filters.
    <Form key={`${query}`} role="search" aria-label="Workers" className="worker-filters">
      {state !== null && <input type="hidden" name="state" value={state} />}
      {columns !== '' && <input type="hidden" name="columns" value={columns} />}
      <div className="search">
        <TextField
          name="search"
          label="Name, number or job"
          type="search"
          maxLength={200}
          defaultValue={query.get('search') ?? ''}
        />
        <Button look="outline">Search</Button>
      </div>
      <Disclosure summary="Filter and sort" open={isNarrowed}>
        <div className="more">
          {fields.map(({ name, label, options }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              defaultValue={query.get(name) ?? ''}
              options={[{ value: '', label: 'Any' }, ...options]}
            />
          ))}
          <SelectField
            name="sort"
            label="Order"
            defaultValue={query.get('sort') || (isTeam ? 'name' : 'visa')}
            options={sorts.map((value) => ({ value, label: sortWords[value] }))}
          />
        </div>
        <p className="mt-4 text-15 font-semibold">Columns</p>
        <ColumnChoice columns={columnHeads(isTeam)} />
      </Disclosure>
    </Form>
  );
}

function Nobody({ isFiltered, mayRecord }: { isFiltered: boolean; mayRecord: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        Icon={SearchX}
        title="Nobody fits these filters"
        action={<LinkButton to="/dashboard/sponsor/workers">Show everyone</LinkButton>}
      >
        Take a filter away, or search for part of a name.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={IdCard}
      title="No sponsored workers are on record yet"
      action={mayRecord && <LinkButton to="/dashboard/sponsor/new-worker">Add a worker</LinkButton>}
    >
      {mayRecord
        ? 'Add them one by one, import a file, or add them from a hire whose offer was accepted.'
        : 'The people you manage appear here once a compliance officer has added them.'}
    </EmptyState>
  );
}
