import { visitorRequests } from '../../../platform/db/idempotency/visitor-requests.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { bookingMails } from './booking-mails.service.ts';
import { bookingsRepository } from './bookings.repository.ts';
import { bookingsService } from './bookings.service.ts';
import { demoRoutes } from './demo-bookings.routes.ts';
import { demoBookingsTables } from './demo-bookings.tables.ts';
import { slotsRepository } from './slots.repository.ts';
import { slotsService } from './slots.service.ts';

/** Booked calls with us. */
export function demoBookingsModule({
  database,
  limits,
  outbox,
  links,
  origin,
  staff,
  now,
}: Platform): Module<undefined> {
  const { queries } = database;
  const visitors = visitorRequests(queries);
  const slots = slotsService(slotsRepository(queries), now);
  const mails = bookingMails({ links, origin, staff, now });
  const repository = bookingsRepository({ limits, outbox, now });
  const bookings = bookingsService(repository, { slots, mails, links, now });
  return {
    tables: demoBookingsTables,
    service: undefined,
    routes: (api) => demoRoutes({ api, visitors, slots, bookings }),
  };
}
