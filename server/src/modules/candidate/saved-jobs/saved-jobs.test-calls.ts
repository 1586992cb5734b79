import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listSavedJobs: {},
  listSavedSearches: {},
  keepSearch: { body: { name: 'Backend in Leeds', search: { title: 'backend' }, alerts: 'daily' } },
  changeSavedSearch: {
    body: { alerts: 'weekly' },
    id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking),
  },
  openSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  removeSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  restoreSavedSearch: { id: (cast, whose, asking) => cast.jobs.searchOf(whose, asking) },
  stopJobAlerts: {
    body: async (cast, asking) => cast.links.jobAlerts(await cast.jobs.searchOf('other', asking)),
  },
  saveJob: { id: (cast, whose) => cast.jobs.publicJob(whose) },
  unsaveJob: { id: (cast, whose) => cast.jobs.publicJob(whose) },
};
