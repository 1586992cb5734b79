import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Every `<noun>.sql`, in an order in which the tables of one name only those of files before it. */
export const schemaFiles = [
  'platform/db/db.sql',
  'platform/files/files.sql',
  'platform/mail/mail.sql',
  'platform/auth/auth.sql',
  'modules/sessions/sessions.sql',
  'modules/authentication/authentication.sql',
  'modules/one-time-codes/one-time-codes.sql',
  'modules/passkeys/passkeys.sql',
  'modules/second-factors/second-factors.sql',
  'modules/account-settings/account-settings.sql',
  'modules/live/live.sql',
  'modules/notifications/notifications.sql',
  'modules/organisation/organisation.sql',
  'modules/staff/staff.sql',
  'modules/enquiries/enquiries.sql',
  'modules/assessment/assessment.sql',
  'modules/demo-bookings/demo-bookings.sql',
  'modules/newsletter/newsletter.sql',
  'modules/testimonials/testimonials.sql',
  'modules/plans/plans.sql',
  'modules/sponsor-register/sponsor-register.sql',
  'modules/sponsor-follows/sponsor-follows.sql',
  'modules/profile/profile.sql',
  'modules/photo/photo.sql',
  'modules/equality-monitoring/equality-monitoring.sql',
  'modules/resumes/resumes.sql',
  'modules/jobs/search/job-terms.sql',
  'modules/jobs/search/job-search.sql',
  'modules/employer-jobs/employer-jobs.sql',
  'modules/jobs/jobs.sql',
  'modules/saved-jobs/saved-jobs.sql',
  'modules/applications/applications.sql',
  'modules/conversations/conversations.sql',
  'modules/employer-applications/employer-applications.sql',
  'modules/visa-facts/visa-facts.sql',
  'modules/offers/offers.sql',
  'modules/hire-cases/hire-cases.sql',
  'modules/sponsor-licences/sponsor-licences.sql',
  'modules/worker-imports/worker-imports.sql',
  'modules/workers/workers.sql',
  'modules/certificates/certificates.sql',
  'modules/sponsor-duties/sponsor-duties.sql',
  'modules/sponsor-checks/sponsor-checks.sql',
  'modules/sponsor-calendar/sponsor-calendar.sql',
  'modules/sponsor-archive/sponsor-archive.sql',
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
