import '../../jitless.ts';
import { z } from 'zod';
import { moment, rowId } from '../../account/account-settings/account-fields.ts';
import { companySizes, currencies, levels } from '../profile/profile-choices.ts';
import { applicationStates, nations, postVerdicts, registerMarks, workplaceKinds } from './job-choices.ts';
import { rateAnswers } from './rate-fields.ts';
import { registerWord } from './register-word.ts';

const badges = z.object({ activelyHiring: z.boolean(), growingFast: z.boolean() });

/** Who offers a job, as its card says. */
const cardEmployer = z.object({
  name: z.string(),
  slug: z.string().describe('Its public page is at `/companies/{slug}`.'),
  size: z.enum(companySizes).nullable(),
  logo: z
    .string()
    .nullable()
    .describe('The version of its logo at `/api/companies/{slug}/logo?v=`; null without one.'),
  register: z
    .enum(registerMarks)
    .nullable()
    .describe(
      'claimed: it says which entry of the register of sponsors is its own · confirmed: our team has confirmed that, and the entry can sponsor new Skilled Workers · gone: the entry has left the register · null: it has not said',
    ),
  registerWord: registerWord
    .nullable()
    .describe('What the register says of it; null while none has been read, or it was not looked up.'),
});
export type CardEmployer = z.output<typeof cardEmployer>;

/** A job as a list shows it. */
export const jobCard = z
  .object({
    id: rowId,
    slug: z.string().describe('Its public page is at `/jobs/{slug}`.'),
    title: z.string(),
    employer: cardEmployer,
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
    dependsOn: z
      .enum(['pay-scale'])
      .nullable()
      .optional()
      .describe(
        'pay-scale: a national pay scale decides whether the pay is enough, and the job does not say its band, grade or role.',
      ),
    rate: rateAnswers
      .optional()
      .describe('What the job says of its rate on a national pay scale, and of its kind of employer.'),
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
