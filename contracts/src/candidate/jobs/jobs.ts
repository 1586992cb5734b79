import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody, forCandidates } from '../../access.ts';
import { after, nextPage } from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { companySizes, currencies, levels } from '../profile/profile-choices.ts';
import { jobCard, myJobCard } from './job-card.ts';
import { jobSorts, nations, postedWithin, workplaceKinds } from './job-choices.ts';
import { cappedCount, insteadOf, searchReading } from './search-reading.ts';

export type { Job, JobForMe } from './job.ts';
export type { JobCard, MyJobCard } from './job-card.ts';
export { cappedCount } from './search-reading.ts';

const tag = 'Jobs';

const wholeNumber = z
  .string()
  .regex(/^\d{1,8}$/, 'Enter a whole amount a year.')
  .transform(Number);

/** The fields of a job search; all of them are in the page's address. */
export const jobSearchFields = {
  title: optionalLine(100).describe('Words of the title, the employer, the skills or the summary.'),
  place: optionalLine(80).describe('A town, a city, or a nation of the UK.'),
  workplace: z.enum(workplaceKinds).optional().describe('Where the work is done.'),
  currency: z.enum(currencies).optional().describe('The currency that the pay is given in.'),
  pay: wholeNumber
    .optional()
    .describe('At least this much a year, in the currency, or in pounds if none is named.'),
  level: z.enum(levels).optional().describe('How senior the job is.'),
  size: z.enum(companySizes).optional().describe('How many people the company employs.'),
  occupation: z
    .string()
    .regex(/^\d{1,4}$/, 'Enter an occupation code, or its first digits.')
    .optional()
    .describe('A SOC 2020 code, or its first digits.'),
  posted: z.enum(postedWithin).optional().describe('Within this many days.'),
  nation: z.enum(nations).optional().describe('The nation of the UK where the work is done.'),
  sponsored: z
    .enum(['anyone', 'new-entrants', 'phd', 'for-me'])
    .optional()
    .describe(
      'Jobs whose pay is enough and whose employer does not rule out sponsoring, for anyone, for new entrants or for a relevant PhD. `for-me` uses the caller’s profile.',
    ),
  words: z
    .enum(['exact'])
    .optional()
    .describe(
      'exact: search for the words of `title` as they are. Otherwise a place, a filter and short forms in them are read, and `reading` says how.',
    ),
};

const sort = z
  .enum(jobSorts)
  .default('best')
  .describe(
    'best: words together in the title, then all in the title, then in the skills, then anywhere. Without words, a candidate gets jobs like their profile first.',
  );

export const jobSearch = z.strictObject({ ...jobSearchFields, sort, after }).meta({ id: 'JobSearch' });
export type JobSearch = z.output<typeof jobSearch>;

const showing = z
  .string()
  .optional()
  .describe('The words that were searched for instead, where those sent find nothing and have a slip.');

const page = {
  next: nextPage,
  total: cappedCount,
  showing,
  reading: searchReading.optional(),
};

export const searchJobsOperation = defineOperation({
  id: 'searchJobs',
  method: 'GET',
  path: '/api/jobs',
  tag,
  access: forAnybody,
  summary: 'Published jobs that match a search, page by page.',
  request: jobSearch,
  response: z
    .object({ jobs: z.array(jobCard), ...page, instead: insteadOf(jobCard).optional() })
    .meta({ id: 'JobsFound' }),
});

export type JobsFound = z.output<(typeof searchJobsOperation)['response']>;

export const browseJobsOperation = defineOperation({
  id: 'browseJobs',
  method: 'GET',
  path: '/api/me/jobs',
  tag,
  access: forCandidates,
  holdsNoSecret: true,
  summary:
    'The same search for a candidate, with the jobs they saved and those that could be sponsored for them.',
  request: jobSearch,
  response: z
    .object({
      jobs: z.array(myJobCard),
      ...page,
      instead: insteadOf(myJobCard).optional(),
      byProfile: z
        .boolean()
        .optional()
        .describe('No words were sent, and jobs like the caller’s profile come first.'),
      savedCount: z.int(),
    })
    .meta({ id: 'JobsForMe' }),
});

export type JobsForMe = z.output<(typeof browseJobsOperation)['response']>;

const suggestionQuery = z.strictObject({ text: optionalLine(100).describe('What has been typed so far.') });
export type JobSuggestions = z.output<typeof suggested>;
const suggested = z.object({ suggestions: z.array(z.object({ text: z.string(), jobs: z.int() })) });

export const jobTitlesOperation = defineOperation({
  id: 'suggestJobTitles',
  method: 'GET',
  path: '/api/job-titles',
  tag,
  access: forAnybody,
  lasting: { seconds: 60 },
  summary: 'Titles of published jobs that begin with the text, or have a word that does.',
  request: suggestionQuery.meta({ id: 'TitleTyped' }),
  response: suggested.meta({ id: 'TitlesSuggested' }),
});

export const jobPlacesOperation = defineOperation({
  id: 'suggestJobPlaces',
  method: 'GET',
  path: '/api/job-places',
  tag,
  access: forAnybody,
  lasting: { seconds: 60 },
  summary: 'Places of published jobs that begin with the text.',
  request: suggestionQuery.meta({ id: 'PlaceTyped' }),
  response: suggested.meta({ id: 'PlacesSuggested' }),
});
