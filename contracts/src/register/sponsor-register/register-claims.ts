import '../../jitless.ts';
import { z } from 'zod';
import { forAdmins, forColleagues, forStaff, forStaffOnAll } from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { asRendering, fileToSend, renderingTypes } from '../../candidate/resumes/resumes.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Jobs you offer';
const staffTag = 'Staff desk';

const noEntry = 'There is no such entry on the register.';
export const longestReason = 2000;
/** In bytes. */
export const maxOfEvidence = 10_000_000;
/** Days after our team's answer for which a claim, with what was sent with it, is kept. */
export const evidenceDays = 30;
/** Said of whatever is none of them, before it is sent. */
export const wrongEvidenceType = 'Please upload a PDF, DOCX or TXT file.';

const claimedEntry = z
  .object({ slug: z.string(), name: z.string(), town: z.string().nullable() })
  .meta({ id: 'ClaimedEntry' });

const evidence = z
  .object({ name: z.string(), bytes: z.int() })
  .nullable()
  .describe('The file that was sent with it. Only our team can open it.');

const claimToCheck = z
  .object({ entry: claimedEntry, reason: z.string(), evidence, askedAt: moment })
  .nullable()
  .describe('What our team has still to confirm; null where there is nothing.');

const decidedClaim = z
  .object({
    entry: claimedEntry,
    confirmed: z.boolean(),
    answer: z.string().nullable().describe('Why our team did not confirm it.'),
    decidedAt: moment,
    erasedOn: z.string().describe('The day on which the claim and what was sent with it are deleted.'),
  })
  .nullable()
  .describe('The newest answer of our team, until it is deleted.');

export const showRegisterClaimOperation = defineOperation({
  id: 'showRegisterClaim',
  method: 'GET',
  path: '/api/organisation/register/claim',
  tag,
  access: forColleagues,
  summary: 'The entry that your organisation has asked our team to confirm, and their newest answer.',
  response: z.object({ claim: claimToCheck, answered: decidedClaim }).meta({ id: 'RegisterClaimToCheck' }),
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
    'An entry that is called like the organisation becomes its own at once, by its own word; with a reason, our team is asked to confirm it too. For an entry with another name, or in another town, a reason is needed; our team confirms it or does not, and until then candidates read nothing of it.',
  request: z
    .strictObject({
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,120}$/, noEntry)
        .nullable(),
      reason: longText(longestReason)
        .default('')
        .describe('Why it is yours; needed where the names differ, and for our team to confirm it.'),
    })
    .meta({ id: 'RegisterClaimAsked' }),
  response: z
    .object({ message: z.string(), claim: claimToCheck, answered: decidedClaim })
    .meta({ id: 'RegisterClaimAnswer' }),
});

export const addClaimEvidenceOperation = defineOperation({
  id: 'addClaimEvidence',
  method: 'PUT',
  path: '/api/organisation/register/claim/file',
  limit: costly.upload,
  tag,
  access: forAdmins,
  summary:
    'Adds a file to the claim that our team has still to confirm, in place of one before. PDF, DOCX or TXT.',
  description: `Only our team can open it. It is deleted ${evidenceDays} days after their answer, or at once if you withdraw the claim.`,
  request: z.strictObject({ name: fileName }).meta({ id: 'EvidenceName' }),
  upload: { most: maxOfEvidence },
  response: messageResponse,
});

export const removeClaimEvidenceOperation = defineOperation({
  id: 'removeClaimEvidence',
  method: 'DELETE',
  path: '/api/organisation/register/claim/file',
  tag,
  access: forAdmins,
  summary: 'Removes the file from the claim.',
  response: messageResponse,
});

export const registerClaimsOperation = defineOperation({
  id: 'listRegisterClaims',
  method: 'GET',
  path: '/api/desk/register/claims',
  tag: staffTag,
  access: forStaff,
  summary: 'Entries of the register that organisations ask our team to confirm, the oldest 50.',
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
            evidence,
            isNamedAlike: z
              .boolean()
              .describe(
                'Whether the entry is called like the organisation, which already says it is its own.',
              ),
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
    .strictObject({
      confirm: z.boolean('Say whether you confirm it.'),
      reason: longText(longestReason)
        .default('')
        .describe('Why not, for the organisation; needed where you do not confirm it.'),
    })
    .meta({ id: 'RegisterClaimDecision' }),
  response: messageResponse,
});

export const downloadClaimEvidenceOperation = defineOperation({
  id: 'downloadClaimEvidence',
  method: 'GET',
  path: '/api/desk/register/claims/{id}/file',
  limit: costly.copy,
  tag: staffTag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'A copy of the file that was sent with a claim, as a download. We record who opened it.',
  description: asRendering,
  file: { types: renderingTypes },
  response: fileToSend,
});
