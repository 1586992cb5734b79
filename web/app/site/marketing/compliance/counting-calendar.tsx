import type { DeadlineShown } from '../../../subjects/reporting-deadline/present-deadline.ts';
import { dayInWords } from '../../../text/days.ts';
import { DayCount } from '../../../ui/day-count.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';

interface CountingCalendarProps {
  event: string;
  figure: string;
  count: NonNullable<DeadlineShown['count']>;
}

/** Counts from an event today to its reporting deadline, as a sentence and as a calendar. */
export function CountingCalendar({ event, figure, count }: CountingCalendarProps) {
  return (
    <section
      aria-labelledby="counted"
      className="scheme-page rounded-28 border border-line bg-card p-6 shadow-lift"
    >
      <Eyebrow>If it happened today</Eyebrow>
      <h2 id="counted" className="mt-3 text-20">
        Report it by {figure}
      </h2>
      <p className="mt-1 mb-4 text-14 text-ink-2">
        For a change about a worker on {dayInWords(event)}, counted in working days in England and Wales.
      </p>
      <DayCount caption={count.caption} weeks={count.weeks} legend={count.legend} />
    </section>
  );
}
