import { submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  type CheckedPerson,
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
import { SelectField } from '../../../ui/select-field.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EvidenceTabs } from '../evidence/evidence-tabs.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/right-to-work.ts';
import { engagementWords, pageOf } from './person-words.ts';
import { headlineOf, statusLooks, statusWords } from './status-words.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Right to work',
    description: 'Who has been checked, until when it stands, and who has to be checked first.',
    index: false,
  });

const filterNames = ['status', 'only', 'who', 'search', 'after'] as const;

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
      <EvidenceTabs />
      <h1 className="text-36">{headlineOf(list)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        Everyone on record who has not left, sponsored or not, with the newest check. You make the checks;
        Portway counts until when each gives an excuse against a penalty, by the rules of its day.
      </p>
      {mayRecord && (
        <p className="mt-4 flex flex-wrap gap-3">
          <LinkButton look="outline" to="/dashboard/sponsor/evidence/right-to-work/add">
            Add someone who is not sponsored
          </LinkButton>
          <LinkButton look="outline" to="/dashboard/sponsor/evidence/right-to-work/bring-in">
            Bring in a list
          </LinkButton>
          {list.counts['no-check'] > 1 && (
            <LinkButton look="outline" to="/dashboard/sponsor/evidence/right-to-work/together">
              Record several checks
            </LinkButton>
          )}
        </p>
      )}
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
            {list.gaps === 1 ? 'One person has' : `${list.gaps} people have`} days without an excuse
          </Link>
          , which no later check changes.
        </p>
      )}
      {(total > 0 || isFiltered) && (
        <>
          <Form className="mt-4 flex max-w-160 flex-wrap items-end gap-3" role="search">
            <TextField
              name="search"
              type="search"
              label="Name or number"
              defaultValue={query.get('search') ?? ''}
              className="grow"
            />
            <SelectField
              name="who"
              label="Who"
              defaultValue={query.get('who') ?? ''}
              options={[
                { value: '', label: 'Everyone' },
                { value: 'sponsored', label: 'Sponsored workers' },
                { value: 'not-sponsored', label: 'Everyone else' },
              ]}
            />
            <Button look="outline">Search</Button>
          </Form>
          <div className="mt-4">
            <StageChips label="How they stand" stages={stagesOf(list, query)} />
          </div>
        </>
      )}
      <div ref={box} tabIndex={-1} className="mt-4">
        {list.people.length > 0 ? (
          <CheckRows people={list.people} mayRecord={mayRecord} />
        ) : (
          <Nobody isFiltered={isFiltered} mayRecord={mayRecord} />
        )}
      </div>
      <Pager next={list.next} list={box} words={{ next: 'More people', first: 'Back to the first' }} />
    </div>
  );
}

function stagesOf({ counts }: List, query: URLSearchParams) {
  const to = (status: CheckStatus | null) => {
    const [search, who] = [query.get('search'), query.get('who')];
    const next = new URLSearchParams({
      ...(search && { search }),
      ...(who && { who }),
      ...(status && { status }),
    });
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

function CheckRows({ people, mayRecord }: { people: readonly CheckedPerson[]; mayRecord: boolean }) {
  return (
    <DataTable
      caption="Right to work checks"
      columns={[
        {
          head: 'Person',
          cell: ({ id, fullName, reference, engagement }) => (
            <>
              <Link to={pageOf({ id, engagement })} className="font-medium underline-offset-4">
                {fullName}
              </Link>
              <span className="block text-14 text-ink-2">
                {[engagementWords[engagement], reference].filter(Boolean).join(' · ')}
              </span>
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
          cell: ({ id, fullName, status, engagement }) =>
            mayRecord && status !== 'stands' && status !== 'not-asked' ? (
              <LinkButton look="quiet" to={`${pageOf({ id, engagement })}/right-to-work`}>
                Record a check<span className="sr-only"> of {fullName}</span>
              </LinkButton>
            ) : (
              ''
            ),
        },
      ]}
      rows={people}
      keyOf={({ id }) => id}
    />
  );
}

function excuseTo({ status, until }: CheckedPerson): string {
  if (status === 'no-check' || status === 'no-excuse' || status === 'not-asked') return '–';
  if (until === null) return status === 'not-judged' ? 'not known' : 'without an end';
  return dayInWords(until);
}

function Nobody({ isFiltered, mayRecord }: { isFiltered: boolean; mayRecord: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        Icon={SearchX}
        title="Nobody stands so"
        action={<LinkButton to="/dashboard/sponsor/evidence/right-to-work">Show everyone</LinkButton>}
      >
        No person fits these filters.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={ShieldCheck}
      title="Nobody is on record yet"
      action={mayRecord && <LinkButton to="/dashboard/sponsor/import">Import a file</LinkButton>}
    >
      Add the people who work for you, or bring them in from a file. A check that a file brings is taken over
      too.
    </EmptyState>
  );
}
