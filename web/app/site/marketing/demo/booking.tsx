import { submit } from '@portway/contracts/client';
import {
  cancelBookingOperation,
  moveBookingOperation,
} from '@portway/contracts/site/demo-bookings/demo-bookings';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type FormState, formValues, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { postedForm } from '../../../kit/forms/posted-form.server.ts';
import { apiFetch } from '../../../kit/loading/api-fetch.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { formStateFromError, statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/booking.ts';
import { revalidateAfterRefusal } from './fresh-after-refusal.ts';
import { ManageBooking } from './manage-booking.tsx';
import { openBooking } from './open-booking.server.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Your booking',
    description: 'See, move or cancel a demo or a consultation that you booked.',
    canonical: '/demo/booking',
    index: false,
  });

/** The address contains a token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export async function loader(args: Route.LoaderArgs) {
  const booking = await openBooking(args);
  return data(booking, { status: 'closed' in booking ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const result = await changeBooking(args);
  if ('to' in result) throw redirect(result.to, 303);
  return data(result, { status: statusOf(result) });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export const shouldRevalidate = revalidateAfterRefusal;

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  if ('closed' in loaderData) {
    return (
      <>
        <PageHead title="This link does not open a booking" lead={loaderData.closed} />
        <div className="page-width flex flex-wrap gap-3 pb-section">
          <LinkButton to="/demo">Book another time</LinkButton>
          <LinkButton to="/contact" look="outline">
            Contact us
          </LinkButton>
        </div>
      </>
    );
  }
  return <ManageBooking opened={loaderData} submitted={actionData} />;
}

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Moves or cancels the booking of the form's token; on success, returns the page to go to. */
async function changeBooking({ request, context }: PageRequest): Promise<FormState | { to: string }> {
  const values = formValues(await postedForm(request));
  const { token = '', date, time, timeZone } = values;
  const api = { fetch: context.get(apiFetch), origin: new URL(request.url).origin };
  try {
    if (values.button === 'cancel') {
      await submit(cancelBookingOperation, { token }, api);
      return { to: `/demo/booking?${new URLSearchParams({ token, done: 'cancelled' })}` };
    }
    const booking = await submit(moveBookingOperation, { token, date, time, timeZone }, api);
    return { to: `/demo/booking?${new URLSearchParams({ token: booking.token, done: 'moved' })}` };
  } catch (error) {
    return formStateFromError(error, values, ['time']);
  }
}
