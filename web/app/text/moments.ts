const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** An instant as a date in the browser's time zone: 21 November 2026. */
export const onDay = (instant: string): string => day.format(new Date(instant));

/** The same with the time: 21 November 2026 at 10:15. */
export const atTime = (instant: string): string => dayAndTime.format(new Date(instant));

const londonDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** An instant as a date in London, the same on the server and in every browser. */
export const londonDayOf = (instant: string): string => londonDay.format(new Date(instant));
