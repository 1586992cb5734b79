import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  evidenceFilters,
  listEvidenceOperation,
  showOrganisationRecordsOperation,
  type WorkerEvidence,
} from '@portway/contracts/sponsor/records/records';
import { FolderOpen, SearchX } from 'lucide-react';
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
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/records.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';
import { recordAction } from './record-actions.ts';
import { RecordSheet } from './record-sheet.tsx';
import { OrganisationShelf } from './record-shelves.tsx';
import { filterLabels, sortOptions, standsInWords } from './record-words.ts';
import './records.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Records',
    description: 'Which records of each worker are kept, missing or past their day.',
    index: false,
  });

const filterNames = ['only', 'sort', 'search', 'after'] as const;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
  const me = { fetch: asMe(request) };
  return loadOrRefusal(async () => {
    const [list, own] = await Promise.all([
      submit(listEvidenceOperation, query, me),
      call(showOrganisationRecordsOperation, undefined, me),
    ]);
    return { list, own };
  });
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => recordAction(request);

type List = ResponseOf<typeof listEvidenceOperation>;
type Own = ResponseOf<typeof showOrganisationRecordsOperation>;

export default function RecordsPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Records" refusal={loaderData.refusal} />;
  return <Records {...loaderData} />;
}

function Records({ list, own }: { list: List; own: Own }) {
  const query = useQuery();
  const box = useRef<HTMLDivElement>(null);
  const { counts } = list;
  const isFiltered = filterNames.some((name) => name !== 'sort' && (query.get(name) ?? '') !== '');
  const line = own.lines.find(({ record }) => record === query.get('record'));
  return (
    <div>
      <EvidenceTabs />
      <h1 className="text-36">{headlineOf(list)}</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        What Appendix D has you keep, as secondary sources read it. This is our count of what is on record, to
        be confirmed on GOV.UK; it says nothing of how a visit would end.
      </p>
      <div className={line === undefined ? undefined : 'with-sheet'}>
        <div>
          <OrganisationShelf lines={own.lines} />
          <section aria-labelledby="of-workers" className="mt-8">
            <h2 id="of-workers" className="text-22">
              Of each worker
            </h2>
            {(counts.all > 0 || isFiltered) && <Filters counts={counts} />}
            <div ref={box} tabIndex={-1} className="mt-4">
              {list.workers.length > 0 ? <Rows list={list} /> : <Nobody isFiltered={isFiltered} />}
            </div>
            <Pager next={list.next} list={box} words={{ next: 'More workers', first: 'Back to the first' }} />
          </section>
        </div>
        {line !== undefined && (
          <RecordSheet key={line.record} line={line} may={own.may} today={own.today} worker={null} />
        )}
      </div>
    </div>
  );
}

function headlineOf({ counts, missingRecords }: List): string {
  if (counts.all === 0) return 'Records of your workers';
  if (missingRecords === 0)
    return counts.over === 0 ? 'No record is missing' : 'No record is missing, some are past their day';
  const records =
    missingRecords === 1 ? '1 record is' : `${missingRecords.toLocaleString('en-GB')} records are`;
  return `${records} missing, of ${counts.missing === 1 ? '1 worker' : `${counts.missing.toLocaleString('en-GB')} workers`}`;
}

function Filters({ counts }: { counts: List['counts'] }) {
  const query = useQuery();
  const current = query.get('only');
  const to = (only: string | null) => {
    const others = ['search', 'sort'].flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    });
    return `?${new URLSearchParams([...others, ...(only === null ? [] : [['only', only]])])}`;
  };
  return (
    <>
      <Form className="record-filters" role="search">
        <TextField
          name="search"
          type="search"
          label="Name or number"
          defaultValue={query.get('search') ?? ''}
        />
        <SelectField
          name="sort"
          label="Order"
          options={[...sortOptions]}
          defaultValue={query.get('sort') ?? 'missing'}
        />
        {current !== null && <input type="hidden" name="only" value={current} />}
        <Button look="outline">Search</Button>
      </Form>
      <div className="mt-4">
        <StageChips
          label="Whose records"
          stages={[
            { label: 'All', count: counts.all, to: to(null), isCurrent: current === null },
            ...evidenceFilters.map((only) => ({
              label: filterLabels[only],
              count: counts[only],
              to: to(only),
              isCurrent: current === only,
            })),
          ]}
        />
      </div>
    </>
  );
}

function Rows({ list: { workers, today } }: { list: List }) {
  return (
    <DataTable
      caption="Records of each worker"
      quietCaption
      columns={[
        {
          head: 'Worker',
          cell: ({ id, fullName, reference }) => (
            <>
              <Link
                to={`/dashboard/sponsor/workers/${id}/evidence`}
                className="font-medium underline-offset-4"
              >
                {fullName}
              </Link>
              {reference !== null && <span className="block text-14 text-ink-2">{reference}</span>}
            </>
          ),
        },
        { head: 'Records', cell: standsInWords },
        { head: 'A paper ends', cell: ({ endsOn }) => (endsOn === null ? '–' : endOf(endsOn, today)) },
        { head: 'Kept until', cell: keptUntilOf },
      ]}
      rows={workers}
      keyOf={({ id }) => id}
    />
  );
}

const endOf = (day: string, today: string) =>
  day < today ? <Tag look="rose">{`ended on ${dayInWords(day)}`}</Tag> : dayInWords(day);

function keptUntilOf({ keepUntil, isOver, held }: WorkerEvidence) {
  const marks = [
    ...(isOver ? [<Tag key="over" look="rose">{`past ${dayInWords(keepUntil ?? '')}`}</Tag>] : []),
    ...(held > 0
      ? [
          <Tag key="held" look="sky">
            {held === 1 ? '1 held' : `${held} held`}
          </Tag>,
        ]
      : []),
  ];
  if (marks.length > 0) return <span className="flex flex-wrap gap-1">{marks}</span>;
  return keepUntil === null ? '–' : dayInWords(keepUntil);
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        Icon={SearchX}
        title="No worker’s records are so"
        action={<LinkButton to="/dashboard/sponsor/evidence/records">Show everyone</LinkButton>}
      >
        No worker fits these filters.
      </EmptyState>
    );
  return (
    <EmptyState
      Icon={FolderOpen}
      title="No worker is on record yet"
      action={<LinkButton to="/dashboard/sponsor/import">Import a file</LinkButton>}
    >
      Add your workers, or import them from a file. Then each has a shelf for what has to be kept.
    </EmptyState>
  );
}
