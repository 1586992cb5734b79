import { unsubscribeOperation } from '@portway/contracts/site/newsletter/newsletter';
import { idle, notAfterSubmit, submitFromBrowser } from '../../../kit/forms/form-state.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';
import { LinkPage } from './link-page.tsx';
import { sendToken } from './send-token.server.ts';

const path = '/newsletter/unsubscribe';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Unsubscribe',
    description: 'Press the button to stop the newsletter. Nothing else changes.',
    canonical: path,
    index: false,
  });

/** The address contains a token, so no cache may store the page. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = (args: Route.ActionArgs) => sendToken(unsubscribeOperation, args);

export const shouldRevalidate = notAfterSubmit;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  submitFromBrowser(request, serverAction);

export default function Unsubscribe({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      path={path}
      token={token}
      formState={actionData ?? idle}
      title="Unsubscribe"
      lead="Press the button to stop the newsletter. Nothing else changes."
      button="Unsubscribe"
      onward={{ to: '/', label: 'Go to the home page' }}
    />
  );
}
