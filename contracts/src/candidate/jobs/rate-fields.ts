import '../../jitless.ts';
import { z } from 'zod';
import { choice } from '../profile/profile-texts.ts';

export const londonAreas = ['none', 'fringe', 'outer', 'inner'] as const;
export const healthCareEmployers = ['nhs', 'nhs-supplier', 'adult-social-care', 'other'] as const;

const percentage = 'Enter a percentage from 1 to 100.';

/**
 * What decides a job’s rate where its code is on a national pay scale, and whether the Health and Care Worker
 * visa applies. Of the job and its employer, never of a person. `null` takes an answer back.
 */
export const rateFields = {
  payScaleRole: z
    .string('Choose a band, grade or role.')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Choose a band, grade or role.')
    .max(80, 'Choose a band, grade or role.')
    .nullable()
    .describe('For codes on a national pay scale: the band, grade or role, as `checkJobDraft` lists them.'),
  londonArea: choice(londonAreas, 'Choose which part of London the school is in, if any.')
    .nullable()
    .describe('For teachers in England: which part of London, if any, the school is in.'),
  shareOfFullTime: z
    .number(percentage)
    .min(1, percentage)
    .max(100, percentage)
    .nullable()
    .describe('Percentage of full time, for pay scales that are for full time without a number of hours.'),
  healthCareEmployer: choice(healthCareEmployers, 'Choose the kind of employer.')
    .nullable()
    .describe('The kind of employer, for a job of the Health and Care Worker visa.'),
};

export const rateAnswers = z.object(rateFields).partial();
/** Answers as they are stored: a number that is none, or a role of another code, is left to the rules. */
export type RateAnswers = z.output<typeof rateAnswers>;

export const rateQuestionNames = [
  'payScaleRole',
  'workNation',
  'londonArea',
  'shareOfFullTime',
  'healthCareEmployer',
] as const;

/** What to ask of a job of one code. */
export const rateQuestions = z
  .object({
    roles: z
      .array(z.object({ id: z.string(), title: z.string() }))
      .describe('The bands, grades or roles to choose from. Empty if there is no choice.'),
    workNation: z.boolean(),
    londonArea: z.boolean(),
    shareOfFullTime: z.boolean(),
    healthCareEmployer: z.boolean(),
  })
  .meta({ id: 'RateQuestions' });
export type RateQuestions = z.output<typeof rateQuestions>;
