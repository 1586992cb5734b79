import '../../jitless.ts';
import { isCalendarDate } from '@portway/rules/kernel';
import { z } from 'zod';

export const purpose = z
  .enum(['demo', 'consultation'])
  .describe('demo: 30 minutes in which we show the product · consultation: 15 minutes, free');

const anotherZone = 'Choose a time zone from the list.';

/** The IANA name of a time zone. */
export const timeZone = z
  .string(anotherZone)
  .trim()
  .max(64, anotherZone)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, anotherZone)
  .refine(isKnownZone, anotherZone)
  .default('Europe/London')
  .meta({ examples: ['Asia/Kolkata'] });

function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const anotherDay = 'Choose a day.';

/** A day as `YYYY-MM-DD`. */
export const day = z
  .string(anotherDay)
  .trim()
  .meta({ format: 'date', examples: ['2026-11-24'] })
  .transform((text, context) => {
    if (isCalendarDate(text)) return text;
    context.addIssue({ code: 'custom', message: anotherDay });
    return z.NEVER;
  });

const anotherTime = 'Choose a time.';

const time = z
  .string(anotherTime)
  .trim()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, anotherTime)
  .meta({ examples: ['14:30'] });

export const bookingToken = z
  .string('This link is incomplete. Copy all of it from the email.')
  .regex(/^[\w.-]{1,400}$/, 'This link is incomplete. Copy all of it from the email.')
  .describe('The signed part of the link in the confirmation. It works until the appointment begins.');

/** The day and time in the visitor's own time zone. */
export const localTime = {
  date: day.describe('The day in `timeZone`.'),
  time: time.describe('The time in `timeZone`: one that `GET /api/demo/slots` offers on that day.'),
  timeZone,
};

export const timeZoneName = z.string().describe('Its local name, such as “India Standard Time”.');

export const booking = z
  .object({
    purpose,
    minutes: z.int(),
    startsAt: z.string().describe('The time, in UTC.'),
    timeZone: z.string(),
    timeZoneName,
    date: z.string().describe('YYYY-MM-DD in `timeZone`.'),
    time: z.string().describe('HH:MM in `timeZone`.'),
    londonDate: z.string(),
    londonTime: z.string(),
    cancelled: z.boolean(),
  })
  .meta({ id: 'DemoBooking' });
