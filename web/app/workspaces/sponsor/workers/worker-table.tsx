import type { ResponseOf } from '@portway/contracts/operation';
import type { WorkerColumn } from '@portway/contracts/sponsor/worker-views/worker-views';
import { gapNouns, payVerdictWords, workerStateWords } from '@portway/contracts/sponsor/workers/worker-words';
import type { listWorkersOperation, WorkerRow, WorkerSort } from '@portway/contracts/sponsor/workers/workers';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { dayInWords, shortDay } from '../../../text/days.ts';
import { inShortPounds } from '../../../text/money.ts';
import { Tag } from '../../../ui/tag.tsx';
import { columnsOf } from './views/view-query.ts';
import { routeInWords, stateLooks } from './worker-words.ts';
import './worker-table.css';

interface TableColumn {
  readonly sort: WorkerColumn;
  readonly head: string;
  readonly cell: (worker: WorkerRow) => ReactNode;
  /** Whether line managers see it. */
  readonly isForTeam?: true;
}

const nothing = <span className="text-ink-2">–</span>;
const dayCell = (day: string | null) => (day === null ? nothing : shortDay(day));
const textCell = (text: string) => (text === '' ? nothing : <span title={text}>{text}</span>);

/** What the table says of each worker; the name comes before these. */
const columns: readonly TableColumn[] = [
  {
    sort: 'job',
    head: 'Job and code',
    cell: ({ jobTitle, occupationCode }) =>
      textCell([jobTitle, occupationCode].filter((part) => part !== null).join(' · ')),
    isForTeam: true,
  },
  { sort: 'pay', head: 'Pay and its rule', cell: (worker) => <Pay worker={worker} /> },
  { sort: 'place', head: 'Place', cell: ({ place }) => textCell(place ?? ''), isForTeam: true },
  { sort: 'manager', head: 'Manager', cell: ({ manager }) => textCell(manager?.name ?? ''), isForTeam: true },
  { sort: 'certificate', head: 'Certificate ends', cell: ({ certificateEnds }) => dayCell(certificateEnds) },
  { sort: 'visa', head: 'Permission ends', cell: ({ visaEnds }) => dayCell(visaEnds) },
  { sort: 'check', head: 'Next check', cell: ({ nextCheckOn }) => dayCell(nextCheckOn) },
  { sort: 'gaps', head: 'Missing', cell: (worker) => <Gaps worker={worker} /> },
];

const columnsFor = (isTeam: boolean) => columns.filter(({ isForTeam }) => !isTeam || isForTeam);

/** The columns that one may choose from. */
export const columnHeads = (isTeam: boolean) =>
  columnsFor(isTeam).map(({ sort, head }) => ({ id: sort, head }));

const verdictSigns = { met: '≥', under: '<', 'depends-on-option': '<' } as const;

function Pay({ worker: { payPence, pay } }: { worker: WorkerRow }) {
  if (payPence === null) return nothing;
  if (pay === null) return inShortPounds(payPence);
  return (
    <>
      {inShortPounds(payPence)}{' '}
      <span className="worker-verdict" data-verdict={pay.verdict}>
        <span aria-hidden>{verdictSigns[pay.verdict]} </span>
        <span className="sr-only">{payVerdictWords[pay.verdict]}, </span>
        {inShortPounds(pay.requiredPence)}
      </span>
    </>
  );
}

function Gaps({ worker: { gaps, state } }: { worker: WorkerRow }) {
  if (state === 'left' || state === 'sponsorship-ended') return nothing;
  if (gaps === null) return <span className="text-ink-2">not checked yet</span>;
  return textCell(gaps.map((gap) => gapNouns[gap]).join(', '));
}

