import { contactOperation } from '@portway/contracts/enquiries/contact';
import type { Module, Platform } from '../../platform/module.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { enquiriesRoutes } from './enquiries.routes.ts';
import { enquiriesService } from './enquiries.service.ts';
import { enquiriesTables } from './enquiries.tables.ts';

/** What people write to us: contact, pricing, universities. */
export function enquiriesModule({ database, limits, outbox, staff, origin }: Platform): Module<undefined> {
  const repository = enquiriesRepository({
    queries: database.queries,
    limits,
    outbox,
    read: (stored) => contactOperation.response.parse(stored),
  });
  const enquiries = enquiriesService(repository, { staff, origin });
  return { tables: enquiriesTables, service: undefined, routes: (api) => enquiriesRoutes(api, enquiries) };
}
