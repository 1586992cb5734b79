import { jobOperations, publicJobOperations } from '@portway/contracts/candidate/jobs/job-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute, serve } from '../../../platform/http/serve.ts';
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
  serve(api, publicJobOperations, {
    searchJobsOperation: (query) => jobs.search(query),
    showJobOperation: (_, { parameters }) => jobs.show(parameters.slug),
  });
  serveSignedIn(on, jobOperations, {
    jobTitlesOperation: openRoute(api, ({ text }) => suggestions.titles(text)),
    jobPlacesOperation: openRoute(api, ({ text }) => suggestions.places(text)),
    recommendedJobsOperation: (_, { requestContext }) => recommendations.recommend(requestContext),
    browseJobsOperation: (query, { requestContext }) => jobs.browse(requestContext, query),
    showJobForMeOperation: (_, { requestContext, parameters }) =>
      jobs.showForMe(requestContext, parameters.id),
  });
}