export interface Choice {
  readonly isChosen: (id: string) => boolean;
  readonly choose: (id: string, on: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
}

interface WorkerTableProps {
  list: ResponseOf<typeof listWorkersOperation>;
  box: RefObject<HTMLTableElement | null>;
  /** Left out where nothing can be done with several workers. */
  choice: Choice | undefined;
  isTeam: boolean;
}

/** One low row a worker, ordered by any column; on a phone each row is a card. */
export function WorkerTable({ list, box, choice, isTeam }: WorkerTableProps) {
  const visible = columnsOf(useQuery());
  const shownColumns = columnsFor(isTeam).filter(({ sort }) => visible.includes(sort));
  const standardSort = isTeam ? 'name' : 'visa';
  return (
    <table ref={box} tabIndex={-1} className="worker-table" data-team={isTeam || undefined}>
      <caption className="sr-only">Sponsored workers</caption>
      <thead>
        <tr>
          {choice !== undefined && (
            <td className="worker-choice">
              <label>
                <span className="sr-only">Choose all on this page</span>
                <input
                  type="checkbox"
                  className="size-5"
                  checked={list.workers.every(({ id }) => choice.isChosen(id))}
                  onChange={({ currentTarget }) => choice.chooseAll(currentTarget.checked)}
                />
              </label>
            </td>
          )}
          <SortHead sort="name" standardSort={standardSort}>
            Name
          </SortHead>
          {shownColumns.map(({ sort, head }) => (
            <SortHead key={sort} sort={sort} standardSort={standardSort}>
              {head}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.workers.map((worker) => (
          <tr key={worker.id} data-chosen={choice?.isChosen(worker.id) || undefined}>
            {choice !== undefined && (
              <td className="worker-choice">
                <label>
                  <span className="sr-only">Choose {worker.fullName}</span>
                  <input
                    type="checkbox"
                    className="size-5"
                    checked={choice.isChosen(worker.id)}
                    onChange={({ currentTarget }) => choice.choose(worker.id, currentTarget.checked)}
                  />
                </label>
              </td>
            )}
            <NameCell worker={worker} />
            {shownColumns.map(({ sort, head, cell }) => (
              <td key={sort} data-label={head} data-column={sort}>
                <span>{cell(worker)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadProps {
  sort: WorkerSort;
  standardSort: WorkerSort;
  children: ReactNode;
}

/** A heading that orders the table; once more, in the reverse order. */
function SortHead({ sort, standardSort, children }: SortHeadProps) {
  const query = useQuery();
  const isSorted = (query.get('sort') || standardSort) === sort;
  const isDown = query.get('down') === 'yes';
  const next = new URLSearchParams(query);
  next.delete('after');
  next.set('sort', sort);
  if (isSorted && !isDown) next.set('down', 'yes');
  else next.delete('down');
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      data-column={sort}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <Link to={`?${next}`} preventScrollReset>
        {children}
        {isSorted && <Arrow size={14} aria-hidden />}
      </Link>
    </th>
  );
}

function NameCell({ worker }: { worker: WorkerRow }) {
  const { id, fullName, state, nextDuty, tags, isCounted, route } = worker;
  return (
    <th scope="row" className="worker-name">
      <Link to={`/dashboard/sponsor/workers/${id}`} title={fullName}>
        {fullName}
      </Link>
      {nextDuty !== null && (
        <Link
          to={`/dashboard/sponsor/duties/${nextDuty.id}`}
          className="worker-due"
          title={[nextDuty.title, nextDuty.reportBy === null ? '' : `by ${dayInWords(nextDuty.reportBy)}`]
            .filter((part) => part !== '')
            .join(', ')}
        >
          {nextDuty.reportBy === null ? 'Look at this' : `Report by ${shortDay(nextDuty.reportBy)}`}
          <span className="sr-only">: {nextDuty.title}</span>
        </Link>
      )}
      {state !== 'working' && <Tag look={stateLooks[state]}>{workerStateWords[state]}</Tag>}
      {!isCounted && <Tag look="sand">{routeInWords(route)}: nothing counted</Tag>}
      {tags.map((tag) => (
        <Tag key={tag} look="sky">
          {tag}
        </Tag>
      ))}
    </th>
  );
}
