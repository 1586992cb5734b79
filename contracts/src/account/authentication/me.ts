import { forSignedIn } from '../../access.ts';
import {
  complianceRole,
  hiringRight,
  moment,
  organisationRole,
  rowId,
} from '../account-settings/account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const tag = 'Accounts';

const organisationOfMine = z
  .object({
    id: rowId,
    name: z.string().nullable(),
    role: organisationRole.describe('What you may do with the organisation itself.'),
    hiring: hiringRight.describe('What you may do in hiring.'),
    complianceRole: complianceRole.describe('What you may do with sponsored workers.'),
  })
  .meta({ id: 'OwnOrganisation' });
export type OwnOrganisation = z.output<typeof organisationOfMine>;

const me = z
  .object({
    id: rowId,
    fullName: z.string(),
    email: z.string(),
    role: z.enum(['candidate', 'recruiter', 'staff']).describe('Chooses the home workspace.'),
    candidate: z.boolean().describe('Whether there is a profile to look for work with.'),
    organisation: organisationOfMine.nullable().describe('The one that this request acts for.'),
    organisations: z.array(organisationOfMine).readonly().describe('All of yours, the first joined first.'),
    secondFactor: z.boolean().describe('Whether this session began with a second factor or a passkey.'),
    secondFactorDue: z.boolean().describe('Staff must add a second factor before anything else.'),
    deletionDue: moment.nullable().describe('When the account is deleted, if that was asked for.'),
    lastEvent: z
      .int()
      .optional()
      .describe(
        'The number of your last event. As `Last-Event-ID`, it gets every event since this answer from the stream.',
      ),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof me>;

/** Who is logged in. */
export const meOperation = defineOperation({
  id: 'showMe',
  method: 'GET',
  path: '/api/me',
  tag,
  access: forSignedIn,
  summary: 'Who is logged in, and their organisation.',
  response: me,
});
