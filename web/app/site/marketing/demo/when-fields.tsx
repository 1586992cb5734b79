import { Suspense } from 'react';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import { DayCalendar } from './day-calendar.tsx';
import { TimeChoice } from './time-choice.tsx';
import { ZoneChoice } from './zone-choice.tsx';

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
