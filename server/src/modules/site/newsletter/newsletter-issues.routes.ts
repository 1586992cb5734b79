import { newsletterIssueOperations } from '@portway/contracts/site/newsletter/issues';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { NewsletterIssues } from './newsletter-issues.service.ts';

type Deps = SignedInDeps & { readonly api: Hono<AppEnv> };

/** The issues of the newsletter: for everybody those that were sent, for staff all of them. */
export function newsletterIssuesRoutes(on: Deps, issues: NewsletterIssues): void {
  serveSignedIn(on, newsletterIssueOperations, {
    publishedIssuesOperation: openRoute(on.api, ({ after }) => issues.published(after)),
    publishedIssueOperation: openRoute(on.api, (_, { parameters }) => issues.publishedOne(parameters.slug)),
    staffIssuesOperation: ({ after }, { requestContext }) => issues.list(requestContext, after),
    staffIssueOperation: (_, { requestContext, parameters }) => issues.show(requestContext, parameters.id),
    issueFiguresOperation: (_, { requestContext }) => issues.figures(requestContext),
    addIssueOperation: (draft, { requestContext }) => issues.add(requestContext, draft),
    saveIssueOperation: (draft, { requestContext, parameters }) =>
      issues.save(requestContext, parameters.id, draft),
    deleteIssueOperation: (_, { requestContext, parameters }) => issues.remove(requestContext, parameters.id),
    testIssueOperation: (_, { requestContext, parameters }) => issues.test(requestContext, parameters.id),
    sendIssueOperation: (request, { requestContext, parameters }) =>
      issues.send(requestContext, parameters.id, request),
    stopIssueOperation: (_, { requestContext, parameters }) => issues.stop(requestContext, parameters.id),
    resumeIssueOperation: (_, { requestContext, parameters }) => issues.resume(requestContext, parameters.id),
  });
}
