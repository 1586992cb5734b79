/** Difference from UTC and from London, in words: `UTC+1, 1 hour ahead of London`. Arguments in minutes. */
export function timeApart(minutesFromUtc: number, londonMinutesFromUtc: number): string {
  const ahead = minutesFromUtc - londonMinutesFromUtc;
  const zone = `UTC${minutesFromUtc === 0 ? '' : signed(minutesFromUtc)}`;
  if (ahead === 0) return `${zone}, the same time as London`;
  return `${zone}, ${lengthInWords(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} London`;
}

/** London's offset from UTC at an instant, in minutes. */
export function londonMinutesFromUtc(instant: Date): number {
  const inLondon = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    timeZoneName: 'longOffset',
  }).format(instant);
  return inLondon.includes('+01:00') ? 60 : 0;
}

function signed(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`]
    .filter(Boolean)
    .join(' ');
}
