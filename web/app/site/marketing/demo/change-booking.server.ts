import { submit } from '@portway/contracts/client';
import {
  cancelBookingOperation,
  moveBookingOperation,
} from '@portway/contracts/site/demo-bookings/demo-bookings';
import type { RouterContextProvider } from 'react-router';
import { type FormState, formValues } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { formStateFromError } from '../forms/send-form.server.ts';

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Moves or cancels the booking of the form's token; on success, returns the page to go to. */
export async function changeBooking({ request, context }: PageRequest): Promise<FormState | { to: string }> {
  const values = formValues(await postedForm(request));
  const { token = '', date, time, timeZone } = values;
  const api = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
  try {
    if (values.button === 'cancel') {
      await submit(cancelBookingOperation, { token }, api);
      return { to: `/demo/booking?${new URLSearchParams({ token, done: 'cancelled' })}` };
    }
    const moved = await submit(moveBookingOperation, { token, date, time, timeZone }, api);
    return { to: `/demo/booking?${new URLSearchParams({ token: moved.token, done: 'moved' })}` };
  } catch (error) {
    return formStateFromError(error, values, ['time']);
  }
}
