import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface BookingBehind {
  readonly purpose: 'demo' | 'consultation';
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly cancelled_at: Date | null;
}

export interface AssessmentBehind {
  readonly is_uk_registered: string;
  readonly documents_submitted: string;
  readonly knows_job_role_and_code: string;
  readonly meets_salary_threshold: string;
  readonly authorizing_officer_available: string;
}

/** Bookings and assessments, for the desk to read. */
export const staffSourcesRepository = {
  booking: ({ transaction }: RequestContext, id: string): Promise<BookingBehind | undefined> =>
    transaction
      .selectFrom('booking')
      .where('id', '=', id)
      .select(['purpose', 'starts_at', 'time_zone', 'cancelled_at'])
      .executeTakeFirst(),
  assessment: ({ transaction }: RequestContext, id: string): Promise<AssessmentBehind | undefined> =>
    transaction
      .selectFrom('assessment')
      .where('id', '=', id)
      .select(['is_uk_registered', 'documents_submitted', 'knows_job_role_and_code'])
      .select(['meets_salary_threshold', 'authorizing_officer_available'])
      .executeTakeFirst(),
};

/** The booking or assessment behind an enquiry of the same id. */
export type StaffSourcesRepository = typeof staffSourcesRepository;
