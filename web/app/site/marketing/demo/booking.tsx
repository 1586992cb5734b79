import { data, redirect } from 'react-router';
import { submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { statusOf } from '../forms/send-form.server.ts';
import type { Route } from './+types/booking.ts';
import { changeBooking } from './change-booking.server.ts';
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

export async function loader(asked: Route.LoaderArgs) {
  const opened = await openBooking(asked);
  return data(opened, { status: 'closed' in opened ? 404 : 200 });
}

export async function action(asked: Route.ActionArgs) {
  const changed = await changeBooking(asked);
  if ('to' in changed) throw redirect(changed.to, 303);
  return data(changed, { status: statusOf(changed) });
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
