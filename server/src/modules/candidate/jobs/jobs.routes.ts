import { showJobForMeOperation, showJobOperation } from '@portway/contracts/candidate/jobs/job';
import {
  browseJobsOperation,
  jobPlacesOperation,
  jobTitlesOperation,
  searchJobsOperation,
} from '@portway/contracts/candidate/jobs/jobs';
import { recommendedJobsOperation } from '@portway/contracts/candidate/jobs/recommended-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { JobSuggestions } from './job-suggestions.service.ts';
import type { JobsService } from './jobs.service.ts';
import type { Recommendations } from './recommendations/recommendations.service.ts';

interface Deps extends SignedInDeps {
  readonly jobs: JobsService;
  readonly suggestions: JobSuggestions;
  readonly recommendations: Recommendations;
}

export function jobsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { jobs, suggestions, recommendations } = deps;
  const on = { api, ...deps };
  serve(api, searchJobsOperation, (query) => jobs.search(query));
  serve(api, showJobOperation, (_, { parameters }) => jobs.show(parameters.slug));
  serve(api, jobTitlesOperation, ({ text }) => suggestions.titles(text));
  serve(api, jobPlacesOperation, ({ text }) => suggestions.places(text));
  serveSignedIn(on, recommendedJobsOperation, (_, { requestContext }) =>
    recommendations.recommend(requestContext),
  );
  serveSignedIn(on, browseJobsOperation, (query, { requestContext }) => jobs.browse(requestContext, query));
  serveSignedIn(on, showJobForMeOperation, (_, { requestContext, parameters }) =>
    jobs.showForMe(requestContext, parameters.id),
  );
}
