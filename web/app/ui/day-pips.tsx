import './day-pips.css';

interface DayPipsProps {
  /** All days of the count. */
  of: number;
  /** Those that have passed. */
  passed: number;
  look: 'running' | 'past' | 'absent';
}

/** A count of days as small boxes: passed, today, still open. The number beside it says the same. */
export function DayPips({ of, passed, look }: DayPipsProps) {
  return (
    <span className="day-pips" data-look={look} aria-hidden>
      {Array.from({ length: of }, (_, before) => ({ day: before + 1 })).map(({ day }) => (
        <i
          key={day}
          data-day={day <= passed ? 'passed' : day === passed + 1 && look === 'running' ? 'today' : undefined}
        />
      ))}
    </span>
  );
}
