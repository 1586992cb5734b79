import type { Interview } from '@portway/contracts/hiring/employer-applications/applicant-row';

/** The time in the zone in which it was named, and in the reader's own where that differs. */
export function interviewWhen(
  { startsAt, timeZone }: Pick<Interview, 'startsAt' | 'timeZone'>,
  ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): { readonly interviewTime: string; readonly ownTime: string | undefined } {
  const at = new Date(startsAt);
  const interviewTime = formatTime(at, timeZone);
  const ownTime = formatTime(at, ownZone);
  return {
    interviewTime: `${interviewTime} (${cityOf(timeZone)})`,
    ownTime: ownTime === interviewTime ? undefined : ownTime,
  };
}

function formatTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .replace(/,? at /, ', ');
}

/** `Europe/London` as London. */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
