import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  type ContradictedWorker,
  listContradictionsOperation,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import { paperFieldRules } from '@portway/rules/papers-agree';
import { FileCheck, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EvidenceTabs } from '../evidence/evidence-tabs.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/contradictions.ts';
import { countWord } from './agreement-words.ts';

const title = 'Papers that do not agree';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: 'The workers whose papers differ without a reason.', index: false });

const filterNames = ['search', 'field', 'sort', 'after'] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return loadOrRefusal(() => submit(listContradictionsOperation, query, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

type List = ResponseOf<typeof listContradictionsOperation>;

export default function ContradictionsPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title={title} refusal={loaderData.refusal} />;
  return <Contradictions list={loaderData} />;
}

function headlineOf({ total, compared }: List): string {
  if (total > 0)
    return total === 1
      ? 'The papers of one worker do not agree'
      : `The papers of ${total.toLocaleString('en-GB')} workers do not agree`;
  return compared === 0 ? 'No papers are compared yet' : 'No difference is unexplained';
}

const sortOptions = [
  { value: 'oldest', label: 'Longest first' },
  { value: 'name', label: 'By name' },
  { value: 'most', label: 'Most differences first' },
];

function Contradictions({ list }: { list: List }) {
  const query = useQuery();
  const box = useRef<HTMLDivElement>(null);
  const isFiltered = ['search', 'field', 'after'].some((name) => (query.get(name) ?? '') !== '');
  return (
    <div>
      <EvidenceTabs />
      <h1 className="text-36">{headlineOf(list)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Papers and records that state the same of a worker, held against each other for the same days:{' '}
        {list.compared.toLocaleString('en-GB')} {list.compared === 1 ? 'worker' : 'workers'} so far. Compared
        again whenever something is recorded{list.waiting ? '; the newest is compared within a minute' : ''}.
      </p>
      {(list.total > 0 || isFiltered) && (
        <>
          <Form className="mt-4 flex max-w-180 flex-wrap items-end gap-3" role="search">
            <TextField
              name="search"
              type="search"
              label="Name or number"
              defaultValue={query.get('search') ?? ''}
              className="grow"
            />
            <SelectField
              name="sort"
              label="Order"
              options={sortOptions}
              defaultValue={query.get('sort') ?? 'oldest'}
            />
            <Button look="outline">Search</Button>
          </Form>
          <div className="mt-4">
            <StageChips label="What differs" stages={stagesOf(list, query)} />
          </div>
        </>
      )}
      <div ref={box} tabIndex={-1} className="mt-4">
        {list.workers.length > 0 ? (
          <Rows workers={list.workers} />
        ) : (
          <Nobody isFiltered={isFiltered} list={list} />
        )}
      </div>
      <Pager next={list.next} list={box} words={{ next: 'More workers', first: 'Back to the first' }} />
    </div>
  );
}

function stagesOf({ fields, total }: List, query: URLSearchParams) {
  const current = query.get('field');
  const to = (field: string | null) => {
    const filters = ['search', 'sort'].flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    });
    return `?${new URLSearchParams([...filters, ...(field === null ? [] : [['field', field] satisfies [string, string]])])}`;
  };
  return [
    { label: 'All', count: total, to: to(null), isCurrent: current === null },
    ...fields.map(({ field, title: label, count }) => ({
      label,
      count,
      to: to(field),
      isCurrent: current === field,
    })),
  ];
}

function Rows({ workers }: { workers: readonly ContradictedWorker[] }) {
  return (
    <DataTable
      caption={title}
      quietCaption
      columns={[
        {
          head: 'Worker',
          cell: ({ id, fullName, reference }) => (
            <>
              <Link to={`/dashboard/sponsor/workers/${id}`} className="font-medium underline-offset-4">
                {fullName}
              </Link>
              {reference !== null && <span className="block text-14 text-ink-2">{reference}</span>}
            </>
          ),
        },
        {
          head: 'What differs',
          cell: ({ fields }) => fields.map((field) => paperFieldRules[field].title).join(', '),
        },
        { head: 'Since', cell: ({ since }) => (since === null ? 'no day is stated' : dayInWords(since)) },
        { head: 'Explained', cell: ({ explained }) => (explained === 0 ? '–' : countWord(explained)) },
        {
          head: 'Next',
          cell: ({ id, fullName }) => (
            <LinkButton look="quiet" to={`/dashboard/sponsor/workers/${id}/papers`}>
              Say why<span className="sr-only">: {fullName}</span>
            </LinkButton>
          ),
        },
      ]}
      rows={workers}
      keyOf={({ id }) => id}
    />
  );
}

function Nobody({ isFiltered, list }: { isFiltered: boolean; list: List }) {
  const page = '/dashboard/sponsor/evidence/contradictions';
  if (isFiltered)
    return (
      <EmptyState
        Icon={SearchX}
        title="Nobody is found"
        action={<LinkButton to={page}>Show everyone</LinkButton>}
      >
        No worker whose papers differ fits this search.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={FileCheck}
      title={
        list.compared === 0
          ? 'No worker is on record yet'
          : 'All that is stated twice agrees, or is explained'
      }
      action={<LinkButton to="/dashboard/sponsor/workers">See the workers</LinkButton>}
    >
      {list.compared === 0
        ? 'Add your workers first. Their papers are compared as soon as they are typed.'
        : 'Type what a contract or a payslip states on the page of a worker: it is compared at once.'}
    </EmptyState>
  );
}
