import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';
import '../../../ui/choice-field.css';

interface TimeChoiceProps {
  choice: ChoiceOfTime;
  /** The time chosen before. */
  chosen: string | undefined;
  error: string | undefined;
}

/** The free times of the chosen day, each with London's time where it differs. */
export function TimeChoice({ choice, chosen, error }: TimeChoiceProps) {
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
