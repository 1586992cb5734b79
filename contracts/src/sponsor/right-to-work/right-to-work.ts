import '../../jitless.ts';
import { z } from 'zod';
import { forAllWorkers } from '../../access.ts';
import { nextPage, rowId, searchText } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { workerStates } from '../workers/worker-facts.ts';

/** How a worker stands with right to work checks on a day; each worker has one of these. */
export const checkStatuses = ['no-check', 'no-excuse', 'ended', 'ends-soon', 'not-judged', 'stands'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** An excuse that ends within so many days ends soon: our own practice, not law. */
export const endsSoonDays = 90;

const checkedWorker = z
  .object({
    id: rowId,
    fullName: z.string(),
    reference: z.string().nullable(),
    state: z.enum(workerStates),
    startedOn: z.string().nullable(),
    status: z.enum(checkStatuses),
    lastCheckOn: z.string().nullable().describe('The day of the newest check.'),
    until: z
      .string()
      .nullable()
      .describe('The last day of its excuse; null where it has no end, or there is none.'),
    hasGap: z.boolean().describe('Some days stay without an excuse, whatever came later.'),
    isHeld: z
      .boolean()
      .describe(
        'Work has not begun, and no check gives an excuse: the planned start is held. Nobody can lift it.',
      ),
  })
  .meta({ id: 'CheckedWorker' });
export type CheckedWorker = z.output<typeof checkedWorker>;

export const listChecksOperation = defineOperation({
  id: 'listRightToWorkChecks',
  method: 'GET',
  path: '/api/sponsor/right-to-work',
  tag: 'Sponsored workers',
  access: forAllWorkers,
  summary:
    'How every worker stands with right to work checks: people who have to be checked first come first.',
  description:
    'Workers who have left are not in it. `not-judged` is a check whose document is not on record, such as one of a file.',
  request: z
    .strictObject({
      status: z.enum(checkStatuses).optional().describe('Workers who stand so alone.'),
      only: z
        .enum(['held', 'gap'])
        .optional()
        .describe('`held`: those whose planned start is held · `gap`: those with days without an excuse.'),
      search: searchText.describe('In names and your own numbers.'),
      after: rowId.optional().describe('The last worker of the page before.'),
    })
    .meta({ id: 'ChecksQuery' }),
  response: z
    .object({
      today: z.string(),
      workers: z.array(checkedWorker),
      next: nextPage,
      counts: z.record(z.enum(checkStatuses), z.int()).describe('Of everyone that the search finds.'),
      held: z.int(),
      gaps: z.int(),
    })
    .meta({ id: 'RightToWorkChecks' }),
});

export const rightToWorkOperations = { listChecksOperation } as const;
