import '../../jitless.ts';
import { z } from 'zod';
import { forListeners } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { rowId } from '../account-settings/account-fields.ts';

export const recordKinds = ['worker', 'applicant', 'job', 'application'] as const;

const foundRecord = z
  .object({
    kind: z.enum(recordKinds),
    id: rowId,
    name: z.string().describe('Of the worker, the applicant or the job; of an application, the job’s title.'),
    about: z.string().nullable().describe('A reference, the job applied for, the employer.'),
    job: rowId.nullable().describe('Of an applicant: the job that they applied for.'),
  })
  .meta({ id: 'FoundRecord' });
export type FoundRecord = z.output<typeof foundRecord>;

export const findRecordsOperation = defineOperation({
  id: 'findRecords',
  method: 'GET',
  path: '/api/records',
  tag: 'Your account',
  access: forListeners,
  summary:
    'Workers, applicants and jobs of your organisation, or your own applications, by a part of the name.',
  description: 'At most five of each kind, and only what you may see.',
  request: z
    .strictObject({
      text: z
        .string('Type a name.')
        .trim()
        .min(2, 'Type at least two letters.')
        .max(100, 'Type at most 100 letters.'),
    })
    .meta({ id: 'RecordSearch' }),
  response: z.object({ records: z.array(foundRecord) }).meta({ id: 'FoundRecords' }),
});

export const recordSearchOperations = { findRecordsOperation } as const;
