import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  type CheckedWorker,
  type CheckStatus,
  checkStatuses,
  listChecksOperation,
} from '@portway/contracts/sponsor/right-to-work/right-to-work';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { Form, Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Pager } from '../../../kit/frame/pager.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/right-to-work.ts';
import { headlineOf, statusLooks, statusWords } from './status-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Right to work',
    description: 'Who has been checked, until when it stands, and who has to be checked first.',
    index: false,
  });

const filterNames = ['status', 'only', 'search', 'after'] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  return loadOrRefusal(() => submit(listChecksOperation, query, { fetch: asMe(request) }));
}
export const HydrateFallback = PageSkeleton;

type List = ResponseOf<typeof listChecksOperation>;

export default function RightToWorkPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Right to work" refusal={loaderData.refusal} />;
  return <Checks list={loaderData} />;
}

function Checks({ list }: { list: List }) {
  const query = useQuery();
  const box = useRef<HTMLDivElement>(null);
  const role = useMe().organisation?.complianceRole;
  const mayRecord = role === 'officer' || role === 'adviser';
  const total = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = filterNames.some((name) => (query.get(name) ?? '') !== '');
  return (
    <div>
      <h1 className="text-36">{headlineOf(list)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Everyone on record who has not left, with the newest check. You make the checks; Portway counts until
        when each gives an excuse against a penalty, by the rules of its day.
      </p>
      {list.held > 0 && (
        <Notice
          kind="warning"
          className="mt-4"
          title={list.held === 1 ? 'One planned start is held' : `${list.held} planned starts are held`}
        >
          No check gives an excuse yet, and an owner cannot lift it.{' '}
          <Link to="?only=held">{list.held === 1 ? 'See whose' : 'See whose they are'}</Link>.
        </Notice>
      )}
      {list.gaps > 0 && (
        <p className="mt-3 text-15">
          <Link to="?only=gap" className="text-link underline underline-offset-4">
            {list.gaps === 1 ? 'One worker has' : `${list.gaps} workers have`} days without an excuse
          </Link>
          , which no later check changes.
        </p>
      )}
      {(total > 0 || isFiltered) && (
        <>
          <Form className="mt-4 flex max-w-160 items-end gap-3" role="search">
            <TextField
              name="search"
              type="search"
              label="Name or number"
              defaultValue={query.get('search') ?? ''}
              className="grow"
            />
            <Button look="outline">Search</Button>
          </Form>
          <div className="mt-4">
            <StageChips label="How they stand" stages={stagesOf(list, query)} />
          </div>
        </>
      )}
      <div ref={box} tabIndex={-1} className="mt-4">
        {list.workers.length > 0 ? (
          <CheckRows workers={list.workers} mayRecord={mayRecord} />
        ) : (
          <Nobody isFiltered={isFiltered} mayRecord={mayRecord} />
        )}
      </div>
      <Pager next={list.next} list={box} words={{ next: 'More workers', first: 'Back to the first' }} />
    </div>
  );
}

function stagesOf({ counts }: List, query: URLSearchParams) {
  const to = (status: CheckStatus | null) => {
    const search = query.get('search');
    const next = new URLSearchParams({ ...(search ? { search } : {}), ...(status ? { status } : {}) });
    return `?${next}`;
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const current = query.get('status');
  return [
    { label: 'All', count: total, to: to(null), isCurrent: current === null && query.get('only') === null },
    ...checkStatuses.map((status) => ({
      label: statusWords[status],
      count: counts[status],
      to: to(status),
      isCurrent: current === status,
    })),
  ];
}

function CheckRows({ workers, mayRecord }: { workers: readonly CheckedWorker[]; mayRecord: boolean }) {
  return (
    <DataTable
      caption="Right to work checks"
      columns={[
        {
          head: 'Worker',
          cell: ({ id, fullName, reference }) => (
            <>
              <Link to={`/dashboard/sponsor/workers/${id}#checks`} className="font-medium underline-offset-4">
                {fullName}
              </Link>
              {reference !== null && <span className="block text-14 text-ink-2">{reference}</span>}
            </>
          ),
        },
        {
          head: 'Check',
          cell: ({ status, hasGap, isHeld }) => (
            <span className="flex flex-wrap gap-1">
              <Tag look={statusLooks[status]}>{statusWords[status]}</Tag>
              {hasGap && <Tag look="sand">Gap</Tag>}
              {isHeld && <Tag look="rose">Start held</Tag>}
            </span>
          ),
        },
        { head: 'Excuse to', cell: excuseTo },
        {
          head: 'Checked on',
          cell: ({ lastCheckOn }) => (lastCheckOn === null ? '–' : dayInWords(lastCheckOn)),
        },
        {
          head: 'Next',
          cell: ({ id, fullName, status }) =>
            mayRecord && status !== 'stands' ? (
              <LinkButton look="quiet" to={`/dashboard/sponsor/workers/${id}/right-to-work`}>
                Record a check<span className="sr-only"> of {fullName}</span>
              </LinkButton>
            ) : (
              ''
            ),
        },
      ]}
      rows={workers}
      keyOf={({ id }) => id}
    />
  );
}

function excuseTo({ status, until }: CheckedWorker): string {
  if (status === 'no-check' || status === 'no-excuse') return '–';
  if (until === null) return status === 'not-judged' ? 'not known' : 'without an end';
  return dayInWords(until);
}

function Nobody({ isFiltered, mayRecord }: { isFiltered: boolean; mayRecord: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        Icon={SearchX}
        title="Nobody stands so"
        action={<LinkButton to="/dashboard/sponsor/right-to-work">Show everyone</LinkButton>}
      >
        No worker fits these filters.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={ShieldCheck}
      title="No worker is on record yet"
      action={mayRecord && <LinkButton to="/dashboard/sponsor/import">Import a file</LinkButton>}
    >
      Add your workers, or import them from a file. A check that a file brings is taken over too.
    </EmptyState>
  );
}
