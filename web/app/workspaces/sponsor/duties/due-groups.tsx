import type { SponsorDueGroup, SponsorDueRow } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { withDaysInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DayPips } from '../../../ui/day-pips.tsx';
import { dayWords, deed, groupTitles, unitWords } from './today-words.ts';

/** What is due, in the order of harm. The two first rows keep a button on a phone; the others are the link. */
export function DueGroups({ groups }: { groups: readonly SponsorDueGroup[] }) {
  const first = groups.flatMap(({ rows }) => rows).slice(0, 2);
  return groups.map(({ group, count, rows }) => (
    <section key={group} aria-labelledby={`due-${group}`} className="due-group" data-group={group}>
      <h2 id={`due-${group}`}>{groupTitles[group]}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} isFirst={first.includes(row)} />
        ))}
      </ul>
      {count > rows.length && (
        <p>
          <Link to="/dashboard/sponsor/duties" className="due-all">
            All {count.toLocaleString('en-GB')}
          </Link>
        </p>
      )}
    </section>
  ));
}

function Row({ row, isFirst }: { row: SponsorDueRow; isFirst: boolean }) {
  const { id, number, kind, moved } = row;
  const title = withDaysInWords(row.title);
  const to =
    kind === 'log-in' || kind === 'guidance'
      ? '/dashboard/sponsor/set-up'
      : `/dashboard/sponsor/duties/${id}`;
  const words = deed(row);
  return (
    <li className="due-line" data-first={isFirst || undefined}>
      <p className="due-number">
        {number !== null && <b>{number.toLocaleString('en-GB')}</b>}
        <span>{number === null ? 'to decide' : unitWords(row)}</span>
      </p>
      <div className="due-text">
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="due-because">{whenAndWhy(row)}</p>
        {moved !== null && <p className="due-because">{withDaysInWords(moved)}</p>}
        <Pips row={row} />
      </div>
      <div className="due-button">
        <LinkButton to={to} look={row.unit === 'working-days-late' ? 'primary' : 'outline'}>
          {words}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
      <ChevronRight size={20} aria-hidden className="due-chevron" />
    </li>
  );
}

/** What ends says its day first; of a report the reason leads. */
function whenAndWhy(row: SponsorDueRow): string {
  const [why, dueDay] = [withDaysInWords(row.because), dayWords(row)];
  return (row.unit === 'days' ? [dueDay, why] : [why, dueDay]).filter((words) => words !== '').join(' ');
}

/** The longest count of days that is still read at a glance. */
const maxPips = 20;

function Pips({ row: { unit, number, of } }: { row: SponsorDueRow }) {
  if (number === null || of === null || of > maxPips) return null;
  if (unit === 'working-days-late') return <DayPips of={of} passed={of} look="past" />;
  if (unit === 'of-days') return <DayPips of={of} passed={number} look="absent" />;
  return <DayPips of={of} passed={Math.max(0, of - number)} look="running" />;
}
