/** A day and a time as a clock on the wall shows them. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** The clock on the wall of a time zone. Instants in milliseconds since 1970. */
export interface Clock {
  /** What it shows at an instant. */
  shows(instant: number): LocalTime;
  /**
   * The instant at which it shows this. Of a time that comes twice when clocks go back it is the second; one that is
   * left out when they go forward is as much later as they went.
   */
  instantOf(time: LocalTime): number;
}

/** The clock of a time zone of the IANA database. */
export function clockIn(timeZone: string): Clock {
  // Sweden writes `2026-11-24 14:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  function shows(instant: number): LocalTime {
    const [date = '', time = ''] = clock.format(instant).split(' ');
    return { date, time };
  }
  const aheadOfUtc = (instant: number) => asInUtc(shows(instant)) - instant;
  return {
    shows,
    instantOf(time) {
      const asUtc = asInUtc(time);
      // The first is right but near a change of the clocks.
      return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc));
    },
  };
}

export const london = 'Europe/London';
export const londonClock = clockIn(london);

/** What people there call their time: "India Standard Time", "Pacific Time". */
export function nameOfTime(timeZone: string): string {
  if (timeZone === london) return 'London time';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: london, dateStyle: 'long' });

/** The day of an instant in words, such as "28 November 2026". */
export function dayInLondon(instant: number): string {
  return longDay.format(instant);
}

function asInUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
