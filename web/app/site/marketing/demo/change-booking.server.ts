import { submit } from '@portway/contracts/client';
import { cancelBookingOperation, moveBookingOperation } from '@portway/contracts/demo-bookings/demo-bookings';
import type { RouterContextProvider } from 'react-router';
import { formValues, type Turn } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { failed } from '../forms/send-form.server.ts';

interface Asked {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Moves or cancels what the form's token opens; then there is another page to go to. */
export async function changeBooking({ request, context }: Asked): Promise<Turn | { to: string }> {
  const typed = formValues(await postedForm(request));
  const { token = '', date, time, timeZone } = typed;
  const api = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
  try {
    if (typed.button === 'cancel') {
      await submit(cancelBookingOperation, { token }, api);
      return { to: `/demo/booking?${new URLSearchParams({ token, done: 'cancelled' })}` };
    }
    const moved = await submit(moveBookingOperation, { token, date, time, timeZone }, api);
    return { to: `/demo/booking?${new URLSearchParams({ token: moved.token, done: 'moved' })}` };
  } catch (error) {
    return failed(error, typed, ['time']);
  }
}
