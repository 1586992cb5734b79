import '../jitless.ts';
import { z } from 'zod';
import { forAnybody, forCandidates, forCandidatesOwn } from '../access.ts';
import { after, byId, moment, nextPage, rowId, said } from '../account-settings/account-fields.ts';
import { lineOfText } from '../enquiries/enquiry-fields.ts';
import { myJobCard } from '../jobs/job-card.ts';
import { alertRhythms, jobSorts, jobStates } from '../jobs/job-choices.ts';
import { cappedCount, jobSearchFields } from '../jobs/jobs.ts';
import { defineOperation } from '../operation.ts';

const tag = 'Saved jobs and searches';
const anyJob = { ...forCandidates, reach: 'all' } as const;

const saving = z
  .object({ message: z.string(), saved: z.boolean(), savedCount: z.int() })
  .meta({ id: 'JobSaving' });
export type JobSaving = z.output<typeof saving>;

export const saveJobOperation = defineOperation({
  id: 'saveJob',
  method: 'POST',
  path: '/api/saved-jobs/{id}',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Saves a job. Saved already, it stays where it stands.',
  response: saving,
});

export const unsaveJobOperation = defineOperation({
  id: 'unsaveJob',
  method: 'POST',
  path: '/api/saved-jobs/{id}/remove',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Takes a job out of those that were saved.',
  response: saving,
});

export const savedJobsOperation = defineOperation({
  id: 'listSavedJobs',
  method: 'GET',
  path: '/api/saved-jobs',
  tag,
  access: forCandidates,
  summary: 'The jobs that whoever asks has saved, the last one first; closed ones say so.',
  request: z.strictObject({ after }).meta({ id: 'SavedJobsPage' }),
  response: z
    .object({
      jobs: z.array(
        z.object({
          job: myJobCard,
          state: z.enum(jobStates),
          savedAt: moment,
        }),
      ),
      next: nextPage,
      savedCount: z.int(),
    })
    .meta({ id: 'SavedJobs' }),
});
export type SavedJobs = z.output<(typeof savedJobsOperation)['response']>;

const searchKept = z
  .strictObject({ ...jobSearchFields, sort: z.enum(jobSorts).optional() })
  .meta({ id: 'SearchKept' });

const savedSearch = z
  .object({
    id: rowId,
    name: z.string(),
    search: z.record(z.string(), z.string()).describe('As it stands in the address of the jobs page.'),
    alerts: z.enum(alertRhythms),
    fresh: cappedCount.describe('Jobs published since it was last opened.'),
    createdAt: moment,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof savedSearch>;

const savedSearches = z
  .object({ message: z.string(), searches: z.array(savedSearch) })
  .meta({ id: 'SavedSearches' });
export type SavedSearches = z.output<typeof savedSearches>;

export const maxSavedSearches = 20;
const searchName = lineOfText('Give this search a name.', 80);
const alerts = z.enum(alertRhythms, 'Choose none, daily or weekly.');

export const savedSearchesOperation = defineOperation({
  id: 'listSavedSearches',
  method: 'GET',
  path: '/api/saved-searches',
  tag,
  access: forCandidates,
  summary: 'The searches that whoever asks has kept, with how many new jobs fit each.',
  response: savedSearches,
});

export const keepSearchOperation = defineOperation({
  id: 'keepSearch',
  method: 'POST',
  path: '/api/saved-searches',
  tag,
  access: forCandidates,
  creates: true,
  summary: `Keeps a search under a name; at most ${maxSavedSearches}.`,
  request: z.strictObject({ name: searchName, search: searchKept, alerts }).meta({ id: 'NewSavedSearch' }),
  response: savedSearches,
});

export const changeSearchOperation = defineOperation({
  id: 'changeSavedSearch',
  method: 'POST',
  path: '/api/saved-searches/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Names a kept search anew, or changes how often its jobs are mailed.',
  request: z
    .strictObject({ name: searchName.optional(), alerts: alerts.optional() })
    .meta({ id: 'SavedSearchChange' }),
  response: savedSearches,
});

export const openSearchOperation = defineOperation({
  id: 'openSavedSearch',
  method: 'POST',
  path: '/api/saved-searches/{id}/open',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Notes that a kept search was opened: its new jobs count from now.',
  response: savedSearches,
});

export const removeSearchOperation = defineOperation({
  id: 'removeSavedSearch',
  method: 'POST',
  path: '/api/saved-searches/{id}/remove',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Removes a kept search; for a day it can be brought back.',
  response: savedSearches,
});

export const restoreSearchOperation = defineOperation({
  id: 'restoreSavedSearch',
  method: 'POST',
  path: '/api/saved-searches/{id}/restore',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Brings back a kept search that was removed within the last day.',
  response: savedSearches,
});

export const stopAlertsOperation = defineOperation({
  id: 'stopJobAlerts',
  method: 'POST',
  path: '/api/job-alerts/stop',
  tag,
  access: forAnybody,
  summary: 'Ends the mails of one kept search, by the link that each of them carries.',
  request: z
    .strictObject({
      token: z
        .string('This link is not whole. Copy all of it from the e-mail.')
        .regex(/^[\w.-]{1,400}$/, 'This link is not whole. Copy all of it from the e-mail.'),
    })
    .meta({ id: 'AlertsLink' }),
  response: said,
});
