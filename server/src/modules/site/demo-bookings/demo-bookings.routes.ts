import { demoBookingOperations } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { openRoute } from '../../../platform/http/serve.ts';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Bookings } from './bookings.service.ts';
import type { Slots } from './slots.service.ts';

interface DemoRoutesDeps extends ServeVisitorDeps {
  readonly slots: Slots;
  readonly bookings: Bookings;
}

export function demoRoutes({ slots, bookings, ...deps }: DemoRoutesDeps): void {
  serveVisitor(deps, demoBookingOperations, {
    demoSlotsOperation: openRoute(deps.api, (request) => slots.free(request)),
    bookDemoOperation: (request, { visit }) => bookings.book(visit, request),
    showBookingOperation: ({ token }, { visit }) => bookings.show(visit, token),
    moveBookingOperation: ({ token, ...when }, { visit }) => bookings.move(visit, token, when),
    cancelBookingOperation: ({ token }, { visit }) => bookings.cancel(visit, token),
  });
}
