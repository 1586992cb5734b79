import { visitorRequests } from '../../platform/db/visitor-requests.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { newsletterRepository } from './newsletter.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { newsletterService } from './newsletter.service.ts';
import { newsletterTables } from './newsletter.tables.ts';

/** Subscriptions to the newsletter, each confirmed by e-mail. */
export function newsletterModule({
  database,
  limits,
  outbox,
  links,
  origin,
  now,
}: Platform): Module<undefined> {
  const visitors = visitorRequests(database.queries);
  const newsletter = newsletterService(newsletterRepository({ limits, outbox, now }), { links, origin, now });
  return {
    tables: newsletterTables,
    service: undefined,
    routes: (api) => newsletterRoutes({ api, visitors }, newsletter),
  };
}
