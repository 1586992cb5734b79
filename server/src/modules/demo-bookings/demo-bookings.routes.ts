import {
  bookDemoOperation,
  cancelBookingOperation,
  demoSlotsOperation,
  moveBookingOperation,
  showBookingOperation,
} from '@portway/contracts/demo-bookings/demo-bookings';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Bookings } from './bookings.service.ts';
import type { Slots } from './slots.service.ts';

export function demoRoutes(
  api: Hono<AppEnv>,
  { slots, bookings }: { slots: Slots; bookings: Bookings },
): void {
  serve(api, demoSlotsOperation, (asked) => slots.free(asked));
  serve(api, bookDemoOperation, (request, { context }) => bookings.book(request, senderOf(context)));
  serve(api, showBookingOperation, ({ token }) => bookings.show(token));
  serve(api, moveBookingOperation, ({ token, ...when }) => bookings.move(token, when));
  serve(api, cancelBookingOperation, ({ token }) => bookings.cancel(token));
}
