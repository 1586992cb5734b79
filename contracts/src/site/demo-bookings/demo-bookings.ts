import { forAnybody } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { leaveEmpty, lineOfText, optionalLine, optionalMessage } from '../enquiries/enquiry-fields.ts';
import { booking, bookingToken, day, localTime, purpose, timeZone, timeZoneName } from './booking-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { countryCode, phone } from '../enquiries/telephone.ts';

/** The times that can still be booked. */
export const demoSlotsOperation = defineOperation({
  id: 'listDemoSlots',
  method: 'GET',
  path: '/api/demo/slots',
  access: forAnybody,
  tag: 'Demo',
  summary: 'The days and times that can be booked, from two hours ahead to six weeks ahead.',
  description:
    'Monday to Friday from 9:00 to 17:00 in London, except the bank holidays of England and Wales. A day with no free time left is listed with none.',
  request: z
    .strictObject({
      purpose: purpose.default('demo'),
      from: day.optional().describe('The first day to list, in `timeZone`.'),
      timeZone: timeZone.describe('The time zone of the visitor, such as Europe/London.'),
    })
    .meta({ id: 'DemoSlotsRequest' }),
  response: z
    .object({
      purpose,
      minutes: z.int(),
      timeZone: z.string(),
      timeZoneName,
      days: z
        .array(
          z.object({
            date: z.string().describe('YYYY-MM-DD in `timeZone`.'),
            slots: z
              .array(
                z.object({
                  startsAt: z.string().describe('The time, in UTC.'),
                  time: z.string().describe('HH:MM in `timeZone`.'),
                  londonTime: z.string().describe('HH:MM in London.'),
                }),
              )
              .readonly(),
          }),
        )
        .readonly(),
    })
    .meta({ id: 'DemoSlots' }),
});

const booked = booking
  .extend({
    message: z.string().describe('What to tell the visitor.'),
    token: bookingToken.describe(
      'Shows, moves and cancels the booking until it begins. It is also in the email.',
    ),
  })
  .meta({ id: 'DemoBooked' });

export type DemoPurpose = z.output<typeof purpose>;
export type DemoBooking = z.output<typeof booking>;
export type DemoBooked = z.output<typeof booked>;

const request = z
  .strictObject({
    purpose: purpose.default('demo'),
    firstName: optionalLine(100),
    lastName: lineOfText('Enter your last name.', 100),
    email: emailAddress,
    organization: optionalLine(200),
    ...localTime,
    countryCode,
    phone,
    comments: optionalMessage,
    leaveEmpty,
  })
  .meta({ id: 'DemoRequest' });

export type DemoRequest = z.output<typeof request>;

/** Books a time, so that nobody else can, and emails a confirmation with a calendar file. */
export const bookDemoOperation = defineOperation({
  id: 'bookDemo',
  method: 'POST',
  path: '/api/demo/bookings',
  access: forAnybody,
  tag: 'Demo',
  summary: 'Books a demo or a consultation, and emails the confirmation with a calendar file.',
  description:
    'A time that is not offered is refused with 422. One that has since been taken is refused with 409 and the code `slot-taken`.',
  creates: true,
  request,
  response: booked,
});

/** The booking, for anyone who has its link. */
export const showBookingOperation = defineOperation({
  id: 'showBooking',
  method: 'GET',
  path: '/api/demo/bookings',
  access: forAnybody,
  tag: 'Demo',
  summary: 'Shows a booking by the token of its link, with its calendar file.',
  request: z.strictObject({ token: bookingToken }).meta({ id: 'DemoBookingRequest' }),
  response: booking
    .extend({ calendarFile: z.string().describe('iCalendar (RFC 5545), for any diary.') })
    .meta({ id: 'DemoBookingShown' }),
});

/**
 * Moves a booking to another free time; if that has been taken in the meantime, the booking stays as it was.
 */
export const moveBookingOperation = defineOperation({
  id: 'moveBooking',
  method: 'POST',
  path: '/api/demo/bookings/move',
  access: forAnybody,
  tag: 'Demo',
  summary: 'Moves a booking to another free time, and emails the new calendar file with a new link.',
  request: z.strictObject({ token: bookingToken, ...localTime }).meta({ id: 'DemoMove' }),
  response: booked,
});

/** Cancels a booking; calling it again does no harm. */
export const cancelBookingOperation = defineOperation({
  id: 'cancelBooking',
  method: 'POST',
  path: '/api/demo/bookings/cancel',
  access: forAnybody,
  tag: 'Demo',
  summary: 'Cancels a booking and frees its time.',
  request: z.strictObject({ token: bookingToken }).meta({ id: 'DemoCancellation' }),
  response: booking.extend({ message: z.string() }).meta({ id: 'DemoCancelled' }),
});

export const demoBookingOperations = {
  demoSlotsOperation,
  bookDemoOperation,
  showBookingOperation,
  moveBookingOperation,
  cancelBookingOperation,
} as const;
