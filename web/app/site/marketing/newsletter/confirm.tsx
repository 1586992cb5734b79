import { confirmSubscriptionOperation } from '@portway/contracts/site/newsletter/newsletter';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/confirm.ts';
import { LinkPage } from './link-page.tsx';
import { sendToken } from './send-token.server.ts';

const path = '/newsletter/confirm';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Confirm your subscription',
    description: 'Press the button to get an email when a rule or a fee of sponsorship changes.',
    canonical: path,
    index: false,
  });

/** The address contains a token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = (args: Route.ActionArgs) => sendToken(confirmSubscriptionOperation, args);

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function ConfirmSubscription({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      path={path}
      token={token}
      formState={actionData ?? idle}
      title="Confirm your subscription"
      lead="Press the button to get an email when a rule or a fee of sponsorship changes."
      button="Yes, send me the newsletter"
      onward={{ to: '/blogs', label: 'Read the latest articles' }}
    />
  );
}
