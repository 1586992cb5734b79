import { forStaffOnAll } from '../access.ts';
import { byId, messageResponse, moment, rowId } from '../account/account-settings/account-fields.ts';
import { message } from '../site/enquiries/enquiry-fields.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const tag = 'Staff desk';

const entry = z.object({ slug: z.string(), name: z.string(), town: z.string().nullable() });

export const staffOrganisationOperation = defineOperation({
  id: 'showDeskOrganisation',
  method: 'GET',
  path: '/api/desk/organisations/{id}',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'One organisation with its people, jobs, register entry, claims and our notes.',
  response: z
    .object({
      id: rowId,
      name: z.string().nullable(),
      tradingName: z.string().nullable(),
      town: z.string().nullable(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      createdAt: moment,
      members: z
        .array(
          z.object({ id: rowId, fullName: z.string(), email: z.string(), role: z.string(), since: moment }),
        )
        .readonly()
        .describe('The first joined first.'),
      jobs: z
        .array(
          z.object({
            id: rowId,
            slug: z.string(),
            title: z.string(),
            state: z.string(),
            publishedAt: moment.nullable(),
          }),
        )
        .readonly()
        .describe('The newest 50 that were ever published. Drafts are for the organisation alone.'),
      register: z
        .object({
          entry,
          mark: z.enum(['claimed', 'confirmed', 'gone']).nullable().describe('What it counts for on a job.'),
          since: moment,
        })
        .nullable()
        .describe('The entry of the register of sponsors that is theirs.'),
      claim: z
        .object({
          entry,
          reason: z.string(),
          askedAt: moment,
          decidedAt: moment.nullable(),
          confirmed: z.boolean().nullable(),
          answer: z.string().nullable(),
        })
        .nullable()
        .describe('What they asked us to confirm last.'),
      claimHistory: z
        .array(z.object({ at: moment, action: z.string(), by: z.string().nullable() }))
        .readonly()
        .describe('From the audit log, the newest first.'),
      notes: z
        .array(z.object({ id: rowId, by: z.string().nullable(), at: moment, text: z.string() }))
        .readonly()
        .describe('For the team alone, the newest first.'),
    })
    .meta({ id: 'DeskOrganisation' }),
});

export const noteOrganisationOperation = defineOperation({
  id: 'noteOrganisation',
  method: 'POST',
  path: '/api/desk/organisations/{id}/notes',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Adds a note of an organisation that only the team sees.',
  creates: true,
  request: z.strictObject({ text: message('Write the note.') }).meta({ id: 'OrganisationNote' }),
  response: messageResponse,
});

export const deskOrganisationOperations = {
  staffOrganisationOperation,
  noteOrganisationOperation,
} as const;
