import '../../jitless.ts';
import { checkDocuments } from '@portway/rules/right-to-work';
import { z } from 'zod';
import { day } from '../../day.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

export const recordedMethods = [
  'manual',
  'online-share-code',
  'digital-verification-service',
  'employer-checking-service',
] as const;

/** A right to work check as a colleague records it. A share code has no field. */
export const newRightToWorkCheck = z
  .strictObject({
    method: z.enum(recordedMethods, 'Choose how the check was made.'),
    checkedOn: day,
    checker: lineOfText('Enter who made the check.', 200),
    nextOn: day.nullable().optional().describe('Counted instead where the document is given.'),
    document: z.enum(checkDocuments, 'Choose the document.').optional(),
    result: z
      .enum(['allowed', 'refused'], 'Choose what the check says.')
      .default('allowed')
      .describe('`refused`: the check says that this person may not do the work.'),
    expiresOn: day.nullable().optional().describe('The last day of the permission.'),
    documentExpiresOn: day.nullable().optional().describe('The last day of the document itself.'),
    noticeOn: day.nullable().optional().describe('The day in the Positive Verification Notice.'),
    withNationalInsurance: z.boolean().nullable().optional(),
    weeklyHoursInTerm: z
      .int('Enter the hours a week in term, such as 20.')
      .min(0)
      .max(168)
      .nullable()
      .optional(),
  })
  .meta({ id: 'NewRightToWorkCheck' });
export type NewRightToWorkCheck = z.output<typeof newRightToWorkCheck>;

/** A check on record, with the excuse by the rules of its day. */
export const rightToWorkCheck = z
  .object({
    method: z.string(),
    title: z.string(),
    checkedOn: z.string(),
    checker: z.string(),
    nextOn: z.string().nullable(),
    document: z.string().nullable().describe('What was checked; null where it is not known.'),
    result: z.enum(['allowed', 'refused']),
    excuse: z
      .enum(['continuous', 'until', 'none'])
      .nullable()
      .describe('The excuse that it gives by the rules of its day; null where it was not judged.'),
    until: z.string().nullable().describe('The last day of the excuse.'),
    gap: z
      .object({ from: z.string(), upTo: z.string() })
      .nullable()
      .describe('Days that stay without an excuse.'),
    by: z.string(),
  })
  .meta({ id: 'RightToWorkCheck' });
export type RightToWorkCheck = z.output<typeof rightToWorkCheck>;
