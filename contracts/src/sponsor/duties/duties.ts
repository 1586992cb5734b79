import '../../jitless.ts';
import { dutyIds } from '@portway/rules/sponsor-duties';
import { holidayNations } from '@portway/rules/working-days';
import { z } from 'zod';
import { forCompliance, forComplianceTheirs, forRecordKeepersTheirs } from '../../access.ts';
import {
  after,
  byId,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { lineOrNothing, longText, requiredText } from '../../candidate/profile/profile-texts.ts';
import { day } from '../../day.ts';
import { reportingOutcome } from '../../law/calculators/reporting-deadline.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { dutyDoes } from './duty-outcome.ts';

const tag = 'Sponsor’s duties';

export const dutyStates = ['to-do', 'prepared', 'checked', 'reported', 'not-reported', 'closed'] as const;
export const standings = ['decide-and-record', 'due', 'past-the-day-counted'] as const;

const aboutWorker = z.object({ id: rowId, name: z.string() }).nullable();

const row = {
  id: rowId,
  title: z.string(),
  worker: aboutWorker,
  does: z.enum(dutyDoes),
  state: z.enum(dutyStates),
  happenedOn: z.string(),
  reportBy: z.string().nullable(),
  remindBy: z.string().nullable(),
  standing: z
    .enum(standings)
    .nullable()
    .describe('How it stands today. Null where no day is counted, or it is done.'),
};

const dutyRow = z.object(row).meta({ id: 'SponsorDutyRow' });
export type SponsorDutyRow = z.output<typeof dutyRow>;

export const listDutiesOperation = defineOperation({
  id: 'listSponsorDuties',
  method: 'GET',
  path: '/api/sponsor/duties',
  tag,
  access: forCompliance,
  summary:
    'The duties that the caller may see, 25 on a page: open ones in order of their day, done ones the newest first.',
  request: z
    .strictObject({
      show: z
        .enum(['open', 'done'], 'Choose open or done.')
        .default('open')
        .describe('Open duties, or those done.'),
      does: z
        .enum(dutyDoes, 'Choose what is to be done.')
        .optional()
        .describe('What is to be done: duties of this kind alone.'),
      worker: rowId.optional().describe('About this worker alone.'),
      search: searchText.describe('In the title or the worker’s name.'),
      after,
    })
    .meta({ id: 'SponsorDutiesQuery' }),
  response: z
    .object({ duties: z.array(dutyRow), next: nextPage, open: z.int().describe('All that are open.') })
    .meta({ id: 'SponsorDuties' }),
});
export type SponsorDuties = z.output<(typeof listDutiesOperation)['response']>;

const draftField = z.strictObject({
  field: lineOfText('Say what the field is.', 200),
  text: longText(2000),
});
export const draft = z.array(draftField).max(20, 'Use at most 20 fields.');

const step = z.object({ step: z.string(), words: z.string().nullable(), by: z.string(), at: moment });

export const sponsorDuty = z
  .object({
    ...row,
    version: z.int(),
    duty: z.enum(dutyIds).nullable(),
    because: z.string(),
    keep: z.array(z.string()).readonly(),
    nation: z.enum(holidayNations),
    confidential: z.boolean(),
    workers: z
      .array(z.object({ id: rowId, name: z.string() }))
      .describe('Whom a change of law touches, by name; at most 100 of those that the caller may see.'),
    event: rowId
      .nullable()
      .describe(
        'The recorded event that it follows from, while it can be corrected. Null for what was found.',
      ),
    deadline: reportingOutcome.nullable().describe('As it was counted when it was raised, or counted again.'),
    draft: z.array(z.object({ field: z.string(), text: z.string() })),
    steps: z.array(step),
    secondCheck: z.boolean().describe('A colleague checks what was prepared, before it is reported.'),
    preparedByMe: z.boolean(),
    mayChange: z.boolean(),
    reportedOn: z.string().nullable(),
    reference: z.string().nullable(),
    notReportedBecause: z.string().nullable(),
    file: z.object({ name: z.string(), bytes: z.int(), by: z.string() }).nullable(),
  })
  .meta({ id: 'SponsorDutyOnRecord' });
export type SponsorDuty = z.output<typeof sponsorDuty>;

export const showDutyOperation = defineOperation({
  id: 'showSponsorDuty',
  method: 'GET',
  path: '/api/sponsor/duties/{id}',
  tag,
  access: forComplianceTheirs,
  parameters: byId,
  summary: 'One duty: its day counted, the draft of the facts, and every step with who took it.',
  response: sponsorDuty,
});

const version = z.int('Say which version you saw.').min(1, 'Say which version you saw.');

export const takeStepOperation = defineOperation({
  id: 'stepSponsorDuty',
  method: 'POST',
  path: '/api/sponsor/duties/{id}/steps',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Takes the next step of a duty: prepared, checked, reported, not reported, closed, or corrected.',
  description:
    'Nothing is sent to the Home Office: the step records what your colleagues did. `version` is the one that the caller saw; if a colleague took a step since, nothing is saved.',
  request: z
    .discriminatedUnion(
      'step',
      [
        z.strictObject({ step: z.literal('prepared'), version, draft }),
        z.strictObject({ step: z.literal('checked'), version }),
        z.strictObject({
          step: z.literal('reported'),
          version,
          reportedOn: day,
          reference: lineOrNothing(100),
          words: longText(1000)
            .default('')
            .describe('Why no second person checked it, where one should have.'),
        }),
        z.strictObject({
          step: z.literal('not-reported'),
          version,
          because: requiredText('Say why it is not reported.', 1000),
        }),
        z.strictObject({
          step: z.literal('closed'),
          version,
          words: longText(1000).default(''),
        }),
        z.strictObject({
          step: z.literal('corrected'),
          version,
          words: requiredText('Say what was wrong.', 1000),
        }),
      ],
      'Choose a step.',
    )
    .meta({ id: 'SponsorDutyStep' }),
  response: z.object({ message: z.string(), duty: sponsorDuty }).meta({ id: 'SponsorDutyChanged' }),
});

export const sponsorDutyOperations = {
  listDutiesOperation,
  showDutyOperation,
  takeStepOperation,
} as const;
