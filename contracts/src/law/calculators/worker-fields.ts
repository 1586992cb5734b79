import '../../jitless.ts';
import { addMonths, type CalendarDate } from '@portway/rules/kernel';
import { z } from 'zod';
import { calendarDay } from '../../request-fields.ts';

/** A whole number of months; 0 is allowed. */
export const monthCount = z
  .int('Enter whole months.')
  .min(0, 'Enter 0 months or more.')
  .max(1200, 'Give fewer months.');

/** What the law asks about the worker and the sponsor, apart from the job: the same for pay and for cost. */
export const workerFields = {
  otherPermission: z
    .enum([
      'visitor',
      'short-term-student',
      'parent-of-child-student',
      'seasonal-worker',
      'domestic-worker',
      'outside-the-rules',
      'another',
    ])
    .optional()
    .describe(
      'Where visaType is other and the worker is in the UK: which permission. Nobody can switch from the first six (SW 1.5ZA).',
    ),
  studentSwitch: z
    .enum(['course-completed', 'degree-under-way', 'phd-24-months', 'none'])
    .optional()
    .describe(
      'If a Student switches inside the UK: which condition of SW 1.5A they meet. degree-under-way: full-time at degree level, and the certificate starts no earlier than the course ends; phd-24-months: a full-time PhD, and it starts no earlier than 24 months after the PhD began.',
    ),
  courseEndsOn: calendarDay
    .optional()
    .describe(
      'When the course of a Student who is still on it ends. Needed with degree-under-way: the certificate starts no earlier (SW 1.5A), and a new entrant applies at most three months before (SW 12.2(e)).',
    ),
  inRouteSince: calendarDay
    .optional()
    .describe(
      'The day since which the worker has been in the route with continuous permission. If left out, the job is treated as for a new worker.',
    ),
  firstCertificateOn: calendarDay
    .optional()
    .describe(
      'The day the certificate of the worker’s first Skilled Worker permission was assigned, with continuous permission since. It decides which rules that permission was granted under. It is needed if inRouteSince is soon after 4 April 2024 or 22 July 2025.',
    ),
  careAppliedOn: calendarDay
    .optional()
    .describe(
      'Family of care workers: the day of the application for permission in a care role (SOC 2010 6145 or 6146), with continuous permission in such roles since. Family may come if it is before 11 March 2024 (SW 29.1A(a)(i)).',
    ),
  sameSponsor: z
    .boolean()
    .optional()
    .describe('Whether the sponsor is the same as for the worker’s most recent permission.'),
  sponsorRating: z.enum(['A', 'B']).optional().describe('The rating of the sponsor’s licence (SW 5.3).'),
  workNation: z.enum(['england', 'scotland', 'wales', 'northern-ireland']).optional(),
  listScopeConfirmed: z
    .boolean()
    .optional()
    .describe('Whether the job is one of those named on the list, if the list names only some.'),
  monthsWithSponsor: monthCount
    .optional()
    .describe(
      'Care roles: months of legal work for this sponsor in 6135 or 6136 up to the certificate’s day (SW 6.1B(a)).',
    ),
  sponsoredInCare: z
    .boolean()
    .optional()
    .describe(
      'Care roles: whether the current permission was sponsored in 6135 or 6136, or SOC 2010 6145 or 6146 (SW 6.1B(b)).',
    ),
};

/** In months: three to use a certificate, and the rest for an exceptionally slow decision. */
const longestWait = 12;

interface RouteDays {
  readonly assignedOn: CalendarDate;
  readonly appliedOn?: CalendarDate | undefined;
  readonly inRouteSince?: CalendarDate | undefined;
  readonly firstCertificateOn?: CalendarDate | undefined;
  readonly careAppliedOn?: CalendarDate | undefined;
}

/** Reports impossible dates of entry to the route. */
export function checkRouteDays(
  { assignedOn, appliedOn, inRouteSince, firstCertificateOn, careAppliedOn }: RouteDays,
  complain: (field: 'inRouteSince' | 'firstCertificateOn' | 'careAppliedOn', message: string) => void,
): void {
  const applied = appliedOn ?? assignedOn;
  if (inRouteSince !== undefined && inRouteSince > applied)
    complain('inRouteSince', 'Enter a date no later than the visa application.');
  if (careAppliedOn !== undefined && careAppliedOn > applied)
    complain('careAppliedOn', 'Enter a date no later than the visa application.');
  if (firstCertificateOn === undefined) return;
  if (careAppliedOn !== undefined && careAppliedOn < firstCertificateOn)
    complain('careAppliedOn', 'The first certificate was assigned before that application.');
  if (firstCertificateOn > applied)
    complain('firstCertificateOn', 'Enter a date no later than the visa application.');
  else if (inRouteSince !== undefined && firstCertificateOn > inRouteSince)
    complain('firstCertificateOn', 'The first certificate was assigned before the permission began.');
  else if (inRouteSince !== undefined && addMonths(firstCertificateOn, longestWait) < inRouteSince)
    complain('firstCertificateOn', 'A certificate must be used within three months. Check both dates.');
}
