/** A day and a time as a clock on the wall shows them. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

export const london = 'Europe/London';

/** A clock on the wall of a time zone (of the IANA database): what it shows at an instant, in milliseconds since 1970. */
export function clockIn(timeZone: string): (instant: number) => LocalTime {
  // Sweden writes `2026-11-24 14:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => {
    const [date = '', time = ''] = clock.format(instant).split(' ');
    return { date, time };
  };
}

/**
 * The instant at which a clock of the time zone shows this, in milliseconds since 1970. Of a time that comes twice
 * when clocks go back it is the second; one that is left out when they go forward is as much later as they went.
 */
export function instantOf({ date, time }: LocalTime, timeZone: string): number {
  const clock = clockIn(timeZone);
  const asUtc = inUtc({ date, time });
  const aheadOfUtc = (instant: number) => inUtc(clock(instant)) - instant;
  // The first is right but near a change of the clocks.
  return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc));
}

function inUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
