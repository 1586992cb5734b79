import type { SponsorToday } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { calendarDate, daysBetween } from '@portway/rules/kernel';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { weekdayFrom } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';

interface PlannedDueProps {
  planned: SponsorToday['planned'];
  mayAnswer: boolean;
  today: string;
}

/** Planned events whose day has come: whether each happened. */
export function PlannedDue({ planned: { rows, count }, mayAnswer, today }: PlannedDueProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="due-planned" className="due-group" data-group="planned">
      <h2 id="due-planned">Did it happen?</h2>
      <ul>
        {rows.map(({ id, title, worker, day }) => {
          const words =
            worker === null ? title : `${worker.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
          const days = daysBetween(calendarDate(day), calendarDate(today));
          const to = `/dashboard/sponsor/happened?planned=${id}`;
          return (
            <li key={id} className="due-line">
              <p className="due-number">
                {days > 0 && <b>{days.toLocaleString('en-GB')}</b>}
                <span>{days === 0 ? 'today' : days === 1 ? 'day ago' : 'days ago'}</span>
              </p>
              <div className="due-text">
                <h3>
                  <Link to={to}>{words}</Link>
                </h3>
                <p className="due-because">
                  Planned for {weekdayFrom(day, today)}. Nothing is counted until you say that it happened.
                </p>
              </div>
              <div className="due-button">
                <LinkButton to={to} look="outline">
                  {mayAnswer ? 'Answer' : 'Read'}
                  <span className="sr-only">: {words}</span>
                </LinkButton>
              </div>
              <ChevronRight size={20} aria-hidden className="due-chevron" />
            </li>
          );
        })}
      </ul>
      {count > rows.length && (
        <p className="text-15 text-ink-2">
          And {(count - rows.length).toLocaleString('en-GB')} later ones, once these are answered.
        </p>
      )}
    </section>
  );
}
