import {
  addIssueOperation,
  deleteIssueOperation,
  issueFiguresOperation,
  publishedIssueOperation,
  publishedIssuesOperation,
  resumeIssueOperation,
  saveIssueOperation,
  sendIssueOperation,
  staffIssueOperation,
  staffIssuesOperation,
  stopIssueOperation,
  testIssueOperation,
} from '@portway/contracts/site/newsletter/issues';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { NewsletterIssues } from './newsletter-issues.service.ts';

type Deps = SignedInDeps & { readonly api: Hono<AppEnv> };

/** The issues of the newsletter: for everybody those that were sent, for staff all of them. */
export function newsletterIssuesRoutes(on: Deps, issues: NewsletterIssues): void {
  serve(on.api, publishedIssuesOperation, ({ after }) => issues.published(after));
  serve(on.api, publishedIssueOperation, (_, { parameters }) => issues.publishedOne(parameters.slug));
  serveSignedIn(on, staffIssuesOperation, ({ after }, { requestContext }) =>
    issues.list(requestContext, after),
  );
  serveSignedIn(on, staffIssueOperation, (_, { requestContext, parameters }) =>
    issues.show(requestContext, parameters.id),
  );
  serveSignedIn(on, issueFiguresOperation, (_, { requestContext }) => issues.figures(requestContext));
  serveSignedIn(on, addIssueOperation, (draft, { requestContext }) => issues.add(requestContext, draft));
  serveSignedIn(on, saveIssueOperation, (draft, { requestContext, parameters }) =>
    issues.save(requestContext, parameters.id, draft),
  );
  serveSignedIn(on, deleteIssueOperation, (_, { requestContext, parameters }) =>
    issues.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, testIssueOperation, (_, { requestContext, parameters }) =>
    issues.test(requestContext, parameters.id),
  );
  serveSignedIn(on, sendIssueOperation, (request, { requestContext, parameters }) =>
    issues.send(requestContext, parameters.id, request),
  );
  serveSignedIn(on, stopIssueOperation, (_, { requestContext, parameters }) =>
    issues.stop(requestContext, parameters.id),
  );
  serveSignedIn(on, resumeIssueOperation, (_, { requestContext, parameters }) =>
    issues.resume(requestContext, parameters.id),
  );
}
