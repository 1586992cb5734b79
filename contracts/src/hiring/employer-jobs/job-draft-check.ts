import '../../jitless.ts';
import { z } from 'zod';
import { forHiringReaders } from '../../access.ts';
import { payBases, sponsorshipOffers } from '../../candidate/jobs/job-choices.ts';
import { jobFields } from '../../candidate/jobs/job-fields.ts';
import { postSponsorship } from '../../candidate/jobs/job-sponsorship.ts';
import { rateFields, rateQuestions } from '../../candidate/jobs/rate-fields.ts';
import { pence, recordedFields } from '../../law/calculators/outcome.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { sponsorSize } from '../../request-fields.ts';

const { title, summary, about, responsibilities, qualifications } = jobFields;
const texts = { title, summary, about, responsibilities, qualifications };
const { occupationCode, nation, employment, hoursPerWeek, currency, payFrom, payTo, payBasis } = jobFields;

export const draftYears = [1, 2, 3, 4, 5] as const;

/** Answers of a draft as they are typed: each that is not there yet is left out. */
const draft = z
  .strictObject({
    ...texts,
    ...rateFields,
    occupationCode,
    nation,
    employment,
    hoursPerWeek,
    currency,
    payFrom,
    payTo,
    payBasis,
  })
  .partial()
  .extend({
    years: z
      .union(draftYears.map((years) => z.literal(years)))
      .default(3)
      .describe('For how long to sponsor: the costs depend on it.'),
    sponsorSize: sponsorSize
      .optional()
      .describe('To count with another size than your organisation gave: see `showSponsorFacts`.'),
  })
  .meta({ id: 'JobDraftToCheck' });
export type JobDraftToCheck = z.input<typeof draft>;

export const textFields = ['title', 'summary', 'about', 'responsibilities', 'qualifications'] as const;

const speaking = z.object({
  field: z.enum(textFields),
  offset: z.int().describe('Where the words begin in the field, in UTF-16 code units.'),
  length: z.int(),
  words: z.string(),
});

const codeCandidate = z
  .object({
    code: z.string(),
    title: z.string(),
    matched: z.string().describe('The job title that was found.'),
    canBeSponsored: z.boolean().describe('Whether someone new can be sponsored in it at all.'),
    standardPence: pence.nullable().describe('What anyone new needs at these hours, if there is one figure.'),
    because: z.array(speaking).describe('The words of your own texts that speak for it.'),
  })
  .meta({ id: 'OccupationCodeCandidate' });
export type OccupationCodeCandidate = z.output<typeof codeCandidate>;

export const postGroups = ['new-entrants', 'stem-phd', 'phd', 'anyone'] as const;

const openOption = z
  .object({
    group: z.enum(postGroups),
    option: z.string().describe('The letter of the salary option.'),
    title: z.string(),
    minPence: pence,
    reachedBy: z
      .enum(['whole-range', 'upper-part', 'none'])
      .nullable()
      .describe('Which part of the pay range is enough. Null while no pay is given.'),
  })
  .meta({ id: 'OpenSalaryOption' });
export type OpenSalaryOption = z.output<typeof openOption>;

const costLine = z.object({ title: z.string(), pence });

const jobDraftCheck = z
  .object({
    codes: z.object({
      isWide: z.boolean().describe('Whether the title could be several occupations. Never take the first.'),
      candidates: z.array(codeCandidate),
    }),
    rateQuestions,
    payBasis: z
      .enum(payBases)
      .describe('What the pay is by your answer, or while there is none by the texts of the job.'),
    sponsorshipInText: z
      .object({
        value: z.enum(sponsorshipOffers),
        field: z.enum(textFields),
        words: z.string().describe('The sentence that says it.'),
      })
      .nullable()
      .describe(
        'What your own texts say of sponsoring someone, to compare with your answer; null if nothing.',
      ),
    post: postSponsorship.nullable().describe('Null until there is an occupation code.'),
    options: z.array(openOption).describe('The lowest figure first.'),
    startRangeAt: z
      .int()
      .nullable()
      .describe('The least yearly pay, in pounds, at which the whole range is enough for anyone new.'),
    hours: z
      .object({
        perWeek: z.number(),
        publishedFor: z.number(),
        publishedPence: pence,
        goingRatePence: pence,
        thresholdPence: pence,
        minPence: pence,
      })
      .nullable()
      .describe('How the figure follows from the hours, where they are not those of the published rates.'),
    cost: z
      .object({
        years: z.int(),
        sponsor: z
          .object({
            size: z.enum(['small', 'large']),
            holdsLicence: z.boolean(),
            unanswered: z
              .array(z.enum(['size', 'holdsLicence']))
              .describe(
                'What your organisation has not said: a medium or large one with a licence is taken.',
              ),
          })
          .describe('The sponsor that the costs are counted for.'),
        employer: z.array(costLine),
        employerPence: pence.nullable(),
        workerPence: pence.nullable().describe('Of someone who applies from abroad, alone.'),
        workerHealthCarePence: pence
          .nullable()
          .describe(
            'The same as a Health and Care Worker, while the kind of employer is not known and decides. Null where it does not.',
          ),
      })
      .nullable()
      .describe('What sponsoring one person costs. Null where no one new can be sponsored.'),
    day: z.string().describe('The day whose law was read.'),
    ...recordedFields,
  })
  .meta({ id: 'JobDraftCheck' });
export type JobDraftCheck = z.output<typeof jobDraftCheck>;

export const checkJobDraftOperation = defineOperation({
  id: 'checkJobDraft',
  method: 'POST',
  path: '/api/organisation/check-job-draft',
  limit: costly.wording,
  tag: 'Jobs you offer',
  access: forHiringReaders,
  summary:
    'What the immigration rules say of a job as it is typed: its code, its pay, its hours and its costs. Stores nothing.',
  description:
    'It reads the rules, and what your organisation says of itself as a sponsor: no candidate, no register. You choose the occupation code; we suggest some, with the words that speak for each.',
  request: draft,
  response: jobDraftCheck,
});
