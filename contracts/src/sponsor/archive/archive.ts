import '../../jitless.ts';
import { z } from 'zod';
import { forOfficers } from '../../access.ts';
import { messageResponse, moment } from '../../account/account-settings/account-fields.ts';
import { lineOrNothing } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

const tag = 'Sponsor’s archive';

const keptUntil = z.object({
  until: z.string().nullable().describe('Null while sponsorship or employment goes on.'),
  workers: z.int(),
});

export const showArchiveOperation = defineOperation({
  id: 'showSponsorArchive',
  method: 'GET',
  path: '/api/sponsor/archive',
  tag,
  access: forOfficers,
  summary: 'Until when the records of sponsored workers are kept, and when their archive was last taken.',
  response: z
    .object({
      organisation: z.string().describe('The name to type to confirm that the records are erased.'),
      workers: z.int(),
      keptUntil: z.array(keptUntil).describe('The days, the last first, with how many workers each is for.'),
      holds: z.int().describe('Workers on whose records a hold stands. They are not erased.'),
      confidential: z.int().describe('Confidential events and duties, which no archive contains.'),
      colleagues: z.int().describe('Other members of the organisation. The last one erases.'),
      archive: z
        .object({
          takenAt: moment,
          by: z.string(),
          sealed: z.boolean().describe('With the sealed facts.'),
          isCurrent: z.boolean().describe('Nothing was recorded since.'),
        })
        .nullable(),
    })
    .meta({ id: 'SponsorArchive' }),
});
export type SponsorArchive = z.output<(typeof showArchiveOperation)['response']>;

export const takeArchiveOperation = defineOperation({
  id: 'takeSponsorArchive',
  method: 'POST',
  path: '/api/sponsor/archive/file',
  limit: costly.archive,
  tag,
  access: forOfficers,
  summary:
    'Everything recorded as a sponsor, as a ZIP: each table as JSON and CSV, and the files of reports.',
  description:
    'After a recent log-in. That it was taken is recorded. Sealed facts are left out unless they are asked for with a reason: each worker’s is then recorded as a look. Confidential events and duties are never in it.',
  request: z
    .strictObject({ sealed: z.boolean().default(false), reason: lineOrNothing(300).optional() })
    .refine(({ sealed, reason }) => !sealed || reason != null, {
      path: ['reason'],
      error: 'Say why you need the sealed facts.',
    })
    .meta({ id: 'SponsorArchiveWanted' }),
  file: { type: 'application/zip', name: 'sponsor-archive.zip' },
  response: z.instanceof(Uint8Array),
});

export const eraseRecordsOperation = defineOperation({
  id: 'eraseSponsorRecords',
  method: 'POST',
  path: '/api/sponsor/archive/erase',
  tag,
  access: forOfficers,
  summary:
    'Erases every sponsored worker and what is recorded of them, by the last member of an organisation.',
  description:
    'Only after an archive to which nothing was added since, and while no hold stands. The law may have the sponsor keep the archive longer: `keptUntil` is the last of the days that were shown.',
  request: z
    .strictObject({
      organisation: lineOfText('Type the name of the organisation to confirm.', 200),
      keptUntil: z.string('Send the last day that was shown.').max(10).nullable(),
      saved: z.literal(true, 'Say that you have saved the archive.'),
    })
    .meta({ id: 'SponsorRecordsErasure' }),
  response: messageResponse,
});

export const sponsorArchiveOperations = {
  showArchiveOperation,
  takeArchiveOperation,
  eraseRecordsOperation,
} as const;
