import '../../jitless.ts';
import { z } from 'zod';
import type { Access } from '../../access.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { after, moment, nextPage, rowId, searchText } from '../account-settings/account-fields.ts';

const tag = 'Organisation';
const forOwners: Access = { callers: ['owner'] };

/** The most rows of one table. */
export const maxLogRows = 50_000;

const filters = {
  action: z
    .string()
    .regex(/^[a-z-]{1,60}$/, 'Choose an action from the list.')
    .optional()
    .describe('One of `actions` in the response: what was done.'),
  search: searchText.describe('Searches what was done, and the names of the people concerned.'),
  from: day.optional().describe('Not before this day in London.'),
  to: day.optional().describe('Not after this day in London.'),
};

const namedRecord = z.object({ id: rowId, name: z.string().nullable() }).nullable();

const logEntry = z
  .object({
    number: z.int().describe('Its number in the log of the whole site, so there are gaps.'),
    at: moment,
    action: z.string(),
    actor: namedRecord.describe('Who did it. Without a name where they left Portway or the organisation.'),
    subject: namedRecord.describe(
      'Whom or what it concerns: a member, a job, an invitation, an applicant, a worker. Without a name where it is gone or not yours to see; null where it is the organisation itself.',
    ),
    network: z.string().nullable().describe('From where, shortened.'),
    details: z.record(z.string(), z.string()),
  })
  .meta({ id: 'OrganisationLogEntry' });
export type OrganisationLogEntry = z.output<typeof logEntry>;

export const listOrganisationLogOperation = defineOperation({
  id: 'listOrganisationLog',
  method: 'GET',
  path: '/api/organisation/log',
  tag,
  access: forOwners,
  summary: 'For owners: who did what in your organisation, when, and whom it concerns, newest first.',
  description: 'From release 0.27 on. Entries are never changed or removed.',
  request: z.strictObject({ ...filters, after }).meta({ id: 'OrganisationLogQuery' }),
  response: z
    .object({ entries: z.array(logEntry), actions: z.array(z.string()), next: nextPage })
    .meta({ id: 'OrganisationLog' }),
});

export const exportOrganisationLogOperation = defineOperation({
  id: 'exportOrganisationLog',
  method: 'POST',
  path: '/api/organisation/log/export',
  tag,
  access: forOwners,
  limit: costly.logExport,
  summary: 'The same as a table for a spreadsheet (CSV).',
  description: `The newest ${maxLogRows.toLocaleString('en-GB')} entries at most. The export is itself recorded in the log.`,
  request: z.strictObject(filters).meta({ id: 'OrganisationLogExport' }),
  file: { type: 'text/csv; charset=utf-8', name: 'organisation-log.csv' },
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export const verifyOrganisationLogOperation = defineOperation({
  id: 'verifyOrganisationLog',
  method: 'POST',
  path: '/api/organisation/log/verification',
  tag,
  access: forOwners,
  limit: costly.logVerification,
  summary: 'Checks that no entry of the log was changed or removed: each is sealed with the one before it.',
  response: z
    .object({
      isWhole: z.boolean(),
      message: z.string(),
      entries: z.int().describe('How many entries are your organisation’s.'),
    })
    .meta({ id: 'OrganisationLogVerified' }),
});

export const organisationLogOperations = {
  listOrganisationLogOperation,
  exportOrganisationLogOperation,
  verifyOrganisationLogOperation,
} as const;
