import './mini-month.css';

export interface MiniDay {
  /** `2026-12-24`. */
  readonly date: string;
  readonly isPassedOver: boolean;
  readonly mark?: 'first' | 'second' | undefined;
  readonly isToday: boolean;
  /** The whole day as a sentence. */
  readonly says: string;
}

interface MiniMonthProps {
  caption: string;
  weeks: readonly (readonly MiniDay[])[];
  legend: { readonly first: string; readonly second: string; readonly passedOver: string };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A few weeks, small, with marked days. It knows nothing of any rule. */
export function MiniMonth({ caption, weeks, legend }: MiniMonthProps) {
  return (
    <>
      <table className="mini-month">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, isPassedOver, mark, isToday, says }) => (
                <td
                  key={date}
                  data-over={isPassedOver || undefined}
                  data-mark={mark}
                  data-today={isToday || undefined}
                >
                  <span aria-hidden>{Number(date.slice(8))}</span>
                  <span className="sr-only">{says}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mini-legend" aria-hidden>
        <li data-mark="first">{legend.first}</li>
        <li data-mark="second">{legend.second}</li>
        <li data-over>{legend.passedOver}</li>
      </ul>
    </>
  );
}
