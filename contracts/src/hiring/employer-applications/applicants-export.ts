import '../../jitless.ts';
import { z } from 'zod';
import { forHiring } from '../../access.ts';
import { rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { chosenApplicants } from './applicant-changes.ts';

/** How many applicants one table holds. */
export const maxExported = 5000;

export const exportApplicantsOperation = defineOperation({
  id: 'exportApplicants',
  method: 'POST',
  path: '/api/organisation/applicants/export',
  limit: costly.applicantExport,
  tag: 'Applicants',
  access: forHiring,
  summary: 'The applicants of one job, or those you choose, as a table for a spreadsheet (CSV).',
  description: `It holds what colleagues noted, and nothing about visas or the right to work. At most ${maxExported.toLocaleString('en-GB')} rows. We record who exported how many.`,
  request: z
    .strictObject({
      job: rowId.optional(),
      applicants: chosenApplicants.optional(),
      cvs: z
        .boolean()
        .default(false)
        .describe('Whether their CVs are fetched as well, which is recorded too.'),
    })
    .refine(({ job, applicants }) => (job === undefined) !== (applicants === undefined), {
      path: ['applicants'],
      error: 'Name a job, or choose applicants.',
    })
    .meta({ id: 'ApplicantsExport' }),
  file: { type: 'text/csv; charset=utf-8', name: 'applicants.csv' },
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
