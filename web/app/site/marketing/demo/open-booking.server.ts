import { call } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { showBookingOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import type { RouterContextProvider } from 'react-router';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { type ChoiceOfTime, choiceOfTime } from './choice-of-time.server.ts';
import { type BookingShown, presentBooking } from './present-booking.server.ts';

export interface OpenBooking {
  readonly token: string;
  readonly booking: BookingShown;
  /** The change just made, in words. */
  readonly done: string | undefined;
  /** Free times to move it to, when moving. */
  readonly choice: ChoiceOfTime | undefined;
}

/** Why the link does not open a booking. */
export interface Closed {
  readonly closed: string;
}

interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The booking for the token in the address. */
export async function openBooking(args: LoaderArgs): Promise<OpenBooking | Closed> {
  const { searchParams: query, origin } = new URL(args.request.url);
  const token = query.get('token') ?? '';
  try {
    const api = { fetch: args.context.get(apiFetch), origin };
    const booking = await call(showBookingOperation, { token }, api);
    const { purpose, timeZone: zone, date: day, cancelled } = booking;
    const moves = !cancelled && query.has('move');
    const carried = [
      ['token', token],
      ['move', ''],
    ] as const;
    return {
      token,
      booking: presentBooking(booking),
      done: doneInWords(query.get('done'), purpose),
      choice: moves
        ? await choiceOfTime(args, { purpose, path: '/demo/booking', carried, zone, day })
        : undefined,
    };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    return { closed: error.fields.token ?? error.message };
  }
}

function doneInWords(done: string | null, purpose: string): string | undefined {
  if (done === 'moved') return `Your ${purpose} has moved. A new confirmation is on its way.`;
  if (done === 'cancelled') return `Your ${purpose} is cancelled.`;
  return undefined;
}
