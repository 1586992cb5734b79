import { forStaff, forStaffOnAll } from '../access.ts';
import {
  byId,
  fullName,
  messageResponse,
  moment,
  rowId,
} from '../account/account-settings/account-fields.ts';
import { emailAddress } from '../email-address.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const tag = 'Staff desk';

const invitation = z
  .object({
    id: rowId,
    fullName: z.string(),
    email: z.string(),
    invitedBy: z.string().nullable().describe('Null when that account is gone.'),
    invitedAt: moment,
    expiresAt: moment,
    isOpen: z.boolean().describe('False once its hour is over.'),
  })
  .meta({ id: 'StaffInvitation' });

export const staffTeamOperation = defineOperation({
  id: 'showStaffTeam',
  method: 'GET',
  path: '/api/desk/team',
  tag,
  access: forStaff,
  summary: 'The members of the team, and who was invited to it.',
  response: z
    .object({
      members: z
        .array(z.object({ id: rowId, fullName: z.string(), email: z.string(), secondFactor: z.boolean() }))
        .readonly(),
      invitations: z.array(invitation).readonly().describe('The newest first.'),
    })
    .meta({ id: 'StaffTeam' }),
});

export const staffInvitationFields = z.strictObject({ fullName, email: emailAddress });

export const inviteStaffOperation = defineOperation({
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/desk/team/invitations',
  tag,
  access: forStaff,
  summary: 'Makes a link with which someone joins the team. It works for an hour, and once.',
  description:
    'Needs a recent log-in. The link is in the response alone: give it to the person yourself. Inviting the same address again makes a new link, and the one before stops working.',
  request: staffInvitationFields.meta({ id: 'NewStaffInvitation' }),
  response: z
    .object({ message: z.string(), id: rowId, link: z.url(), expiresAt: moment })
    .meta({ id: 'StaffInvitationMade' }),
});

export const revokeStaffInvitationOperation = defineOperation({
  id: 'revokeStaffInvitation',
  method: 'DELETE',
  path: '/api/desk/team/invitations/{id}',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Withdraws an invitation: its link no longer works.',
  response: messageResponse,
});

export const removeStaffOperation = defineOperation({
  id: 'removeStaff',
  method: 'DELETE',
  path: '/api/desk/team/{id}',
  tag,
  access: forStaffOnAll,
  parameters: byId,
  summary: 'Removes someone else from the team: their account is erased at once.',
  description:
    'Needs a recent log-in. All their sessions end. What they wrote for the team stays, without their name.',
  response: messageResponse,
});

export const staffTeamOperations = {
  staffTeamOperation,
  inviteStaffOperation,
  revokeStaffInvitationOperation,
  removeStaffOperation,
} as const;
