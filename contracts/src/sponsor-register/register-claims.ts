import '../jitless.ts';
import { z } from 'zod';
import { forAdmins, forColleagues, forStaff, forStaffOnAll } from '../access.ts';
import { byId, moment, rowId, said } from '../account-settings/account-fields.ts';
import { defineOperation } from '../operation.ts';

const tag = 'Jobs you offer';
const staffTag = 'Staff desk';

const noEntry = 'There is no such entry on the register.';
export const longestReason = 500;

const claimedEntry = z
  .object({ slug: z.string(), name: z.string(), town: z.string().nullable() })
  .meta({ id: 'ClaimedEntry' });

const claimToCheck = z
  .object({ entry: claimedEntry, reason: z.string(), askedAt: moment })
  .nullable()
  .describe('What our team has still to confirm; null where there is nothing.');

export const showRegisterClaimOperation = defineOperation({
  id: 'showRegisterClaim',
  method: 'GET',
  path: '/api/organisation/register/claim',
  tag,
  access: forColleagues,
  summary: 'The entry with another name that your organisation says is its own, until our team confirms it.',
  response: z.object({ claim: claimToCheck }).meta({ id: 'RegisterClaimToCheck' }),
});
export type RegisterClaimToCheck = z.output<(typeof showRegisterClaimOperation)['response']>;

export const askRegisterClaimOperation = defineOperation({
  id: 'askRegisterClaim',
  method: 'PUT',
  path: '/api/organisation/register/claim',
  tag,
  access: forAdmins,
  summary: 'Claims any entry of the register, by its address; null withdraws that.',
  description:
    'For an organisation that trades under another name, or in another town, than the register has. An entry that is called like it becomes its own at once. For any other it says why; our team confirms it or does not, and until then candidates read nothing of it.',
  request: z
    .strictObject({
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,120}$/, noEntry)
        .nullable(),
      reason: z
        .string()
        .trim()
        .max(longestReason, `Use at most ${longestReason} characters.`)
        .default('')
        .describe('Why it is yours; needed where the names differ.'),
    })
    .meta({ id: 'RegisterClaimAsked' }),
  response: z.object({ message: z.string(), claim: claimToCheck }).meta({ id: 'RegisterClaimAnswer' }),
});

export const registerClaimsOperation = defineOperation({
  id: 'listRegisterClaims',
  method: 'GET',
  path: '/api/desk/register/claims',
  tag: staffTag,
  access: forStaff,
  summary: 'Entries of the register that organisations of another name claim, the oldest 50.',
  response: z
    .object({
      claims: z
        .array(
          z.object({
            organisation: z.object({
              id: rowId,
              name: z.string().nullable(),
              tradingName: z.string().nullable(),
              town: z.string().nullable(),
              website: z.string().nullable(),
            }),
            entry: claimedEntry,
            reason: z.string(),
            askedAt: moment,
          }),
        )
        .readonly(),
    })
    .meta({ id: 'RegisterClaims' }),
});
export type RegisterClaims = z.output<(typeof registerClaimsOperation)['response']>;

export const decideRegisterClaimOperation = defineOperation({
  id: 'decideRegisterClaim',
  method: 'POST',
  path: '/api/desk/register/claims/{id}',
  tag: staffTag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Confirms or refuses what an organisation claims, and emails the person who asked.',
  request: z
    .strictObject({ confirm: z.boolean('Say whether you confirm it.') })
    .meta({ id: 'RegisterClaimDecision' }),
  response: said,
});
