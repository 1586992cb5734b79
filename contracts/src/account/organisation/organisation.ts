import { forAdmins, forAdminsOfTheirs, forAnybody, forColleagues, forEverybodyElse } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import { lineOfText, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import {
  byId,
  complianceRole,
  hiringRight,
  industry,
  messageResponse,
  moment,
  organisationRole,
  rowId,
  website,
} from '../account-settings/account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { companySizes } from '../../candidate/profile/profile-choices.ts';
import { longText, tags } from '../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../operation.ts';
import { adviserFields, checkAdviserFields } from './compliance-roles.ts';
import { offices } from './offices.ts';
import { sponsoring } from './sponsoring.ts';

const tag = 'Organisation';

const adviser = z
  .object({ regulator: z.string().nullable(), number: z.string().nullable() })
  .nullable()
  .describe('The regulator and number that an adviser gives. We do not check them.');

const member = z
  .object({
    id: rowId.describe('Of the account.'),
    fullName: z.string(),
    email: z.string(),
    role: organisationRole.describe('What they may do with the organisation itself.'),
    hiring: hiringRight.describe('What they may do in hiring.'),
    complianceRole: complianceRole.describe('What they may do with sponsored workers.'),
    adviser,
    since: moment,
    you: z.boolean(),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof member>;

const invitation = z
  .object({
    id: rowId,
    email: z.string(),
    role: organisationRole,
    hiring: hiringRight,
    complianceRole,
    adviser,
    invitedBy: z.string().nullable(),
    sentAt: moment,
    expiresAt: moment,
  })
  .meta({ id: 'Invitation' });

const organisation = z
  .object({
    id: rowId,
    name: z.string().nullable(),
    website: z.string().nullable(),
    industry: z.string().nullable(),
    tradingName: z.string().nullable().describe('If it trades under another name.'),
    town: z.string().nullable(),
    size: z.enum(companySizes).nullable(),
    about: z.string().nullable(),
    markets: z.array(z.string()),
    offices,
    logo: z.string().nullable().describe('As a data address of a JPEG.'),
    page: z
      .string()
      .nullable()
      .describe('The address of its public page; null until it has published a job.'),
    sponsoring: sponsoring.nullable().describe('Null is not answered.'),
    yourRole: organisationRole,
    members: z.array(member).readonly(),
    invitations: z.array(invitation).readonly().describe('Open ones. Only admins and owners see them.'),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.output<typeof organisation>;

export const organisationOperation = defineOperation({
  id: 'showOrganisation',
  method: 'GET',
  path: '/api/organisation',
  tag,
  access: forColleagues,
  summary: 'Your organisation, with its people.',
  response: organisation,
});

export const changeOrganisationOperation = defineOperation({
  id: 'changeOrganisation',
  method: 'POST',
  path: '/api/organisation',
  tag,
  access: forAdmins,
  summary: 'Changes the name of the organisation and its description.',
  request: z
    .strictObject({
      name: lineOfText('Enter the organisation’s name.', 200),
      website,
      industry,
      tradingName: optionalLine(200),
      town: optionalLine(80),
      size: z
        .enum(['', ...companySizes], 'Choose a size from the list.')
        .transform((size) => (size === '' ? undefined : size))
        .optional(),
      about: longText(3000).optional(),
      markets: tags({ most: 12, tooMany: 'Enter at most 12 markets.' })
        .optional()
        .describe('What it sells, or to whom, in a word or two each.'),
    })
    .meta({ id: 'OrganisationDetails' }),
  response: messageResponse,
});

/** At least one owner stays; only owners make or change owners. A right that is left out stays as it is. */
export const changeMemberOperation = defineOperation({
  id: 'changeMember',
  method: 'POST',
  path: '/api/organisation/members/{id}',
  tag,
  access: forAdminsOfTheirs,
  summary: 'Changes what a colleague can do.',
  parameters: byId,
  request: z
    .strictObject({
      role: organisationRole.optional().describe('What they may do with the organisation itself.'),
      hiring: hiringRight
        .optional()
        .describe('What they may do in hiring: nothing, read, write, or make offers too.'),
    })
    .refine(({ role, hiring }) => role !== undefined || hiring !== undefined, {
      path: ['role'],
      message: 'Choose what this person can do.',
    })
    .meta({ id: 'MemberRights' }),
  response: messageResponse,
});

export const removeMemberOperation = defineOperation({
  id: 'removeMember',
  method: 'POST',
  path: '/api/organisation/members/{id}/remove',
  tag,
  access: forAdminsOfTheirs,
  summary: 'Removes a colleague from the organisation. They keep their account.',
  parameters: byId,
  response: messageResponse,
});

export const leaveOrganisationOperation = defineOperation({
  id: 'leaveOrganisation',
  method: 'POST',
  path: '/api/organisation/leave',
  tag,
  access: forColleagues,
  summary: 'Leaves your organisation. You keep your account.',
  response: messageResponse,
});

export const inviteOperation = defineOperation({
  id: 'invite',
  method: 'POST',
  path: '/api/organisation/invitations',
  tag,
  access: forAdmins,
  summary: 'Invites someone by email. The link works for seven days.',
  creates: true,
  request: z
    .strictObject({
      email: emailAddress,
      role: organisationRole.describe('What they may do with the organisation itself.'),
      hiring: hiringRight.describe('What they may do in hiring.'),
      complianceRole: complianceRole
        .default('none')
        .describe('What they may do with sponsored workers. Only owners may choose anything but `none`.'),
      ...adviserFields,
    })
    .superRefine(({ complianceRole: role, ...given }, context) => checkAdviserFields(role, given, context))
    .meta({ id: 'NewInvitation' }),
  response: messageResponse,
});

export const revokeInvitationOperation = defineOperation({
  id: 'revokeInvitation',
  method: 'POST',
  path: '/api/organisation/invitations/{id}/revoke',
  tag,
  access: forAdminsOfTheirs,
  summary: 'Withdraws an invitation. Its link stops working.',
  parameters: byId,
  response: messageResponse,
});

const token = z
  .string('This link is incomplete. Copy all of it from the email.')
  .regex(/^[\w.-]{1,400}$/, 'This link is incomplete. Copy all of it from the email.');

export const showInvitationOperation = defineOperation({
  id: 'showInvitation',
  method: 'POST',
  path: '/api/invitations/show',
  tag,
  access: forAnybody,
  summary: 'Which organisation an invitation’s link leads to.',
  request: z.strictObject({ token }).meta({ id: 'InvitationLink' }),
  response: z
    .object({
      organisation: z.string().nullable(),
      email: z.string(),
      role: organisationRole,
      hiring: hiringRight,
      complianceRole,
    })
    .meta({ id: 'InvitationShown' }),
});

/** For somebody who has an account already. A recruiter who is alone in an organisation without a name leaves that. */
export const acceptInvitationOperation = defineOperation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  tag,
  access: forEverybodyElse,
  summary: 'Joins the organisation of an invitation that was emailed to this account’s address.',
  request: z.strictObject({ token }).meta({ id: 'InvitationAccepted' }),
  response: z
    .object({ message: z.string(), organisation: rowId.describe('The one that was joined.') })
    .meta({ id: 'Joined' }),
});
