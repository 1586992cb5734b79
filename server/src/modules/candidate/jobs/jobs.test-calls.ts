import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  searchJobs: { query: '?title=engineer' },
  showJob: { id: async (cast, whose) => `job-${(await cast.jobs.publicJob(whose)).slice(0, 13)}` },
  browseJobs: { query: '?title=engineer' },
  showJobForMe: { id: (cast, whose) => cast.jobs.publicJob(whose) },
  suggestJobTitles: { query: '?text=eng' },
  suggestJobPlaces: { query: '?text=lon' },
  recommendJobs: {},
};
