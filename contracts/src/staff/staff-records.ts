import { forStaff, forStaffOnAll } from '../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../account/account-settings/account-fields.ts';
import { emailAddress } from '../email-address.ts';
import '../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../operation.ts';

const tag = 'Staff desk';

const person = z
  .object({
    id: rowId,
    fullName: z.string(),
    email: z.string(),
    role: z.enum(['candidate', 'recruiter', 'staff']),
    organisations: z.array(z.object({ id: rowId, name: z.string().nullable(), role: z.string() })).readonly(),
    secondFactor: z.boolean(),
    sessions: z.int(),
    createdAt: moment,
    deletionDue: moment.nullable(),
  })
  .meta({ id: 'DeskUser' });

export const staffUsersOperation = defineOperation({
  id: 'listUsers',
  method: 'GET',
  path: '/api/desk/users',
  tag,
  access: forStaff,
  summary: 'The accounts, newest first.',
  request: z
    .strictObject({
      text: searchText.describe('In the name or the email address.'),
      role: z.enum(['candidate', 'recruiter', 'staff']).optional().describe('People with this role alone.'),
      after,
    })
    .meta({ id: 'UserSearch' }),
  response: z.object({ users: z.array(person).readonly(), next: nextPage }).meta({ id: 'DeskUsers' }),
});

export const endUserSessionsOperation = defineOperation({
  id: 'endUserSessions',
  method: 'POST',
  path: '/api/desk/users/{id}/end-sessions',
  tag,
  access: forStaffOnAll,
  summary: 'Logs someone out everywhere.',
  parameters: byId,
  response: messageResponse,
});

export const resetUserSecondFactorOperation = defineOperation({
  id: 'resetUserSecondFactor',
  method: 'POST',
  path: '/api/desk/users/{id}/reset-second-factor',
  tag,
  access: forStaffOnAll,
  summary:
    'Removes someone’s authenticator app, recovery codes and passkeys, ends their sessions and emails them.',
  parameters: byId,
  response: messageResponse,
});

export const staffOrganisationsOperation = defineOperation({
  id: 'listOrganisations',
  method: 'GET',
  path: '/api/desk/organisations',
  tag,
  access: forStaff,
  summary: 'The organisations, newest first.',
  request: z
    .strictObject({ text: searchText.describe('In the name of the organisation.'), after })
    .meta({ id: 'OrganisationSearch' }),
  response: z
    .object({
      organisations: z
        .array(
          z.object({
            id: rowId,
            name: z.string().nullable(),
            website: z.string().nullable(),
            industry: z.string().nullable(),
            members: z.int(),
            createdAt: moment,
          }),
        )
        .readonly(),
      next: nextPage,
    })
    .meta({ id: 'DeskOrganisations' }),
});

export const failedEmailsOperation = defineOperation({
  id: 'listFailedEmails',
  method: 'GET',
  path: '/api/desk/failed-emails',
  tag,
  access: forStaff,
  summary: 'The emails that could not be delivered, newest first.',
  request: z.strictObject({ after }).meta({ id: 'FailedEmailSearch' }),
  response: z
    .object({
      emails: z
        .array(
          z.object({
            id: rowId,
            kind: z.string(),
            recipient: z.string(),
            subject: z.string(),
            attempts: z.int(),
            lastFault: z.string().nullable(),
            createdAt: moment,
            failedAt: moment,
          }),
        )
        .readonly(),
      next: nextPage,
    })
    .meta({ id: 'FailedEmails' }),
});

export const retryFailedEmailOperation = defineOperation({
  id: 'retryFailedEmail',
  method: 'POST',
  path: '/api/desk/failed-emails/{id}/retry',
  tag,
  access: forStaffOnAll,
  summary: 'Sends a failed email again.',
  parameters: byId,
  response: messageResponse,
});

export const auditLogOperation = defineOperation({
  id: 'listAudit',
  method: 'GET',
  path: '/api/desk/audit',
  tag,
  access: forStaff,
  summary: 'Who did what, when and from where, newest first.',
  request: z
    .strictObject({
      action: z
        .string()
        .regex(/^[a-z-]{1,60}$/, 'Choose an action from the list.')
        .optional()
        .describe('One of `actions` in the response: what was done.'),
      about: rowId.optional().describe('An account or another row, as actor or subject.'),
      email: emailAddress
        .optional()
        .describe('An email address. Its account, and what was tried on it without one.'),
      after,
    })
    .meta({ id: 'AuditSearch' }),
  response: z
    .object({
      entries: z
        .array(
          z.object({
            number: z.int(),
            at: moment,
            action: z.string(),
            actor: z.object({ id: rowId, name: z.string().nullable() }).nullable(),
            subject: z.object({ id: rowId, name: z.string().nullable() }).nullable(),
            network: z.string().nullable(),
            details: z.record(z.string(), z.string()),
          }),
        )
        .readonly(),
      actions: z.array(z.string()).readonly(),
      next: nextPage,
    })
    .meta({ id: 'AuditLog' }),
});

export const staffRecordOperations = {
  staffUsersOperation,
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  staffOrganisationsOperation,
  failedEmailsOperation,
  retryFailedEmailOperation,
  auditLogOperation,
} as const;
