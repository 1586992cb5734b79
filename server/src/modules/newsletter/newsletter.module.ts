import { subscribeOperation } from '@portway/contracts/newsletter/newsletter';
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
  const repository = newsletterRepository({
    queries: database.queries,
    limits,
    outbox,
    now,
    read: (stored) => subscribeOperation.response.parse(stored),
  });
  const newsletter = newsletterService(repository, { links, origin, now });
  return { tables: newsletterTables, service: undefined, routes: (api) => newsletterRoutes(api, newsletter) };
}
