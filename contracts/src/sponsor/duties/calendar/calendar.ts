import { type Access, forAnybody, forCompliance } from '../../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../../account/account-settings/account-fields.ts';
import { day } from '../../../day.ts';
import '../../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

const tag = 'Sponsorship';

export const calendarKinds = [
  'duty',
  'visa-ends',
  'certificate-ends',
  'right-to-work',
  'allocation-ends',
  'log-in',
  'planned',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

const entry = z.object({
  id: z.string().describe('The same each time the calendar is read.'),
  day: z.string(),
  kind: z.enum(calendarKinds),
  title: z.string(),
  worker: z.object({ id: rowId, fullName: z.string() }).nullable(),
  duty: rowId.nullable().describe('The duty that is due.'),
  planned: rowId.nullable().describe('The planned event that falls on the day.'),
  isLastDay: z
    .boolean()
    .describe(
      'The last day of the duty’s count. The duty is also listed on the earlier day to be reminded on.',
    ),
});
export type CalendarEntry = z.output<typeof entry>;

/** The most days that one call shows. */
const maxDays = 400;

export const showSponsorCalendarOperation = defineOperation({
  id: 'showSponsorCalendar',
  method: 'GET',
  path: '/api/sponsor/calendar',
  tag,
  access: forCompliance,
  summary: 'What falls on which day: duties, and what ends. As far as the caller may see it.',
  request: z
    .strictObject({ from: day.describe('The first day to list.'), to: day.describe('The last day to list.') })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Choose a last day after the first.' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxDays * 86_400_000, {
      path: ['to'],
      message: `Choose at most ${maxDays} days.`,
    })
    .meta({ id: 'CalendarDays' }),
  response: z
    .object({
      today: z.string(),
      entries: z.array(entry),
      holidays: z
        .array(z.object({ day: z.string(), name: z.string() }))
        .describe('Bank holidays of the nations of your work places; one of some of them names them.'),
      feeds: z
        .array(z.object({ id: rowId, madeAt: moment, readAt: moment.nullable() }))
        .describe('The caller’s own. Their addresses are shown once.'),
    })
    .meta({ id: 'SponsorCalendar' }),
});

export const makeCalendarFeedOperation = defineOperation({
  id: 'makeCalendarFeed',
  method: 'POST',
  path: '/api/sponsor/calendar/feeds',
  tag,
  access: forCompliance,
  summary: 'Makes a private address from which a calendar program reads. It is shown once.',
  creates: true,
  response: z.object({ message: z.string(), id: rowId, url: z.string() }).meta({ id: 'CalendarFeedMade' }),
});

const forOwnFeeds: Access = { ...forCompliance, reach: 'own' };

export const endCalendarFeedOperation = defineOperation({
  id: 'endCalendarFeed',
  method: 'POST',
  path: '/api/sponsor/calendar/feeds/{id}/end',
  tag,
  access: forOwnFeeds,
  summary: 'Ends an address: a calendar program reads nothing more from it.',
  parameters: byId,
  response: messageResponse,
});

/** The secret stands in the query, which no log keeps. */
export const readCalendarFeedOperation = defineOperation({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/api/sponsor/calendar.ics',
  tag,
  access: forAnybody,
  summary: 'A private calendar, for a calendar program: no names, nothing of health, crime or absence.',
  request: z
    .strictObject({
      token: z
        .string('This address is incomplete.')
        .regex(/^[\w-]{43}$/, 'This address is incomplete.')
        .describe('The secret in the address that was given when the feed was made.'),
    })
    .meta({ id: 'CalendarFeedToken' }),
  file: { type: 'text/calendar; charset=utf-8', name: 'portway.ics' },
  response: z.instanceof(Uint8Array),
});

/** Every operation of a sponsor's calendar, in the order of the documentation. */
export const sponsorCalendarOperations = {
  showSponsorCalendarOperation,
  makeCalendarFeedOperation,
  endCalendarFeedOperation,
  readCalendarFeedOperation,
} as const;
