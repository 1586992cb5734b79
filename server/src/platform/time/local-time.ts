/** A date and a time as a clock on the wall shows them. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** The local time of an IANA time zone. Instants in milliseconds since 1970. */
export function clockIn(timeZone: string) {
  // The Swedish format is `2026-11-24 14:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  /** The local time at an instant. */
  function shows(instant: number): LocalTime {
    const [date = '', time = ''] = clock.format(instant).split(' ');
    return { date, time };
  }
  const aheadOfUtc = (instant: number) => asInUtc(shows(instant)) - instant;
  return {
    shows,
    /**
     * The instant of a local time. Of a time that occurs twice when clocks go back it is the second; one
     * skipped when they go forward is later by the change.
     */
    instantOf(time: LocalTime): number {
      const asUtc = asInUtc(time);
      // The first guess is right except near a change of the clocks.
      return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc));
    },
  };
}

export const london = 'Europe/London';
export const londonClock = clockIn(london);

/** The zone's usual name: "India Standard Time", "Pacific Time", "UTC". */
export function nameOfTime(timeZone: string): string {
  if (timeZone === london) return 'London time';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // Zones without a name of their own are said as “GMT+03:00”.
  return name
    .replace(/^GMT(?:[+-]00:00)?$|^Coordinated Universal Time$/, 'UTC')
    .replace(/^GMT(?=[+-])/, 'UTC');
}

const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** "Tuesday 24 November 2026 at 14:30". */
export function whenIn(timeZone: string, instant: number): string {
  const { date, time } = clockIn(timeZone).shows(instant);
  // Some ICU versions write a comma after the weekday.
  return `${fullDay.format(new Date(`${date}T00:00Z`)).replace(',', '')} at ${time}`;
}

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: london, dateStyle: 'long' });

/** The date of an instant, such as "28 November 2026". */
export function dayInLondon(instant: number): string {
  return longDay.format(instant);
}

function asInUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
