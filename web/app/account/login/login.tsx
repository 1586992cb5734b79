import { useEffect, useRef } from 'react';
import { Link, useSearchParams, useSubmit } from 'react-router';
import { pageMeta } from '../../page/page-meta.ts';
import { nextPath } from '../../page/signed-in.ts';
import { notAfterSending } from '../../page/turn.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage, Points } from '../account-page.tsx';
import { untouched } from '../account-turn.ts';
import { useLoggedIn } from '../kept-here.ts';
import { useOnward, withNext } from '../onward.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/login.ts';
import { type LogInTurn, logIn } from './log-in.ts';
import { LogInForm } from './log-in-form.tsx';
import { logInWays } from './log-in-ways.server.ts';
import { OtherWays } from './other-ways.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Log in',
    description: 'Log in to your Portway account with your e-mail and password, or with a passkey.',
    canonical: '/login',
  });

export const loader = (asked: Route.LoaderArgs) => logInWays(asked);
export const action = (asked: Route.ActionArgs) => withoutScripts(asked);
export const shouldRevalidate = notAfterSending;
export const clientAction = ({ request }: Route.ClientActionArgs) => logIn(request);

export default function LogIn({ loaderData: { google }, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const turn: LogInTurn = actionData ?? turnOf(query);
  const back = query.get('google') === 'done';
  const asked = turn.codeFor === undefined && turn.onward === undefined;
  useOnward(turn.onward);
  useGoogleReturn(back);
  return (
    <AccountPage
      eyebrow="Log in"
      title="Welcome Back!"
      lead="Go on where you left off."
      aside={<Points points={whenStuck} />}
    >
      {back && actionData === undefined ? (
        <Notice live title="Signing you in with Google..." />
      ) : (
        <>
          {turn.onward === undefined && <AlreadyIn to={nextPath(query, '/dashboard')} />}
          <LogInForm turn={turn} />
        </>
      )}
      {asked && <OtherWays google={google} />}
      {asked && <NewHere />}
    </AccountPage>
  );
}

const fromGoogle: Readonly<Record<string, string | undefined>> = {
  refused: 'Google’s sign-in did not work. Try again, or use your e-mail and password.',
  exists: 'There is an account with this address already. Log in with your password instead.',
};

/** Google may have sent the visitor back without an answer. */
function turnOf(query: URLSearchParams): LogInTurn {
  const message = fromGoogle[query.get('google') ?? ''];
  if (message === undefined) return untouched;
  return { ...untouched, outcome: { kind: 'error', message } };
}

/** Back from Google, the log-in is finished at once, and only once. */
function useGoogleReturn(back: boolean): void {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    void submit({ way: 'google' }, { method: 'post', preventScrollReset: true });
  }, [back, submit]);
}

function AlreadyIn({ to }: { to: string }) {
  if (!useLoggedIn()) return null;
  return (
    <Notice kind="success" title="You are logged in already" className="mb-6">
      <p className="mb-3">Go on, or log in below with another account.</p>
      <LinkButton to={to}>{to === '/dashboard' ? 'Go to your dashboard' : 'Go on'}</LinkButton>
    </Notice>
  );
}

function NewHere() {
  const [query] = useSearchParams();
  return (
    <p className="mt-6 text-center text-ink-2">
      New to Portway?{' '}
      <Link to={withNext('/signup', query)} className="font-semibold text-link underline underline-offset-4">
        Create an account
      </Link>
    </p>
  );
}

const whenStuck = [
  ['Forgotten your password?', 'We mail you a code, and you choose a new one. Nothing else changes.'],
  ['Not confirmed your address yet?', 'Log in all the same: we mail you a new code and ask for it.'],
  ['Lost the phone with your codes?', 'Use one of your recovery codes in the place of the app’s code.'],
  [
    'Only looking around?',
    <Link key="tools" to="/tools" className="text-link underline underline-offset-4">
      The tools need no account
    </Link>,
  ],
] as const;
