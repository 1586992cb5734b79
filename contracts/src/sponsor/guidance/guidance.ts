import '../../jitless.ts';
import { z } from 'zod';
import { forCompliance } from '../../access.ts';
import { messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { keyRoles } from '../licences/set-up.ts';

const tag = 'Guidance';

const source = z.object({ title: z.string(), url: z.string().nullable(), checkedOn: z.string() });

const reader = z
  .object({
    id: rowId,
    role: z.enum(keyRoles),
    fullName: z.string(),
    isMe: z.boolean().describe('The caller is this person.'),
    readOn: z.string().nullable().describe('When this edition was read; null where that is not confirmed.'),
    recordedBy: z.string().nullable(),
  })
  .meta({ id: 'GuidanceReader' });
export type GuidanceReader = z.output<typeof reader>;

const edition = z
  .object({
    from: z.string().describe('The day by which a reading names it.'),
    says: z.string(),
    note: z.string().nullable(),
    confidence: z.string(),
    sources: z.array(source),
    readers: z
      .array(reader)
      .describe('Who held a role of the licence while it was the newest, or holds one now.'),
  })
  .meta({ id: 'GuidanceEdition' });

const change = z
  .object({
    id: z.string(),
    parameter: z.string().describe('Its page is /rules/{parameter}.'),
    from: z.string(),
    title: z.string(),
    says: z.string().nullable(),
    note: z.string().nullable(),
    confidence: z.string(),
    sources: z.array(source),
    checkAt: z.object({ title: z.string(), url: z.string() }),
    duties: z.array(z.object({ id: z.string(), title: z.string() })),
    touches: z.enum(['sponsored-workers', 'certificates-since', 'everybody-employed', 'key-people']),
    people: z.int().describe('How many of this organisation it touches, as on record today.'),
    openDuties: z.int().describe('How many open duties here rest on it.'),
  })
  .meta({ id: 'GuidanceChange' });
export type GuidanceChangeHere = z.output<typeof change>;

export const showGuidanceOperation = defineOperation({
  id: 'showSponsorGuidance',
  method: 'GET',
  path: '/api/sponsor/guidance',
  tag,
  access: forCompliance,
  summary:
    'Changes of the guidance and the law on which duties rest, whom they touch here, and who has read which edition.',
  description:
    'Only what our record knows, each with its source and the day on which it was read: to be confirmed on GOV.UK.',
  response: z
    .object({
      today: z.string(),
      mayRecord: z
        .boolean()
        .describe('The caller keeps the records, and may record a reading of a colleague.'),
      editions: z.array(edition).describe('The newest first.'),
      changes: z.array(change).describe('The newest first.'),
    })
    .meta({ id: 'SponsorGuidance' }),
});
export type SponsorGuidance = z.output<(typeof showGuidanceOperation)['response']>;

export const confirmReadingOperation = defineOperation({
  id: 'confirmGuidanceRead',
  method: 'POST',
  path: '/api/sponsor/guidance/readings',
  limit: costly.note,
  tag,
  access: forCompliance,
  creates: true,
  summary: 'Confirms that a key person has read an edition of the guidance, and on which day.',
  description:
    'A key person confirms for themselves; those who keep the records, for a colleague too. It cannot be changed.',
  request: z
    .strictObject({
      person: z.uuid('Choose who has read it.'),
      edition: day.describe('The first day of the edition that was read.'),
      readOn: day,
    })
    .meta({ id: 'GuidanceRead' }),
  response: messageResponse,
});

export const guidanceOperations = { showGuidanceOperation, confirmReadingOperation } as const;
