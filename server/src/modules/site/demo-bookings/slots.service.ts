import type { DemoPurpose } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { readDay } from '@portway/rules/working-days';
import { clockIn, type LocalTime, londonClock, nameOfTime } from '../../../platform/time/local-time.ts';
import type { Slot, SlotsRepository } from './slots.repository.ts';

/** How long each kind of appointment is, in minutes. */
export const minutesOf: Readonly<Record<DemoPurpose, number>> = { demo: 30, consultation: 15 };

const minute = 60_000;
const soonest = 120 * minute;
const daysAhead = 42;
const opens = '09:00';
const closes = '17:00';

interface FreeSlot {
  readonly startsAt: string;
  readonly time: string;
  readonly londonTime: string;
}

export interface FreeDays {
  readonly purpose: DemoPurpose;
  readonly minutes: number;
  readonly timeZone: string;
  readonly timeZoneName: string;
  readonly days: readonly {
    readonly date: string;
    readonly slots: readonly FreeSlot[];
  }[];
}

/** The times on offer. `now` in milliseconds since 1970. */
export function slotsService({ taken }: SlotsRepository, now: () => number) {
  return {
    /** The days on which times are offered, each with the free ones, by the calendar of the time zone. */
    async free({
      purpose,
      timeZone,
      from,
    }: {
      purpose: DemoPurpose;
      timeZone: string;
      from?: CalendarDate | undefined;
    }): Promise<FreeDays> {
      const offered = offeredBetween(purpose, soonestAt(now()), latestAt(now()));
      const takenSlots = await taken({ startsAt: now(), endsAt: latestAt(now()) + closesWithin });
      const clock = clockIn(timeZone);
      const days = new Map<string, FreeSlot[]>();
      for (const slot of offered) {
        const { date, time } = clock.shows(slot.startsAt);
        if (from !== undefined && date < from) continue;
        const slots = days.get(date) ?? [];
        if (isFree(slot, takenSlots)) slots.push({ ...inLondon(slot), time });
        days.set(date, slots);
      }
      const freeDays = [...days].map(([date, slots]) => ({ date, slots }));
      const timeZoneName = nameOfTime(timeZone);
      return { purpose, minutes: minutesOf[purpose], timeZone, timeZoneName, days: freeDays };
    },
    /** The slot at this time in this zone, taken or not; undefined when not offered. */
    offeredAt(purpose: DemoPurpose, time: LocalTime, timeZone: string): Slot | undefined {
      const startsAt = clockIn(timeZone).instantOf(time);
      if (!(startsAt >= soonestAt(now()) && startsAt <= latestAt(now()))) return undefined;
      return offeredBetween(purpose, startsAt, startsAt)[0];
    },
  };
}

export type Slots = ReturnType<typeof slotsService>;

/** A slot that begins in the last minute of a day ends within it. */
const closesWithin = 60 * minute;

const soonestAt = (now: number) => now + soonest;
const latestAt = (now: number) => now + daysAhead * 24 * 60 * minute;

/** The slots that begin from one instant to another, inclusive. */
function offeredBetween(purpose: DemoPurpose, first: number, last: number): Slot[] {
  const lastDay = londonClock.shows(last).date;
  const slots: Slot[] = [];
  for (let day = calendarDate(londonClock.shows(first).date); day <= lastDay; day = addDays(day, 1)) {
    slots.push(...slotsOn(day, minutesOf[purpose]));
  }
  return slots.filter(({ startsAt }) => startsAt >= first && startsAt <= last);
}

/**
 * The slots of a day in London: none at a weekend, on a bank holiday, or when bank holidays are not recorded.
 */
function slotsOn(day: CalendarDate, minutes: number): Slot[] {
  const outcome = readDay(day);
  if (outcome.status !== 'answered' || outcome.kind !== 'working-day') return [];
  const begin = londonClock.instantOf({ date: day, time: opens });
  const end = londonClock.instantOf({ date: day, time: closes });
  const length = minutes * minute;
  return Array.from({ length: Math.floor((end - begin) / length) }, (_, index) => ({
    startsAt: begin + index * length,
    endsAt: begin + (index + 1) * length,
  }));
}

function inLondon({ startsAt }: Slot) {
  return { startsAt: new Date(startsAt).toISOString(), londonTime: londonClock.shows(startsAt).time };
}

function isFree({ startsAt, endsAt }: Slot, takenSlots: readonly Slot[]): boolean {
  return takenSlots.every((each) => each.endsAt <= startsAt || each.startsAt >= endsAt);
}
