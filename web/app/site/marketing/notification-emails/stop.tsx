import { stopNotificationMailOperation } from '@portway/contracts/account/notifications/notifications';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { LinkPage } from '../newsletter/link-page.tsx';
import { sendToken } from '../newsletter/send-token.server.ts';
import type { Route } from './+types/stop.ts';

const path = '/notification-emails/stop';
const title = 'Stop these emails';
const lead = 'Press the button to stop emails of this kind. You still see everything in the app.';
const choices = { to: '/dashboard/account/notifications', label: 'Choose your emails' };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title, description: lead, canonical: path, index: false });

/** The address contains a token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = (args: Route.ActionArgs) => sendToken(stopNotificationMailOperation, args);

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function StopNotificationMail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      path={path}
      token={token}
      formState={actionData ?? idle}
      title={title}
      lead={lead}
      button="Stop these emails"
      onward={choices}
      eyebrow="Notifications"
      instead={choices}
    />
  );
}
