import { Suspense } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { ZoneChoice } from './zone-choice.tsx';
import '../../../ui/choice-field.css';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The days by week; each with a free time links to its times. */
function DayCalendar({ choice }: { choice: ChoiceOfTime }) {
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

interface WhenFieldsProps {
  choice: ChoiceOfTime;
  /** The time chosen before. */
  defaultValue?: string;
  error?: string | undefined;
}

/**
 * Day, time and zone. Within a `Suspense` boundary: if a time is taken before hydration, only this part is
 * rendered again, and what was typed in other fields stays.
 */
export function WhenFields({ choice, defaultValue, error }: WhenFieldsProps) {
  return (
    <Suspense>
      <div className="flex flex-col gap-6">
        <div className="-mx-1">
          <DayCalendar choice={choice} />
        </div>
        <TimeChoice choice={choice} chosen={defaultValue} error={error} />
        <ZoneChoice choice={choice} />
      </div>
    </Suspense>
  );
}

interface TimeChoiceProps {
  choice: ChoiceOfTime;
  /** The time chosen before. */
  chosen: string | undefined;
  error: string | undefined;
}

/** The free times of the chosen day, each with London's time where it differs. */
function TimeChoice({ choice, chosen, error }: TimeChoiceProps) {
  const { day, dayInWords, times, zoneName, asLondon, zone } = choice;
  return (
    <fieldset
      id="times"
      className="min-w-0"
      aria-describedby={error === undefined ? 'times-zone' : 'times-zone time-error'}
    >
      <legend className="font-medium">Time on {dayInWords}</legend>
      <p id="times-zone" className="text-14 text-ink-2">
        In {zoneName}
        {asLondon ? '.' : ', London’s below.'}
      </p>
      <input type="hidden" name="date" value={day} />
      <input type="hidden" name="timeZone" value={zone} />
      {times.length === 0 ? (
        <NoTimes />
      ) : (
        <div className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {times.map(({ time, london }, index) => (
            <Time
              // The same moment in another zone stays chosen.
              key={london}
              time={time}
              london={asLondon ? undefined : london}
              id={index === 0 ? 'time' : `time-${london}`}
              chosen={time === chosen}
            />
          ))}
        </div>
      )}
      {error !== undefined && (
        <div className="mt-2">
          <FieldError name="time">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface TimeProps {
  time: string;
  london: string | undefined;
  /** The first radio has the field's id, because the error summary links to it. */
  id: string;
  chosen: boolean;
}

function Time({ time, london, id, chosen }: TimeProps) {
  return (
    <div className="relative grid">
      <input type="radio" name="time" value={time} id={id} defaultChecked={chosen} className="segment" />
      <label
        htmlFor={id}
        className="flex min-h-12 flex-col items-center justify-center leading-tight font-medium"
      >
        {time}
        {london !== undefined && (
          <span className="text-13 font-normal">
            {london}
            <span className="sr-only"> in London</span>
          </span>
        )}
      </label>
    </div>
  );
}

function NoTimes() {
  return (
    <Notice kind="warning" title="No free time on this day" className="mt-3">
      Choose another day in the calendar.
    </Notice>
  );
}
