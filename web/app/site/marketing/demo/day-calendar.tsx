import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import type { ChoiceOfTime } from './choice-of-time.server.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The days by week; each with a free time links to its times. */
export function DayCalendar({ choice }: { choice: ChoiceOfTime }) {
  const { weekdays, weeks } = choice;
  const firstShown = new Map(
    weeks
      .flat()
      .map((date) => [date.slice(0, 7), date] as const)
      .toReversed(),
  );
  return (
    <table className="w-full table-fixed text-center">
      <caption className="px-1 pb-2 text-left font-medium">Day</caption>
      <thead className="text-13 text-ink-2">
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="font-normal">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="p-1">
                <Day date={date} choice={choice} opensMonth={firstShown.get(date.slice(0, 7)) === date} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  date: string;
  choice: ChoiceOfTime;
  /** Whether to show the month's name; for the other days it is in the accessible name only. */
  opensMonth: boolean;
}

const cell = 'flex min-h-12 flex-col items-center justify-center rounded-8 leading-tight';

function Day({ date, choice: { free, day, path, carried }, opensMonth }: DayProps) {
  const label = (
    <>
      <span>{Number(date.slice(8))}</span>
      <span className={opensMonth ? 'text-13 font-normal' : 'sr-only'}>
        {months[Number(date.slice(5, 7)) - 1]}
      </span>
    </>
  );
  if (!free.includes(date)) {
    return (
      <span className={classNames(cell, 'text-ink-2')}>
        {label}
        <span className="sr-only">not free</span>
      </span>
    );
  }
  const query = new URLSearchParams([...carried.map(([name, value]) => [name, value]), ['day', date]]);
  const isSelected = date === day;
  return (
    <Link
      to={`${path}?${query}#times`}
      replace
      preventScrollReset
      aria-current={isSelected ? 'date' : undefined}
      className={classNames(
        cell,
        'border font-semibold',
        isSelected ? 'border-action bg-action text-on-action' : 'border-outline bg-field hover:bg-mint',
      )}
    >
      {label}
    </Link>
  );
}
