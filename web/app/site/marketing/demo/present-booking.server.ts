import type { DemoBooking } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { fullDay, weekday } from './full-day.server.ts';

/** A booking in words. */
export interface BookingShown {
  readonly purpose: DemoBooking['purpose'];
  readonly day: string;
  readonly time: string;
  readonly zoneName: string;
  /** London's day and time, where they differ. */
  readonly london: string | undefined;
  readonly length: string;
  readonly cancelled: boolean;
}

export function presentBooking(booking: DemoBooking): BookingShown {
  const { purpose, minutes, date, time, londonDate, londonTime, timeZoneName, cancelled } = booking;
  const inLondon = londonDate === date ? londonTime : `${weekday(londonDate)}, ${londonTime}`;
  return {
    purpose,
    day: fullDay(date),
    time,
    zoneName: timeZoneName,
    london: inLondon === time ? undefined : inLondon,
    length: `${minutes} minutes`,
    cancelled,
  };
}
