import '../../jitless.ts';
import { z } from 'zod';
import { forListeners } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
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
      text: lineOfText('Type a name.', 100)
        .refine((text) => text.length >= 2, 'Type at least two letters.')
        .describe('A part of the name, of a worker’s reference, or of the employer.'),
    })
    .meta({ id: 'RecordSearch' }),
  response: z.object({ records: z.array(foundRecord) }).meta({ id: 'FoundRecords' }),
});

export const recordSearchOperations = { findRecordsOperation } as const;
