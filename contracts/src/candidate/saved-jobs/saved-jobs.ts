import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody, forCandidates, forCandidatesOwn } from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
} from '../../account/account-settings/account-fields.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { myJobCard } from '../jobs/job-card.ts';
import { alertRhythms, jobSorts, jobStates } from '../jobs/job-choices.ts';
import { cappedCount, jobSearchFields } from '../jobs/jobs.ts';

const tag = 'Saved jobs and searches';
const anyJob = { ...forCandidates, reach: 'all' } as const;

const saving = z
  .object({ message: z.string(), saved: z.boolean(), savedCount: z.int() })
  .meta({ id: 'JobSaving' });
export type JobSaving = z.output<typeof saving>;

export const saveJobOperation = defineOperation({
  id: 'saveJob',
  method: 'PUT',
  path: '/api/me/saved-jobs/{id}',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Saves a job. One that is already saved keeps its place.',
  response: saving,
});

export const unsaveJobOperation = defineOperation({
  id: 'unsaveJob',
  method: 'DELETE',
  path: '/api/me/saved-jobs/{id}',
  tag,
  access: anyJob,
  parameters: byId,
  summary: 'Removes a job from the saved ones.',
  response: saving,
});

export const savedJobsOperation = defineOperation({
  id: 'listSavedJobs',
  method: 'GET',
  path: '/api/me/saved-jobs',
  tag,
  access: forCandidates,
  summary: 'Your saved jobs, last saved first. Closed ones say so.',
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
    search: z.record(z.string(), z.string()).describe('As in the address of the jobs page.'),
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

const searchSaved = savedSearches
  .extend({ id: rowId.describe('Of the new one.') })
  .meta({ id: 'SearchSaved' });
export type SearchSaved = z.output<typeof searchSaved>;

export const maxSavedSearches = 20;
const searchName = lineOfText('Give this search a name.', 80);
const alerts = z.enum(alertRhythms, 'Choose none, daily or weekly.');

export const savedSearchesOperation = defineOperation({
  id: 'listSavedSearches',
  method: 'GET',
  path: '/api/me/saved-searches',
  tag,
  access: forCandidates,
  summary: 'Your saved searches, with how many new jobs match each.',
  response: savedSearches,
});

export const keepSearchOperation = defineOperation({
  id: 'keepSearch',
  method: 'POST',
  path: '/api/me/saved-searches',
  tag,
  access: forCandidates,
  creates: true,
  summary: `Saves a search under a name; at most ${maxSavedSearches}.`,
  request: z.strictObject({ name: searchName, search: searchKept, alerts }).meta({ id: 'NewSavedSearch' }),
  response: searchSaved,
  location: ({ id }) => `/api/me/saved-searches/${id}`,
});

export const changeSearchOperation = defineOperation({
  id: 'changeSavedSearch',
  method: 'PATCH',
  path: '/api/me/saved-searches/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Renames a saved search, or changes how often its jobs are emailed.',
  request: z
    .strictObject({ name: searchName.optional(), alerts: alerts.optional() })
    .meta({ id: 'SavedSearchChange' }),
  response: savedSearches,
});

export const openSearchOperation = defineOperation({
  id: 'openSavedSearch',
  method: 'POST',
  path: '/api/me/saved-searches/{id}/open',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Records that a saved search was opened. New jobs are counted from now.',
  response: savedSearches,
});

export const removeSearchOperation = defineOperation({
  id: 'removeSavedSearch',
  method: 'DELETE',
  path: '/api/me/saved-searches/{id}',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Removes a saved search; it can be restored for a day.',
  response: savedSearches,
});

export const restoreSearchOperation = defineOperation({
  id: 'restoreSavedSearch',
  method: 'POST',
  path: '/api/me/saved-searches/{id}/restore',
  tag,
  access: forCandidatesOwn,
  parameters: byId,
  summary: 'Restores a saved search that was removed within the last day.',
  response: savedSearches,
});

export const stopAlertsOperation = defineOperation({
  id: 'stopJobAlerts',
  method: 'POST',
  path: '/api/job-alerts/stop',
  tag,
  access: forAnybody,
  summary: 'Stops the emails of one saved search, with the link in each of them.',
  request: z
    .strictObject({
      token: z
        .string('This link is incomplete. Copy all of it from the email.')
        .regex(/^[\w.-]{1,400}$/, 'This link is incomplete. Copy all of it from the email.'),
    })
    .meta({ id: 'AlertsLink' }),
  response: messageResponse,
});

export const savedJobOperations = {
  savedJobsOperation,
  saveJobOperation,
  unsaveJobOperation,
  savedSearchesOperation,
  keepSearchOperation,
  changeSearchOperation,
  openSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
  stopAlertsOperation,
} as const;
