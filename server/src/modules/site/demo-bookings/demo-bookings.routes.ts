import {
  bookDemoOperation,
  cancelBookingOperation,
  demoSlotsOperation,
  moveBookingOperation,
  showBookingOperation,
} from '@portway/contracts/site/demo-bookings/demo-bookings';
import { serve } from '../../../platform/http/serve.ts';
import { type ServeVisitorDeps, serveVisitor } from '../../../platform/http/serve-visitor.ts';
import type { Bookings } from './bookings.service.ts';
import type { Slots } from './slots.service.ts';

interface DemoRoutesDeps extends ServeVisitorDeps {
  readonly slots: Slots;
  readonly bookings: Bookings;
}

export function demoRoutes({ slots, bookings, ...deps }: DemoRoutesDeps): void {
  serve(deps.api, demoSlotsOperation, (request) => slots.free(request));
  serveVisitor(deps, bookDemoOperation, (request, { visit }) => bookings.book(visit, request));
  serveVisitor(deps, showBookingOperation, ({ token }, { visit }) => bookings.show(visit, token));
  serveVisitor(deps, moveBookingOperation, ({ token, ...when }, { visit }) =>
    bookings.move(visit, token, when),
  );
  serveVisitor(deps, cancelBookingOperation, ({ token }, { visit }) => bookings.cancel(visit, token));
}
