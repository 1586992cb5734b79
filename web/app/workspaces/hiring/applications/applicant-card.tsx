import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import { ArrowRightLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { Tag } from '../../../ui/tag.tsx';
import { isNew, nameOf, nextWords } from './applicant-words.ts';

interface ApplicantCardProps {
  row: EmployerApplication;
  to: string;
  now: Date;
  /** Left out for a viewer, who moves nobody. */
  onMove?: (() => void) | undefined;
}

/** A card of the board: who, what they are, and what happens next. Nothing that anybody could be sorted by. */
export function ApplicantCard({ row, to, now, onMove }: ApplicantCardProps) {
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
