import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Every `<noun>.sql`, in an order in which the tables of one name only those of files before it. */
export const schemaFiles = [
  'platform/db/db.sql',
  'platform/files/files.sql',
  'platform/mail/mail.sql',
  'platform/auth/auth.sql',
  'modules/account/sessions/sessions.sql',
  'modules/account/authentication/authentication.sql',
  'modules/account/one-time-codes/one-time-codes.sql',
  'modules/account/passkeys/passkeys.sql',
  'modules/account/second-factors/second-factors.sql',
  'modules/account/account-settings/account-settings.sql',
  'modules/account/live/live.sql',
  'modules/account/notifications/notifications.sql',
  'modules/account/organisation/organisation.sql',
  'modules/staff/staff.sql',
  'modules/site/enquiries/enquiries.sql',
  'modules/law/assessment/assessment.sql',
  'modules/site/demo-bookings/demo-bookings.sql',
  'modules/site/newsletter/newsletter.sql',
  'modules/site/testimonials/testimonials.sql',
  'modules/site/operator/operator.sql',
  'modules/law/plans/plans.sql',
  'modules/law/readiness-ticks/readiness-ticks.sql',
  'modules/register/sponsor-register/sponsor-register.sql',
  'modules/register/sponsor-follows/sponsor-follows.sql',
  'modules/candidate/profile/profile.sql',
  'modules/candidate/photo/photo.sql',
  'modules/candidate/equality-monitoring/equality-monitoring.sql',
  'modules/candidate/resumes/resumes.sql',
  'modules/candidate/jobs/search/job-terms.sql',
  'modules/candidate/jobs/search/job-meaning.sql',
  'modules/candidate/jobs/search/job-search.sql',
  'modules/hiring/employer-jobs/employer-jobs.sql',
  'modules/candidate/jobs/jobs.sql',
  'modules/candidate/saved-jobs/saved-jobs.sql',
  'modules/candidate/applications/applications.sql',
  'modules/hiring/conversations/conversations.sql',
  'modules/hiring/employer-applications/employer-applications.sql',
  'modules/hiring/sponsor-facts/sponsor-facts.sql',
  'modules/hiring/visa-facts/visa-facts.sql',
  'modules/hiring/offers/offers.sql',
  'modules/hiring/hire-cases/hire-cases.sql',
  'modules/sponsor/licences/licences.sql',
  'modules/sponsor/worker-imports/worker-imports.sql',
  'modules/sponsor/workers/workers.sql',
  'modules/sponsor/right-to-work/employed-people.sql',
  'modules/sponsor/workers/records/right-to-work-check.sql',
  'modules/sponsor/records/records.sql',
  'modules/sponsor/record-links/record-links.sql',
  'modules/sponsor/certificates/certificates.sql',
  'modules/sponsor/duties/duties.sql',
  'modules/sponsor/duties/planned-events/planned-events.sql',
  'modules/sponsor/duties/checks/checks.sql',
  'modules/sponsor/duties/calendar/calendar.sql',
  'modules/sponsor/worker-views/worker-views.sql',
  'modules/sponsor/contradictions/contradictions.sql',
  'modules/sponsor/guidance/guidance.sql',
  'modules/sponsor/archive/archive.sql',
] as const;

/** The lines that part each file, since functions name the tables of others, and policies and triggers their functions. */
const marks = ['\n-- after all tables\n', '\n-- after all functions\n'] as const;

/**
 * One script that makes today's schema in an empty database: the tables of all files, then their functions, then their policies
 * and triggers. Never run on a database with data, which migrations change.
 */
export function currentSchema(): string {
  const files = schemaFiles.map((path) => parts(readFileSync(join(root, path), 'utf8')));
  const sections = [0, 1, 2].map((index) => files.map((file) => file[index] ?? '').join('\n'));
  return ['set local check_function_bodies = off;', ...sections].join('\n');
}

function parts(text: string): readonly string[] {
  const [beforePolicies = '', policies = ''] = text.split(marks[1]);
  const [tables = '', functions = ''] = beforePolicies.split(marks[0]);
  return [tables, functions, policies];
}
