import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody, forOwnThings, forSignedIn } from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { licensedRoutes, sponsorChangeKinds } from '../sponsor-register/sponsors.ts';

const tag = 'Register of sponsors';
export const maxSponsorFollows = 50;

const followedSearch = z
  .object({ town: z.string().optional(), route: z.string().optional() })
  .meta({ id: 'FollowedSearch' });
export const readFollowedSearch = (row: unknown) => followedSearch.parse(row);

const follow = z
  .object({
    id: rowId,
    sponsor: z
      .object({
        slug: z.string(),
        name: z.string(),
        town: z.string().nullable(),
        listed: z.boolean().describe('Whether the newest edition has it.'),
        routes: licensedRoutes.describe('Empty once it has left the register.'),
        lastChange: z
          .object({ on: z.string(), kind: z.enum(sponsorChangeKinds) })
          .nullable()
          .describe('What an edition last changed of it; null where none has.'),
      })
      .nullable()
      .describe('The entry that is followed, as it is now; null for a search.'),
    search: followedSearch
      .nullable()
      .describe('New sponsors in this town, for this route; null for an entry.'),
    createdAt: moment,
  })
  .meta({ id: 'SponsorFollow' });
export type SponsorFollow = z.output<typeof follow>;

const follows = z
  .object({
    message: z.string(),
    emails: z
      .boolean()
      .describe('Whether you are emailed when an edition of the register changes something.'),
    follows: z.array(follow).describe('The newest first.'),
  })
  .meta({ id: 'SponsorFollows' });
export type SponsorFollows = z.output<typeof follows>;

export const listSponsorFollowsOperation = defineOperation({
  id: 'listSponsorFollows',
  method: 'GET',
  path: '/api/me/sponsor-follows',
  tag,
  access: forSignedIn,
  summary: 'What you follow on the register of sponsors.',
  response: follows,
});

export const followSponsorOperation = defineOperation({
  id: 'followSponsor',
  method: 'PUT',
  path: '/api/me/sponsor-follows',
  tag,
  access: forSignedIn,
  summary: `Follows an entry, or new sponsors in a town or for a route; at most ${maxSponsorFollows}. Emails are on from then.`,
  request: z
    .strictObject({
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,120}$/, 'There is no such entry on the register.')
        .optional()
        .describe('The address of the entry.'),
      town: optionalLine(100).describe('As the register writes it.'),
      route: optionalLine(100).describe('As the register writes it: “Skilled Worker”.'),
    })
    .meta({ id: 'SponsorToFollow' }),
  response: follows,
});

export const changeSponsorEmailsOperation = defineOperation({
  id: 'changeSponsorEmails',
  method: 'PATCH',
  path: '/api/me/sponsor-follows',
  tag,
  access: forSignedIn,
  summary: 'Turns the emails about the register on or off. What you follow stays.',
  request: z
    .strictObject({ emails: z.boolean('Say whether you want emails.') })
    .meta({ id: 'SponsorEmails' }),
  response: follows,
});

export const unfollowSponsorOperation = defineOperation({
  id: 'unfollowSponsor',
  method: 'DELETE',
  path: '/api/me/sponsor-follows/{id}',
  tag,
  access: forOwnThings,
  parameters: byId,
  summary: 'Stops following an entry or a search.',
  response: follows,
});

const notWhole = 'This link is incomplete. Copy the whole link from the email.';

export const stopSponsorAlertsOperation = defineOperation({
  id: 'stopSponsorAlerts',
  method: 'POST',
  path: '/api/sponsor-alerts/stop',
  tag,
  access: forAnybody,
  summary: 'Turns the emails about the register off, by the link that each of them carries.',
  request: z
    .strictObject({ token: z.string(notWhole).regex(/^[\w.-]{1,400}$/, notWhole) })
    .meta({ id: 'SponsorAlertsLink' }),
  response: messageResponse,
});

export const sponsorFollowOperations = {
  listSponsorFollowsOperation,
  followSponsorOperation,
  changeSponsorEmailsOperation,
  unfollowSponsorOperation,
  stopSponsorAlertsOperation,
} as const;
