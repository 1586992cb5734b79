import '../../jitless.ts';
import { z } from 'zod';
import { forHiringReaders, forHiringReadersTheirs, forHiringTheirs } from '../../access.ts';
import { after, byId, moment, nextPage, rowId } from '../../account/account-settings/account-fields.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { hireTerms } from '../offers/offer-terms.ts';
import { offerJudgement } from '../offers/offers.ts';
import { caseStates, caseStep, hireStation } from './hire-steps.ts';

const tag = 'Hires';

const caseRow = z
  .object({
    id: rowId,
    candidate: z.string(),
    title: z.string(),
    startsOn: z.string().describe('YYYY-MM-DD'),
    isSponsored: z.boolean(),
    status: z.enum(caseStates),
    stepsDone: z.int(),
    steps: z.int(),
    acceptedAt: moment,
  })
  .meta({ id: 'HireCaseRow' });
export type HireCaseRow = z.output<typeof caseRow>;

export const hireCase = z
  .object({
    id: rowId,
    candidate: z.string(),
    hasLeft: z
      .boolean()
      .describe('The candidate has deleted their account: this record stays, their profile does not.'),
    application: rowId.nullable(),
    conversation: rowId.nullable(),
    terms: hireTerms,
    offerVersion: z.int().describe('0 for someone hired outside Portway.'),
    judgement: offerJudgement.nullable(),
    stations: z.array(hireStation).describe('The way from here to the first day.'),
    steps: z.array(caseStep),
    thisWeek: z
      .array(z.string())
      .describe(
        'The ids of the steps to take now: those of the present station, and those whose day is near or over.',
      ),
    status: z.enum(caseStates),
    acceptedAt: moment,
    endedOn: z.string().nullable(),
  })
  .meta({ id: 'HireCase' });
export type HireCase = z.output<typeof hireCase>;

export const listCasesOperation = defineOperation({
  id: 'listCases',
  method: 'GET',
  path: '/api/organisation/cases',
  tag,
  access: forHiringReaders,
  summary: 'The hires of your organisation, by an accepted offer or outside Portway, newest first.',
  request: z.strictObject({ after }).meta({ id: 'CasesQuery' }),
  response: z.object({ cases: z.array(caseRow), next: nextPage }).meta({ id: 'HireCases' }),
});

export const showCaseOperation = defineOperation({
  id: 'showCase',
  method: 'GET',
  path: '/api/organisation/cases/{id}',
  tag,
  access: forHiringReadersTheirs,
  parameters: byId,
  summary: 'One hire: who, the job, the pay, the planned days, the cost by payer, and what to collect.',
  response: hireCase,
});

const caseChange = z.object({ message: z.string(), case: hireCase }).meta({ id: 'HireCaseChanged' });

export const markCaseStepOperation = defineOperation({
  id: 'markCaseStep',
  method: 'POST',
  path: '/api/organisation/cases/{id}/steps',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary: 'Marks a step of a hire as done or not done. It records who says so, and checks nothing.',
  request: z
    .strictObject({ step: z.string().min(1, 'Choose a step.').max(60, 'Choose a step.'), done: z.boolean() })
    .meta({ id: 'MarkCaseStep' }),
  response: caseChange,
});

export const endCaseOperation = defineOperation({
  id: 'endCase',
  method: 'POST',
  path: '/api/organisation/cases/{id}/end',
  tag,
  access: forHiringTheirs,
  parameters: byId,
  summary:
    'Records the last day of a hire, or with null that it goes on. We delete it two years after that day.',
  request: z.strictObject({ on: day.nullable() }).meta({ id: 'EndCase' }),
  response: caseChange,
});

export const hireCaseOperations = {
  listCasesOperation,
  showCaseOperation,
  markCaseStepOperation,
  endCaseOperation,
} as const;
