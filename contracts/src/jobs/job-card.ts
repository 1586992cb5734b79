import '../jitless.ts';
import { z } from 'zod';
import { moment, rowId } from '../account-settings/account-fields.ts';
import { companySizes, currencies, levels } from '../profile/profile-choices.ts';
import { applicationStates, nations, postVerdicts, workplaceKinds } from './job-choices.ts';

const badges = z.object({ activelyHiring: z.boolean(), growingFast: z.boolean() });

/** A job as a list shows it. */
export const jobCard = z
  .object({
    id: rowId,
    slug: z.string().describe('Its public page is at `/jobs/{slug}`.'),
    title: z.string(),
    employer: z.object({ name: z.string(), size: z.enum(companySizes).nullable() }),
    place: z.string().nullable(),
    nation: z.enum(nations).nullable(),
    workplace: z.enum(workplaceKinds),
    level: z.enum(levels),
    currency: z.enum(currencies),
    payFrom: z.int(),
    payTo: z.int(),
    hoursPerWeek: z.number(),
    occupationCode: z.string().nullable(),
    skills: z.array(z.string()),
    publishedAt: moment,
    closesOn: z.string().nullable(),
    badges,
    sponsorable: z.enum(postVerdicts),
    sponsorshipOffered: z.enum(['yes', 'depends', 'no']).nullable(),
    /** Words such as "Above the £54,700 going rate for 2134". */
    payNote: z.string().nullable().describe('How the pay compares with what the Rules require, in words.'),
  })
  .meta({ id: 'JobCard' });
export type JobCard = z.output<typeof jobCard>;

export const myJobCard = jobCard
  .extend({
    saved: z.boolean(),
    application: z.enum(applicationStates).nullable().describe('The status of the caller’s application.'),
    forMe: z.enum(['not-needed', 'yes', 'no', 'depends', 'unknown']),
  })
  .meta({ id: 'MyJobCard' });
export type MyJobCard = z.output<typeof myJobCard>;
