import type { CalendarEntry } from '@portway/contracts/sponsor/duties/calendar/calendar';
import { weekdayInWords } from '../../../text/days.ts';
import { monthInWords, weeksOf } from './month-of.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthTableProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}

/** A month at a glance; the list under it says what falls on each day. */
export function MonthTable({ month, today, entries }: MonthTableProps) {
  return (
    <>
      <table className="calendar-table">
        <caption className="sr-only">{monthInWords(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, place) => (
                <Cell
                  key={day ?? weekdays[place]}
                  day={day}
                  isToday={day === today}
                  entries={entries.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar-legend" aria-hidden>
        <li data-falls="duty">A duty</li>
        <li data-falls="end">Something ends, or is due again</li>
        <li data-today>Today</li>
      </ul>
    </>
  );
}

interface CellProps {
  day: string | null;
  isToday: boolean;
  entries: readonly CalendarEntry[];
}

function Cell({ day, isToday, entries }: CellProps) {
  if (day === null) return <td />;
  const number = Number(day.slice(8));
  if (entries.length === 0) return <td data-today={isToday || undefined}>{number}</td>;
  const isDuty = entries.some(({ kind }) => kind === 'duty');
  return (
    <td data-today={isToday || undefined} data-falls={isDuty ? 'duty' : 'end'}>
      <a href={`#${day}`}>
        <span aria-hidden>{number}</span>
        <span className="sr-only">
          {weekdayInWords(day)}: {entries.map(({ title }) => title).join(', ')}
        </span>
      </a>
    </td>
  );
}
