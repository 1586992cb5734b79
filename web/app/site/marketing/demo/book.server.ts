import { submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import { bookDemoOperation } from '@portway/contracts/site/demo-bookings/demo-bookings';
import type { RouterContextProvider } from 'react-router';
import { type FormState, type FormValues, formValues, succeeded } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { formStateFromError } from '../forms/send-form.server.ts';
import { type BookingShown, bookingShown } from './booking-shown.server.ts';

/** State of the booking form, with the booking once it is made. */
export type BookingFormState = FormState<BookingShown & { readonly token: string }>;

/** The fields of the form, in order. */
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

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Books what was typed and returns the form's state. */
export async function bookWhatWasTyped({ request, context }: PageRequest): Promise<BookingFormState> {
  const values = formValues(await postedForm(request));
  const filledValues = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  try {
    const { token, message, ...booking } = await submit(bookDemoOperation, Object.fromEntries(filledValues), {
      fetch: context.get(apiFetch),
      origin: new URL(request.url).origin,
      headers: { 'Idempotency-Key': attemptIn(values) },
    });
    return succeeded(message, { ...bookingShown(booking), token });
  } catch (error) {
    return refused(error, values);
  }
}

const arrivedBefore =
  'Error: Your booking has already arrived. Look for the confirmation in your email. Send this again only to book another time.';

/**
 * An idempotency key used for another request is refused for good, so an attempt after a refusal gets a new
 * one.
 */
function refused(error: unknown, values: FormValues): BookingFormState {
  const formState = formStateFromError(error, values, names);
  if (!(error instanceof ProblemError) || error.status >= 500) return formState;
  const fresh = { ...formState, values: { ...values, attempt: crypto.randomUUID() } };
  if (error.code !== 'idempotency-key-reused') return fresh;
  return { ...fresh, message: arrivedBefore };
}

/** The form's idempotency key, so that a form sent twice books once; replaced if it is not a UUID. */
function attemptIn({ attempt = '' }: FormValues): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attempt) ? attempt : crypto.randomUUID();
}
