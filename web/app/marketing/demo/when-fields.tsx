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

/** A day, the zone, a time. */
export function WhenFields({ choice, defaultValue, error }: WhenFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="-mx-1">
        <DayCalendar choice={choice} />
      </div>
      <TimeChoice choice={choice} chosen={defaultValue} error={error} />
      <ZoneChoice choice={choice} />
    </div>
  );
}
