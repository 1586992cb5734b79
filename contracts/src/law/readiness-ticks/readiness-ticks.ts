import '../../jitless.ts';
import { readinessPoints } from '@portway/rules/licence-eligibility';
import { z } from 'zod';
import { forColleagues } from '../../access.ts';
import { moment } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';

const tag = 'Organisation';

const point = z
  .string('Choose a point of the list.')
  .refine((id) => readinessPoints.some((each) => each.id === id), 'The list has no such point.')
  .describe('Of the list of what is to be in place before an application for a licence.');

const ticks = z
  .object({
    message: z.string(),
    ticks: z.array(z.object({ point: z.string(), by: z.string().describe('Who ticked it.'), at: moment })),
  })
  .meta({ id: 'ReadinessTicks' });
export type ReadinessTicks = z.output<typeof ticks>;

export const listReadinessTicksOperation = defineOperation({
  id: 'listReadinessTicks',
  method: 'GET',
  path: '/api/organisation/readiness-ticks',
  tag,
  access: forColleagues,
  summary:
    'What your organisation has ticked on the list before an application for a licence, by whom and when.',
  response: ticks,
});

export const tickReadinessOperation = defineOperation({
  id: 'tickReadiness',
  method: 'POST',
  path: '/api/organisation/readiness-ticks',
  tag,
  access: forColleagues,
  summary: 'Ticks a point of the list, or removes its tick.',
  request: z.strictObject({ point, ticked: z.boolean() }).meta({ id: 'ReadinessTick' }),
  response: ticks,
});

export const takeReadinessTicksOperation = defineOperation({
  id: 'takeReadinessTicks',
  method: 'POST',
  path: '/api/organisation/readiness-ticks/take',
  tag,
  access: forColleagues,
  summary:
    'Keeps the ticks that a visitor made before logging in. An organisation that has ticks keeps its own.',
  request: z
    .strictObject({ points: z.array(point).max(readinessPoints.length) })
    .meta({ id: 'ReadinessTicksTaken' }),
  response: ticks,
});

export const readinessTicksOperations = {
  listReadinessTicksOperation,
  tickReadinessOperation,
  takeReadinessTicksOperation,
} as const;
