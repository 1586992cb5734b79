import type {
  EmployerApplication,
  StageCounts,
} from '@portway/contracts/hiring/employer-applications/applicant-row';
import { ArrowRightLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { applicationStateWords } from '../../../text/job/job-choices.ts';
import { BoardCard, BoardColumn } from '../../../ui/board.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { Tag } from '../../../ui/tag.tsx';
import { isNew, nameOf, nextWords } from './applicant-words.ts';
import { type BoardStatus, boardStatuses, type Column, isFolded, pagesOf } from './load-applications.ts';
import { panelPath } from './panel/panel-path.ts';
import type { ApplicantWork } from './use-applicant-work.tsx';

interface BoardColumnsProps {
  columns: readonly Column[];
  counts: StageCounts;
  /** The stage that a phone shows, and that is unfolded if it is one of the ends. */
  stage: BoardStatus;
  /** The applicant in the panel. */
  open: string | undefined;
  work: ApplicantWork;
  canHire: boolean;
}

/** Pending, Interview and Offer; the ends folded to their names until one of them is asked for. */
export function BoardColumns({ columns, counts, stage, open, work, canHire }: BoardColumnsProps) {
  const query = useQuery();
  const rows = columns.flatMap(({ applications }) => applications);
  const now = new Date();
  const dropOn = (status: BoardStatus) => (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (row !== undefined && row.status !== status) work.move([row], status);
  };
  const orderedColumns = boardStatuses.flatMap(
    (status) => columns.find((one) => one.status === status) ?? [],
  );
  const foldedStatuses = boardStatuses.filter(
    (status) => isFolded(status) && !columns.some((one) => one.status === status),
  );
  const unfolded = orderedColumns.map((column) => {
    const { status } = column;
    const cards = asMoved(column, rows, work.underWay);
    const more = counts[status] - column.applications.length;
    return (
      <BoardColumn
        key={status}
        title={applicationStateWords[status]}
        count={counts[status]}
        isCurrent={status === stage}
        onDrop={canHire ? dropOn(status) : undefined}
      >
        {cards.length === 0 && <p className="board-none">Nobody here</p>}
        <ul>
          {cards.map((row) => (
            <BoardCard key={row.id} id={row.id} isOpen={row.id === open} canMove={canHire}>
              <ApplicantCard
                row={row}
                to={panelPath(query, row.id)}
                now={now}
                onMove={canHire ? () => work.chooseFor([row]) : undefined}
              />
            </BoardCard>
          ))}
        </ul>
        {column.isLonger && (
          <Link className="board-more" to={morePath(query, status)} preventScrollReset>
            {more > 0 ? `${more.toLocaleString('en-GB')} more` : 'More'}
            <span className="sr-only"> in {applicationStateWords[status]}</span>
          </Link>
        )}
      </BoardColumn>
    );
  });
  return (
    <>
      {unfolded}
      <div className="board-folds">
        {foldedStatuses.map((status) => (
          <Link key={status} to={unfoldPath(query, status)} preventScrollReset className="board-fold">
            {applicationStateWords[status]} <span>{counts[status].toLocaleString('en-GB')}</span>
          </Link>
        ))}
      </div>
    </>
  );
}

/** Those on their way stand in their new column at once. */
function asMoved(
  { status, applications }: Column,
  rows: readonly EmployerApplication[],
  underWay: ApplicantWork['underWay'],
): readonly EmployerApplication[] {
  if (underWay === undefined) return applications;
  const isGoing = ({ id }: EmployerApplication) => underWay.ids.includes(id);
  const staying = applications.filter((row) => !isGoing(row));
  return underWay.to === status ? [...rows.filter(isGoing), ...staying] : staying;
}

function morePath(query: URLSearchParams, status: BoardStatus): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.set(status, `${pagesOf(query, status) + 1}`);
  return `?${nextQuery}`;
}

function unfoldPath(query: URLSearchParams, status: BoardStatus): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('stage', status);
  return `?${nextQuery}`;
}

interface ApplicantCardProps {
  row: EmployerApplication;
  to: string;
  now: Date;
  /** Left out for those who only read hiring. */
  onMove?: (() => void) | undefined;
}

/** A card of the board: who, what they are, and what happens next. Nothing that anybody could be sorted by. */
function ApplicantCard({ row, to, now, onMove }: ApplicantCardProps) {
  const name = nameOf(row);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove?.();
  };
  return (
    <article className="applicant-card">
      <span aria-hidden className="applicant-mark name-tint" data-tint={tintOf(name)}>
        {initialsOf(name)}
      </span>
      <div className="min-w-0">
        <h3>
          <Link
            to={to}
            preventScrollReset
            draggable={false}
            onKeyDown={onKeyDown}
            aria-keyshortcuts={onMove && 'M'}
          >
            {name}
          </Link>
        </h3>
        {row.candidate?.primaryRole && <p className="applicant-role">{row.candidate.primaryRole}</p>}
        <OneTag row={row} now={now} />
        <p className="applicant-next">{nextWords(row, now)}</p>
      </div>
      {onMove !== undefined && (
        <button type="button" className="applicant-move" onClick={onMove}>
          <ArrowRightLeft size={18} aria-hidden />
          <kbd aria-hidden>M</kbd>
          <span className="sr-only">Move {name} to…</span>
        </button>
      )}
    </article>
  );
}

/** At most one: what waits comes before what colleagues call them. */
function OneTag({ row, now }: { row: EmployerApplication; now: Date }) {
  const [tag] = row.tags;
  if (row.unread > 0)
    return <Tag look="sky">{row.unread === 1 ? '1 message' : `${row.unread} messages`}</Tag>;
  if (isNew(row, now)) return <Tag look="mint">New</Tag>;
  return tag === undefined ? null : <Tag look="sand">{tag.name}</Tag>;
}
