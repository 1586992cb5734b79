import '../../jitless.ts';
import { z } from 'zod';
import { forAllWorkers } from '../../access.ts';
import { nextPage, rowId, searchText } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { workerStates } from '../workers/worker-facts.ts';

/** How somebody stands with right to work checks on a day; each person has one of these. */
export const checkStatuses = [
  'no-check',
  'no-excuse',
  'ended',
  'ends-soon',
  'not-judged',
  'stands',
  'not-asked',
] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** An excuse that ends within so many days ends soon: our own practice, not law. */
export const endsSoonDays = 90;

/** A sponsored worker, or how somebody else works for the organisation. */
export const checkedEngagements = ['sponsored', 'employee', 'worker', 'sub-contractor'] as const;

const checkedPerson = z
  .object({
    id: rowId,
    fullName: z.string(),
    reference: z.string().nullable(),
    engagement: z.enum(checkedEngagements),
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
  .meta({ id: 'CheckedPerson' });
export type CheckedPerson = z.output<typeof checkedPerson>;

export const listChecksOperation = defineOperation({
  id: 'listRightToWorkChecks',
  method: 'GET',
  path: '/api/sponsor/right-to-work',
  tag: 'Right to work',
  access: forAllWorkers,
  summary:
    'How everyone who works for you stands with right to work checks: who has to be checked first comes first.',
  description:
    'Sponsored workers and everyone else on record; people who have left are not in it. `not-judged` is a check whose document is not on record, such as one of a file; `not-asked` someone whom the law of the day of the arrangement does not have checked.',
  request: z
    .strictObject({
      status: z.enum(checkStatuses).optional().describe('People who stand so alone.'),
      only: z
        .enum(['held', 'gap'])
        .optional()
        .describe('`held`: those whose planned start is held · `gap`: those with days without an excuse.'),
      who: z
        .enum(['sponsored', 'not-sponsored'])
        .optional()
        .describe('Sponsored workers alone, or everyone else alone.'),
      search: searchText.describe('In names and your own numbers.'),
      after: rowId.optional().describe('The last person of the page before.'),
    })
    .meta({ id: 'ChecksQuery' }),
  response: z
    .object({
      today: z.string(),
      people: z.array(checkedPerson),
      next: nextPage,
      counts: z.record(z.enum(checkStatuses), z.int()).describe('Of everyone that the search finds.'),
      held: z.int(),
      gaps: z.int(),
    })
    .meta({ id: 'RightToWorkChecks' }),
});

export const rightToWorkOperations = { listChecksOperation } as const;
