import { visitorRequests } from '../../../platform/db/idempotency/visitor-requests.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { enquiriesRoutes } from './enquiries.routes.ts';
import { enquiriesService } from './enquiries.service.ts';
import { enquiriesTables } from './enquiries.tables.ts';

/** What people write to us: contact, pricing, universities. */
export function enquiriesModule({ database, limits, outbox, staff, origin }: Platform): Module<undefined> {
  const visitors = visitorRequests(database.queries);
  const enquiries = enquiriesService(enquiriesRepository({ limits, outbox }), { staff, origin });
  return {
    tables: enquiriesTables,
    service: undefined,
    routes: (api) => enquiriesRoutes({ api, visitors }, enquiries),
  };
}
