import '../../../jitless.ts';
import { z } from 'zod';
import { forWorkerEvents, forWorkerEventsTheirs } from '../../../access.ts';
import { after, byId, moment, nextPage, rowId } from '../../../account/account-settings/account-fields.ts';
import { requiredText } from '../../../candidate/profile/profile-texts.ts';
import { defineOperation } from '../../../operation.ts';
import { costly } from '../../../operation-limit.ts';

const tag = 'Sponsor’s duties';
const namedRow = z.object({ id: rowId, name: z.string() });

const recorded = {
  id: rowId,
  kind: z.string(),
  worker: namedRow.nullable(),
  happenedOn: z.string(),
  by: z.string(),
  at: moment,
};

export const showEventOperation = defineOperation({
  id: 'showSponsorEvent',
  method: 'GET',
  path: '/api/sponsor/events/{id}',
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'An event as it was recorded, to be put right.',
  response: z
    .object({
      ...recorded,
      facts: z.record(z.string(), z.unknown()).describe('The answers, as they were sent.'),
      moved: z.array(namedRow).describe('Those who moved with an office.'),
      isHistory: z.boolean(),
      correction: z
        .object({ at: moment, by: z.string(), because: z.string() })
        .nullable()
        .describe('Why another record stands in its place, or that it did not happen.'),
    })
    .meta({ id: 'SponsorEventOnRecord' }),
});
export type SponsorEventOnRecord = z.output<(typeof showEventOperation)['response']>;

export const withdrawEventOperation = defineOperation({
  id: 'withdrawSponsorEvent',
  method: 'POST',
  path: '/api/sponsor/events/{id}/withdrawal',
  limit: costly.event,
  tag,
  access: forWorkerEventsTheirs,
  parameters: byId,
  summary: 'Records that an event did not happen.',
  description:
    'It stays on record with the reason. What it changed in the record of a worker is changed back, and its open duties are closed; what was reported stays and says so.',
  request: z
    .strictObject({ because: requiredText('Say why it did not happen.', 1000) })
    .meta({ id: 'SponsorEventWithdrawal' }),
  response: z
    .object({ message: z.string(), changes: z.array(z.string()) })
    .meta({ id: 'SponsorEventWithdrawn' }),
});

export const listHistoryOperation = defineOperation({
  id: 'listSponsorHistory',
  method: 'GET',
  path: '/api/sponsor/events/history',
  tag,
  access: forWorkerEvents,
  summary: 'Events due before the first day with Portway, 25 on a page: look at these. They raised no duty.',
  request: z.strictObject({ after }).meta({ id: 'SponsorHistoryQuery' }),
  response: z
    .object({ events: z.array(z.object(recorded)), next: nextPage, total: z.int() })
    .meta({ id: 'SponsorHistory' }),
});
export type SponsorHistory = z.output<(typeof listHistoryOperation)['response']>;

export const recordedEventOperations = {
  listHistoryOperation,
  showEventOperation,
  withdrawEventOperation,
} as const;
