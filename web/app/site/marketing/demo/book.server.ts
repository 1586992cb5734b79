import { submit } from '@portway/contracts/client';
import { bookDemoOperation } from '@portway/contracts/demo-bookings/demo-bookings';
import { ProblemError } from '@portway/contracts/problem';
import type { RouterContextProvider } from 'react-router';
import { formValues, type Turn } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { failed } from '../forms/send-form.server.ts';
import { type BookingShown, bookingShown } from './booking-shown.server.ts';

/** The booking form after it was sent: with the booking, once it is one. */
export interface BookingTurn extends Turn {
  readonly booked?: BookingShown & { readonly token: string };
}

/** The fields of the form, in their order. */
const names = [
  'purpose',
  'timeZone',
  'date',
  'time',
  'firstName',
  'lastName',
  'email',
  'organization',
  'phone',
  'comments',
  'leaveEmpty',
];

interface Asked {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Books what was typed, and says how the form stands then. */
export async function bookWhatWasTyped({ request, context }: Asked): Promise<BookingTurn> {
  const typed = formValues(await postedForm(request));
  const given = names.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
  try {
    const { token, message, ...booking } = await submit(bookDemoOperation, Object.fromEntries(given), {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
      headers: { 'Idempotency-Key': attemptIn(typed) },
    });
    const booked = { ...bookingShown(booking), token };
    return { typed: {}, problems: [], outcome: { kind: 'success', message }, booked };
  } catch (error) {
    return refused(error, typed);
  }
}

const arrivedBefore =
  'Error: What you sent before has arrived: look for its confirmation in your mail. Send this again only to book another time.';

/** A key that met another request stays refused, so that the next attempt after a refusal takes a fresh one. */
function refused(error: unknown, typed: Turn['typed']): BookingTurn {
  const turn = failed(error, typed, names);
  if (!(error instanceof ProblemError) || error.status >= 500) return turn;
  const fresh = { ...turn, typed: { ...typed, attempt: crypto.randomUUID() } };
  if (error.code !== 'idempotency-key-reused') return fresh;
  return { ...fresh, outcome: { kind: 'error', message: arrivedBefore } };
}

/** The form's own mark of this attempt, so that a form sent twice books once; anything else is no mark of ours. */
function attemptIn({ attempt = '' }: Turn['typed']): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attempt) ? attempt : crypto.randomUUID();
}
