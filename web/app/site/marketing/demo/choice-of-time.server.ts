import { call } from '@portway/contracts/client';
import { type DemoPurpose, demoSlotsOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { addDays, type CalendarDate, calendarDate, daysBetween, isCalendarDate } from '@portway/rules/kernel';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { cityOf, zoneToday } from '../../../text/time-zones/time-zones.ts';
import { fullDay } from './full-day.server.ts';

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

const homeZone = 'Europe/London';

/** The time zone in the address; undefined where there is none or it is unknown. */
function zoneAsked(query: URLSearchParams): string | undefined {
  const zone = query.get('zone') ?? '';
  return isKnown(zone) ? zoneToday(zone) : undefined;
}

/** The zones by city, with the chosen one. */
function zonesByCity(selectedZone: string): string[] {
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

/** A calendar of days and the free times of one of them, as the address requests. */
export interface ChoiceOfTime {
  readonly purpose: DemoPurpose;
  /** The page, and the query parameters that its links keep besides the day. */
  readonly path: string;
  readonly carried: readonly (readonly [name: string, value: string])[];
  readonly zone: string;
  /** The zone's local name, and whether its clock agrees with London's. */
  readonly zoneName: string;
  readonly asLondon: boolean;
  /** Whether the zone was chosen: otherwise the browser may use its own. */
  readonly zoneGiven: boolean;
  readonly zones: readonly string[];
  /** Headings of the calendar's columns, and its days by week: YYYY-MM-DD. */
  readonly weekdays: readonly string[];
  readonly weeks: readonly (readonly string[])[];
  /** The days with a free time. */
  readonly free: readonly string[];
  readonly day: string;
  readonly dayInWords: string;
  readonly times: readonly { readonly time: string; readonly london: string }[];
}

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The page and kind of appointment to choose a time for, and the zone where the address names none. */
export interface Place {
  readonly purpose: DemoPurpose;
  readonly path: string;
  readonly carried: readonly (readonly [name: string, value: string])[];
  readonly zone?: string;
  /** The day to show first, if it has free times. */
  readonly day?: string;
}

/** Requests the free times from the API, and reads day and zone from the address. */
export async function choiceOfTime({ request, context }: LoaderArgs, place: Place): Promise<ChoiceOfTime> {
  const { origin, searchParams: query } = new URL(request.url);
  const { purpose, path } = place;
  const requestedZone = zoneAsked(query);
  const zone = requestedZone ?? place.zone ?? homeZone;
  const api = { fetch: context.get(apiFetch), origin };
  const { days, timeZoneName } = await call(demoSlotsOperation, { purpose, timeZone: zone }, api);
  const free = days.filter(({ slots }) => slots.length > 0).map(({ date }) => date);
  const day = dayAsked(query) ?? free.find((date) => date === place.day) ?? free[0] ?? '';
  const times = (days.find(({ date }) => date === day)?.slots ?? []).map(({ time, londonTime }) => ({
    time,
    london: londonTime,
  }));
  return {
    purpose,
    path,
    carried: requestedZone === undefined ? place.carried : [...place.carried, ['zone', requestedZone]],
    zone,
    zoneName: timeZoneName,
    asLondon: days.every(({ slots }) => slots.every(({ time, londonTime }) => time === londonTime)),
    zoneGiven: requestedZone !== undefined || place.zone !== undefined,
    zones: zonesByCity(zone),
    ...calendarOf(days.map(({ date }) => calendarDate(date))),
    free,
    day,
    dayInWords: day === '' ? '' : fullDay(day),
    times,
  };
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const aMonday = calendarDate('1900-01-01');
const weekdayOf = (day: CalendarDate) => daysBetween(aMonday, day) % 7;

/** The weeks that contain the days, with a column for each weekday that occurs among them. */
function calendarOf(days: readonly CalendarDate[]): { weekdays: string[]; weeks: string[][] } {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return { weekdays: [], weeks: [] };
  const columns = [...new Set(days.map(weekdayOf))].sort();
  const weeks: string[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(columns.map((column) => addDays(monday, column)));
  }
  return { weekdays: columns.map((column) => weekdayNames[column] ?? ''), weeks };
}

function dayAsked(query: URLSearchParams): string | undefined {
  const day = query.get('day') ?? '';
  return isCalendarDate(day) ? day : undefined;
}
