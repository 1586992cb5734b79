import { newsletterOperations } from '@portway/contracts/site/newsletter/newsletter';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Newsletter } from './newsletter.service.ts';

export function newsletterRoutes(deps: ServeVisitorDeps, newsletter: Newsletter): void {
  serveVisitor(deps, newsletterOperations, {
    subscribeOperation: (request, { visit }) => newsletter.subscribe(visit, request),
    confirmSubscriptionOperation: ({ token }, { visit }) => newsletter.confirm(visit, token),
    unsubscribeOperation: ({ token }, { visit }) => newsletter.unsubscribe(visit, token),
  });
}
