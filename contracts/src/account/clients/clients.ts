import '../../jitless.ts';
import { z } from 'zod';
import { forEverybodyElse } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { complianceRole, hiringRight, organisationRole, rowId } from '../account-settings/account-fields.ts';

const count = z.int();

const client = z
  .object({
    id: rowId,
    name: z.string().nullable(),
    role: organisationRole,
    hiring: hiringRight,
    complianceRole,
    duties: z
      .object({
        overdue: count.describe('Reports past the day counted.'),
        due: count.describe('Other reports that are to be made.'),
        ends: count.describe('Permissions, certificates, checks and allocations that end soon.'),
        look: count.describe('Whatever else is to be looked at.'),
        nextOn: z.string().nullable().describe('The next day to report by, YYYY-MM-DD.'),
      })
      .nullable()
      .describe('As far as the caller may see them there; null without a compliance role there.'),
    applicants: count.nullable().describe('Applications that nobody has answered; null outside its hiring.'),
  })
  .meta({ id: 'Client' });
export type Client = z.output<typeof client>;

export const listClientsOperation = defineOperation({
  id: 'listClients',
  method: 'GET',
  path: '/api/me/organisations',
  tag: 'Your account',
  access: forEverybodyElse,
  summary: 'Every organisation that the caller belongs to, with what waits in each, the most urgent first.',
  description: 'Duties are counted where the session began with a second factor. At most 100 organisations.',
  response: z
    .object({
      today: z.string(),
      needsSecondFactor: z
        .boolean()
        .describe('The caller has a compliance role, and duties are counted after a second factor.'),
      clients: z.array(client),
    })
    .meta({ id: 'Clients' }),
});
export type Clients = z.output<(typeof listClientsOperation)['response']>;

export const clientOperations = { listClientsOperation } as const;
