import '../../jitless.ts';
import { z } from 'zod';
import { forHiringOwn, forOwnThings, forSignedIn } from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { jobStates } from '../../candidate/jobs/job-choices.ts';
import { jobFields } from '../../candidate/jobs/job-fields.ts';
import { rateFields } from '../../candidate/jobs/rate-fields.ts';
import { draftYears } from '../../hiring/employer-jobs/job-draft-check.ts';
import { sponsorFactFields } from '../../hiring/sponsor-facts/sponsor-facts.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';

const tag = 'Saved hire plans';

export const maxPlans = 200;

const maxAnswers = 80;
const answerName = z.string().regex(/^[A-Za-z]\w{0,39}$/, 'This is not the name of an answer.');
const answerText = z
  .string('Enter each answer as text.')
  .max(200, 'Use at most 200 characters for an answer.')
  .regex(/^[^\p{Cc}]*$/u, 'Write each answer on one line.');

/** The page reads them with its own defaults, so that a plan outlives changes of the form. */
const planAnswers = z
  .record(answerName, answerText)
  .refine((answers) => Object.keys(answers).length <= maxAnswers, `Enter no more than ${maxAnswers} answers.`)
  .describe('The answers, as they are in the address of `/plan-a-hire`.');

const { title, hoursPerWeek, currency, payFrom, payTo, nation } = jobFields;

export const plannedJob = z
  .strictObject({
    title,
    occupationCode: z.string().regex(/^\d{4}$/, 'Enter a four-digit occupation code.'),
    hoursPerWeek: hoursPerWeek.optional(),
    currency: currency.optional(),
    payFrom: payFrom.optional(),
    payTo: payTo.optional(),
    nation: nation.unwrap().optional(),
    payScaleRole: rateFields.payScaleRole.unwrap().optional(),
    londonArea: rateFields.londonArea.unwrap().optional(),
    shareOfFullTime: rateFields.shareOfFullTime.unwrap().optional(),
    healthCareEmployer: rateFields.healthCareEmployer.unwrap().optional(),
  })
  .meta({ id: 'PlannedJob' });
export type PlannedJob = z.output<typeof plannedJob>;

export const plannedSponsor = z
  .strictObject({
    size: sponsorFactFields.size,
    holdsLicence: sponsorFactFields.holdsLicence,
    rating: sponsorFactFields.rating.optional(),
    licenceAppliedOn: sponsorFactFields.licenceAppliedOn.optional(),
    licencePriority: sponsorFactFields.licencePriority.optional(),
    years: z
      .union(draftYears.map((years) => z.literal(years)))
      .describe('For how long the plan would sponsor.'),
  })
  .describe('What the plan says of the organisation as a sponsor.')
  .meta({ id: 'PlannedSponsor' });
export type PlannedSponsor = z.output<typeof plannedSponsor>;

const plan = z
  .object({
    id: rowId,
    name: z.string(),
    answers: z.record(z.string(), z.string()).describe('As in the address of `/plan-a-hire`.'),
    job: plannedJob.describe('What the plan says about the job. A draft starts with it.'),
    draft: z
      .object({ id: rowId, title: z.string(), state: z.enum(jobStates), createdAt: moment })
      .nullable()
      .describe('The job that your organisation made from the plan.'),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'SavedPlan' });
export type SavedPlan = z.output<typeof plan>;

const planSaved = z.object({ message: z.string(), plan }).meta({ id: 'PlanSaved' });

const planName = lineOfText('Give this plan a name.', 120);

export const listPlansOperation = defineOperation({
  id: 'listPlans',
  method: 'GET',
  path: '/api/me/plans',
  tag,
  access: forSignedIn,
  summary: 'Your saved hire plans, newest first.',
  request: z
    .strictObject({ search: searchText.describe('In the name of a plan.'), after })
    .meta({ id: 'PlansQuery' }),
  response: z
    .object({
      plans: z.array(plan),
      next: nextPage,
      count: z.int().describe('All of your plans, whatever you searched for.'),
    })
    .meta({ id: 'SavedPlans' }),
});

export const savePlanOperation = defineOperation({
  id: 'savePlan',
  method: 'POST',
  path: '/api/me/plans',
  tag,
  access: forSignedIn,
  creates: true,
  summary: `Saves a hire plan under a name. You can have at most ${maxPlans}.`,
  request: z
    .strictObject({
      name: planName,
      answers: planAnswers,
      job: plannedJob,
      sponsor: plannedSponsor.optional(),
    })
    .meta({ id: 'NewSavedPlan' }),
  response: planSaved,
  location: ({ plan: { id } }) => `/api/me/plans/${id}`,
});

export const showPlanOperation = defineOperation({
  id: 'showPlan',
  method: 'GET',
  path: '/api/me/plans/{id}',
  tag,
  access: forOwnThings,
  parameters: byId,
  summary: 'One of your saved hire plans.',
  response: plan,
});

export const renamePlanOperation = defineOperation({
  id: 'renamePlan',
  method: 'PATCH',
  path: '/api/me/plans/{id}',
  tag,
  access: forOwnThings,
  parameters: byId,
  summary: 'Renames a saved hire plan.',
  request: z.strictObject({ name: planName }).meta({ id: 'PlanChange' }),
  response: planSaved,
});

export const removePlanOperation = defineOperation({
  id: 'removePlan',
  method: 'DELETE',
  path: '/api/me/plans/{id}',
  tag,
  access: forOwnThings,
  parameters: byId,
  summary: 'Deletes a saved hire plan. You can restore it for a day.',
  response: messageResponse,
});

export const restorePlanOperation = defineOperation({
  id: 'restorePlan',
  method: 'POST',
  path: '/api/me/plans/{id}/restore',
  tag,
  access: forOwnThings,
  parameters: byId,
  summary: 'Restores a hire plan that was deleted within the last day.',
  response: planSaved,
});

export const draftJobOfPlanOperation = defineOperation({
  id: 'draftJobOfPlan',
  method: 'POST',
  path: '/api/me/plans/{id}/job-draft',
  tag,
  access: forHiringOwn,
  parameters: byId,
  creates: true,
  summary:
    'Makes a job draft from a saved hire plan, with what the plan says of the job: title, occupation code, hours, pay, nation, band and kind of employer.',
  description:
    'What the plan says of your organisation as a sponsor is kept with it where nothing else was said. A plan has one draft. If you ask again, you get the same job.',
  response: planSaved
    .extend({
      jobId: rowId,
      warning: z
        .string()
        .nullable()
        .describe('Where the plan and your organisation say different things of the sponsor.'),
    })
    .meta({ id: 'JobDraftedOfPlan' }),
  location: ({ jobId }) => `/api/organisation/jobs/${jobId}`,
});

export const planOperations = {
  listPlansOperation,
  savePlanOperation,
  showPlanOperation,
  renamePlanOperation,
  removePlanOperation,
  restorePlanOperation,
  draftJobOfPlanOperation,
} as const;
