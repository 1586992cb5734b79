import '../../jitless.ts';
import { z } from 'zod';
import { forAdmins, forHiringReaders } from '../../access.ts';
import { messageResponse } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Applicants';
const limits = 'Choose between 1 and 12 months.';

const months = z.coerce.number(limits).int(limits).min(1, limits).max(12, limits);

export const showApplicantsKeptOperation = defineOperation({
  id: 'showApplicantsKept',
  method: 'GET',
  path: '/api/organisation/applicants-kept',
  tag,
  access: forHiringReaders,
  summary: 'How long your organisation keeps unsuccessful applications.',
  response: z
    .object({
      months: z.int(),
      due: z.int().describe('How many are erased within the next seven days.'),
    })
    .meta({ id: 'ApplicantsKept' }),
});

export const changeApplicantsKeptOperation = defineOperation({
  id: 'changeApplicantsKept',
  method: 'PUT',
  path: '/api/organisation/applicants-kept',
  tag,
  access: forAdmins,
  summary: 'Sets how long unsuccessful applications are kept, from one month to twelve.',
  description:
    'After that your side of them is erased at night: what the candidate sent, notes, tags and your sight of the conversation. Hired applicants stay.',
  request: z.strictObject({ months }).meta({ id: 'ApplicantsKeptMonths' }),
  response: messageResponse,
});
