import { cityOf, zoneToday } from '../../../text/time-zones.ts';

/** Cities offered as time zones; a browser with scripts uses its own zone, whichever it is. */
const cities = [
  'Africa/Accra',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Harare',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'America/Bogota',
  'America/Chicago',
  'America/Denver',
  'America/Halifax',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Bangkok',
  'Asia/Colombo',
  'Asia/Dhaka',
  'Asia/Dubai',
  'Asia/Hong_Kong',
  'Asia/Jakarta',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Manila',
  'Asia/Riyadh',
  'Asia/Seoul',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Sydney',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/Kyiv',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Moscow',
  'Europe/Paris',
  'Europe/Warsaw',
  'Pacific/Auckland',
] as const;

export const homeZone = 'Europe/London';

/** The time zone in the address; undefined where there is none or it is unknown. */
export function zoneAsked(query: URLSearchParams): string | undefined {
  const zone = query.get('zone') ?? '';
  return isKnown(zone) ? zoneToday(zone) : undefined;
}

/** The zones by city, with the chosen one. */
export function zonesByCity(selectedZone: string): string[] {
  return [...new Set<string>([...cities, selectedZone])].sort((one, other) =>
    cityOf(one) < cityOf(other) ? -1 : 1,
  );
}

function isKnown(zone: string): boolean {
  if (!/^[A-Za-z][\w+-]{0,30}(?:\/[\w+-]{1,30}){0,2}$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
