import { issueContent } from '@portway/contracts/site/newsletter/issue-content';
import { newsletterTopics, topicIds } from '@portway/contracts/site/newsletter/topic-words';
import { visitorRequests } from '../../../platform/db/idempotency/visitor-requests.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { NamedQueue } from '../../../platform/queue/queue.ts';
import { requireStaff } from '../../staff/staff.policy.ts';
import { figuresOn } from './markup/fill-figure.ts';
import { readMarkup } from './markup/read-markup.ts';
import { newsletterRepository } from './newsletter.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { newsletterService } from './newsletter.service.ts';
import { newsletterTables } from './newsletter.tables.ts';
import { newsletterArchiveRepository } from './newsletter-archive.repository.ts';
import { newsletterIssuesRepository } from './newsletter-issues.repository.ts';
import { newsletterIssuesRoutes } from './newsletter-issues.routes.ts';
import { newsletterIssuesService } from './newsletter-issues.service.ts';
import { newsletterSendingRepository } from './newsletter-sending.repository.ts';
import { type NewsletterSending, newsletterSendingService } from './newsletter-sending.service.ts';

/** Writes the next batch of a newsletter's mails. */
export const newsletterQueue: NamedQueue = {
  name: 'newsletter-batch',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};

/** Subscriptions to the newsletter, each confirmed by email, and its issues. */
export function newsletterModule(
  { database, limits, outbox, queue, audit, links, origin, now, today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<NewsletterSending> {
  const visitors = visitorRequests(database.queries);
  const newsletter = newsletterService(newsletterRepository({ limits, outbox, now }), {
    links,
    origin,
    topicIds,
    topicNames: newsletterTopics,
    now,
  });
  const readContent = (json: unknown) => issueContent.parse(json);
  const issues = newsletterIssuesService({
    repository: newsletterIssuesRepository(now),
    archive: newsletterArchiveRepository(database),
    audit,
    requireStaff,
    readMarkup,
    readContent,
    post: ({ transaction }, mail) => outbox.post(transaction, [mail]),
    sendSoon: ({ transaction }, id) => queue.add(transaction, newsletterQueue.name, id),
    figuresOn,
    today,
    origin,
    now,
  });
  const sending = newsletterSendingService({
    repository: newsletterSendingRepository(database, outbox),
    askAgain: (transaction, id, at) => queue.add(transaction, newsletterQueue.name, id, { at }),
    readContent,
    endUrl: newsletter.endUrl,
    origin,
    now,
  });
  return {
    tables: newsletterTables,
    service: sending,
    routes(api) {
      newsletterRoutes({ api, visitors }, newsletter);
      newsletterIssuesRoutes({ api, ...signedIn }, issues);
    },
    schedules: [{ name: 'newsletters', every: 1, run: sending.sendDue }],
    start: () => queue.work(newsletterQueue.name, { everySeconds: 2 }, sending.sendNext),
  };
}
