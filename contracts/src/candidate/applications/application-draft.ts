import '../../jitless.ts';
import { z } from 'zod';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';

/** What somebody has begun to write to an employer, and has not sent. */
export const applicationDraft = z.object({
  text: z.string(),
  resume: rowId.nullable(),
  savedAt: moment,
});
