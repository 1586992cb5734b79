import { dayInWords } from '../../../text/days.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import type { CountedDay, ReportingWeeks } from './reporting-weeks.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Counts from an event today to its reporting deadline, as a sentence and as a calendar. */
export function CountingCalendar({ event, deadline, weeks }: ReportingWeeks) {
  return (
    <section
      aria-labelledby="counted"
      className="scheme-page rounded-28 border border-line bg-card p-6 shadow-lift"
    >
      <Eyebrow>If it happened today</Eyebrow>
      <h2 id="counted" className="mt-3 text-20">
        Report it by {dayInWords(deadline)}
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        For a change about a worker on {dayInWords(event)}, counted in working days in England and Wales.
      </p>
      <table aria-hidden className="mt-4 w-full text-center text-14">
        <thead className="text-13 text-ink-2">
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} className="pb-1 font-medium">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((each) => (
                <Day key={each.day} {...each} last={each.day === deadline} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, count, last }: CountedDay & { last: boolean }) {
  const [, , number = ''] = day.split('-');
  const first = count === 0;
  return (
    <td className="p-1">
      <span
        className={classNames(
          'figures grid min-h-11 place-items-center rounded-8',
          last
            ? 'bg-gold font-bold text-on-gold'
            : first
              ? 'bg-racing-3 text-gold-2'
              : count
                ? 'bg-mint'
                : 'text-ink-2',
        )}
      >
        {Number(number)}
        {count !== undefined && count > 0 && <small className="text-13">{count}</small>}
      </span>
    </td>
  );
}
