import { Suspense } from 'react';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { DayCalendar } from './day-calendar.tsx';
import { TimeChoice } from './time-choice.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface WhenFieldsProps {
  choice: ChoiceOfTime;
  /** The time that was chosen before. */
  defaultValue?: string;
  error?: string | undefined;
}

/**
 * A day, a time, the zone. Within a boundary: a time that was taken while the page woke is drawn anew here alone, and
 * what was typed beside it stays.
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
