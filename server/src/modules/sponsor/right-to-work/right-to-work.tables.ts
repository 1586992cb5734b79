import type { OwnedTables } from '../../../platform/db/owned-table.ts';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const rightToWorkTables: OwnedTables = {
  employed_person: {
    subject: 'account',
    personal: ['full_name', 'reference', 'no_check_reason', 'by_name'],
    retention:
      'Until the copies of right to work checks have been kept for their time after the last day of work, and a colleague erases the person.',
    stays:
      'An employer’s record of right to work checks, which the law has the employer keep after a colleague’s account.',
  },
};
