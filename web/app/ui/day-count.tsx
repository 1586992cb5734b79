import './day-count.css';

/** What a day is in the count: it counts, it is passed over, or it lies outside. */
export type DayKind = 'counts' | 'absent' | 'holiday' | 'weekend' | 'event' | 'outside';

export interface DayCell {
  /** `2026-12-24`. */
  readonly date: string;
  /** As written in the calendar: `24`, or `1 Jan` where a month begins. */
  readonly day: string;
  readonly kind: DayKind;
  /** Its place in the count. */
  readonly number?: number;
  /** Short, under the day: the name of a holiday, "remind", "report by". */
  readonly note?: string;
  /** The note of a holiday where there is no room for its name. */
  readonly short?: string;
  readonly mark?: 'remind' | 'last';
  /** The whole day as a sentence: "Thursday 24 December, counts, 4 of 10". */
  readonly says: string;
}

interface DayCountProps {
  caption: string;
  weeks: readonly (readonly DayCell[])[];
  /** What each kind of day means; those that occur. */
  legend: readonly { readonly kind: DayKind; readonly label: string }[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days counted one by one, in weeks. It takes marked days and knows nothing of any rule. */
export function DayCount({ caption, weeks, legend }: DayCountProps) {
  return (
    <>
      <table className="day-count">
        <caption className="sr-only">{caption}</caption>
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
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <Day key={cell.date} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="day-legend" aria-hidden>
        {legend.map(({ kind, label }) => (
          <li key={kind} data-kind={kind}>
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Day({ day, kind, number, note, short, mark, says }: DayCell) {
  return (
    <td data-kind={kind} data-mark={mark}>
      <span className="sr-only">{says}</span>
      <span aria-hidden>
        {day}
        {note !== undefined && <small data-short={short}>{note}</small>}
        {number !== undefined && <b>{number}</b>}
      </span>
    </td>
  );
}
