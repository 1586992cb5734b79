import '../../jitless.ts';
import { z } from 'zod';
import { forColleagues } from '../../access.ts';
import { registerMatch } from '../../candidate/jobs/job-sponsorship.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Jobs you offer';

export const showRegisterMatchOperation = defineOperation({
  id: 'showRegisterMatch',
  method: 'GET',
  path: '/api/organisation/register',
  tag,
  access: forColleagues,
  summary: 'Which entries of the register of licensed sponsors might be your organisation.',
  response: registerMatch,
});

export const claimRegisterEntryOperation = defineOperation({
  id: 'claimRegisterEntry',
  method: 'PUT',
  path: '/api/organisation/register',
  tag,
  access: { callers: ['admin', 'owner'] },
  summary: 'Says which entry of the register is your organisation. Null undoes this.',
  request: z
    .strictObject({ entry: z.int('Choose one of the entries.').nullable() })
    .meta({ id: 'RegisterClaim' }),
  response: z.object({ message: z.string(), standing: registerMatch }).meta({ id: 'RegisterClaimed' }),
});
