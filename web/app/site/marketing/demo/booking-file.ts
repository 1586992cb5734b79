import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { showBookingOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import { redirect } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import type { Route } from './+types/booking-file.ts';

/** A booking as a calendar file; an invalid link redirects to the page that explains why. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  try {
    const api = { fetch: context.get(apiFetch), origin };
    const { calendarFile } = await call(showBookingOperation, { token }, api);
    return new Response(calendarFile, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="portway-demo.ics"',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'same-origin',
      },
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    throw redirect(`/demo/booking?${new URLSearchParams({ token })}`);
  }
}
