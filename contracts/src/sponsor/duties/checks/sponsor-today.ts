import '../../../jitless.ts';
import { z } from 'zod';
import { forCompliance, forRecordKeepers } from '../../../access.ts';
import { moment, rowId } from '../../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../../operation.ts';
import { costly } from '../../../operation-limit.ts';
import { workerGaps } from '../../workers/workers.ts';
import { plannedRow } from '../events/planned-row.ts';

const tag = 'Sponsorship';
const day = z.string().describe('YYYY-MM-DD.');
const count = z.int();

export const dueGroups = ['past', 'to-report', 'ends', 'look'] as const;
export type DueGroup = (typeof dueGroups)[number];

export const dueRow = z
  .object({
    id: rowId.describe('Of the duty.'),
    kind: z.string().nullable().describe('What was found by itself; null where a person recorded the event.'),
    title: z.string(),
    because: z.string(),
    does: z.enum(['report', 'decide-and-record', 'before-the-change', 'record', 'look-at-this']),
    state: z.enum(['to-do', 'prepared', 'checked']),
    worker: rowId.nullable(),
    workerName: z.string().nullable(),
    day: day.nullable().describe('The day counted: to report by, or on which it ends.'),
    remindBy: day.nullable(),
    number: count.nullable().describe('What the row counts, in its unit.'),
    unit: z
      .enum(['working-days-late', 'working-days-left', 'days', 'days-ago', 'of-days', 'workers'])
      .nullable()
      .describe('Working days left count today; days are calendar days.'),
    of: count.nullable().describe('The whole of the working days, or of the days of an absence.'),
    isCountingToday: z
      .boolean()
      .describe('Whether working days left count today, which is one in the nation of the work place.'),
    also: z
      .array(z.object({ id: rowId, title: z.string(), day }))
      .describe('What else ends soon for the same worker, the nearest first.'),
    moved: z
      .string()
      .nullable()
      .describe('That its day was counted again in the last two weeks, and from which.'),
  })
  .meta({ id: 'SponsorDueRow' });
export type SponsorDueRow = z.output<typeof dueRow>;

const dueGroup = z.object({
  group: z.enum(dueGroups),
  count: count.describe('Of all rows; at most five are listed.'),
  rows: z.array(dueRow),
});
export type SponsorDueGroup = z.output<typeof dueGroup>;

const calendarDay = z.object({
  date: day,
  kind: z.enum(['working-day', 'weekend', 'bank-holiday', 'unknown']),
  name: z
    .string()
    .nullable()
    .describe(
      'Of the bank holiday, with its nation where the work places are in several and not all have it.',
    ),
  reports: count.describe('To be made by this day.'),
  ends: count,
  planned: count.describe('Planned events of this day.'),
});
export type SponsorCalendarDay = z.output<typeof calendarDay>;

export const todayParts = ['duties', 'planned', 'days', 'workers', 'check'] as const;
export type TodayPart = (typeof todayParts)[number];

const sponsorToday = z
  .object({
    today: day,
    nation: z.enum(['england-and-wales', 'scotland', 'northern-ireland']),
    nations: z
      .array(z.enum(['england-and-wales', 'scotland', 'northern-ireland']))
      .describe('Those of the work places, whose bank holidays the days show.'),
    isSetUp: z.boolean().describe('Whether the organisation says that it holds a licence.'),
    groups: z.array(dueGroup).describe('In the order of harm; those that have rows.'),
    planned: z
      .object({ count, rows: z.array(plannedRow) })
      .describe(
        'Planned events whose day has come, the earliest first: whether each happened is asked. At most ten.',
      ),
    nextOn: day.nullable().describe('The next day recorded on which something ends, where nothing is due.'),
    days: z.array(calendarDay).describe('Three weeks from this Monday.'),
    workers: z
      .object({ all: count, past: count, toReport: count, ends: count, look: count, unchecked: count })
      .nullable()
      .describe(
        'Sponsored workers by the worst that waits for each; `unchecked`: nothing waits, and not all was checked.',
      ),
    check: z
      .object({
        checkedAt: moment.nullable(),
        begunAt: moment,
        isRunning: z.boolean().describe('Whether a look has begun and not finished.'),
        reached: count.describe('Workers that the look that began last has come to.'),
        workers: count.describe('Looked at by the last whole look.'),
        unchecked: z.array(z.object({ why: z.string(), count, names: z.array(z.string()) })),
      })
      .nullable()
      .describe('Null where nothing was looked at as a whole yet.'),
    unchecked: z
      .array(z.object({ why: z.enum(['not-checked', ...workerGaps]), count, names: z.array(z.string()) }))
      .nullable()
      .describe(
        'What was not checked, of how many workers, now. Null for a line manager, who sees some of them.',
      ),
    failed: z.array(z.enum(todayParts)).describe('Parts that could not be read; the others are right.'),
  })
  .meta({ id: 'SponsorToday' });
export type SponsorToday = z.output<typeof sponsorToday>;

export const sponsorTodayOperation = defineOperation({
  id: 'showSponsorToday',
  method: 'GET',
  path: '/api/sponsor/today',
  tag,
  access: forCompliance,
  summary: 'What a sponsor has to do, in the order of harm, and when its records were last looked at.',
  response: sponsorToday,
});

export const checkSponsorOperation = defineOperation({
  id: 'checkSponsor',
  method: 'POST',
  path: '/api/sponsor/check',
  limit: costly.everyCheck,
  tag,
  access: forRecordKeepers,
  summary: 'Looks at all records of the organisation now, instead of at night.',
  response: z.object({ message: z.string() }).meta({ id: 'SponsorCheckBegun' }),
});

export const sponsorCheckOperations = {
  sponsorTodayOperation,
  checkSponsorOperation,
} as const;
