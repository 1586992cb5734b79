import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { failed, fieldOf, idle, notAfterSubmit, succeeded } from '../../../kit/forms/form-state.ts';
import { arrivalMessage } from '../../../kit/loading/arrival-message.ts';
import { nextPath } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm, NeedsScripts, useSending, useSendOnce } from '../account-form.tsx';
import { AccountPage, Points } from '../account-page.tsx';
import { storedEndOfSession, useLoggedIn, useStored } from '../browser-storage.ts';
import { useContinueTo, withNext } from '../continue-to.ts';
import { EmailField } from '../email-field.tsx';
import { logInMethods } from '../log-in-methods.server.ts';
import { openJobs } from '../open-jobs.server.ts';
import { GoogleLink, Or, roleIn } from '../other-way.tsx';
import { useNextPreloaded } from '../use-next-preloaded.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/login.ts';
import { type LogInFormState, logIn } from './log-in.ts';
import type { LogInMethod } from './log-in-method.ts';

const refusal = (message: string): LogInFormState => failed(`Error: ${message}`);

/** The form's state after Google returned the visitor without logging them in. */
const refusals = new Map([
  ['refused', refusal('Google’s sign-in did not work. Try again, or use your email and password.')],
  ['exists', refusal('There is an account with this address already. Log in with your password instead.')],
]);

const formStateFromGoogle = (query: URLSearchParams): LogInFormState =>
  refusals.get(query.get('google') ?? '') ?? idle;

/** Completes the log-in once after returning from Google. */
function useGoogleReturn(back: boolean): void {
  const submit = useSubmit();
  const hasSubmitted = useRef(false);
  useEffect(() => {
    if (!back || hasSubmitted.current) return;
    hasSubmitted.current = true;
    void submit({ way: 'google' }, { method: 'post', preventScrollReset: true });
  }, [back, submit]);
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Log in',
    description: 'Log in to your Portway account with your email and password, or with a passkey.',
    canonical: '/login',
  });

export async function loader(args: Route.LoaderArgs) {
  const [methods, jobs] = await Promise.all([logInMethods(args), openJobs(args)]);
  return { ...methods, jobs };
}
export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => logIn(request);

export default function LogIn({ loaderData: { google, jobs }, actionData }: Route.ComponentProps) {
  const query = useQuery();
  const formState: LogInFormState = actionData ?? formStateFromGoogle(query);
  const back = query.get('google') === 'done';
  useContinueTo(formState);
  useNextPreloaded();
  useGoogleReturn(back);
  const hasArrived = useHasArrived() && actionData === undefined;
  return (
    <AccountPage
      eyebrow="Log in"
      title="Welcome Back!"
      lead="Carry on where you left off."
      aside={<Points points={whenStuck} />}
    >
      {hasArrived ? (
        <Arrived />
      ) : back && actionData === undefined ? (
        <Finishing />
      ) : (
        <Ways formState={formState} google={google} jobs={jobs} />
      )}
    </AccountPage>
  );
}

/** Whether the code of a sign-up led here, and the session that it began is still there. */
function useHasArrived(): boolean {
  const { state } = useLocation();
  const isLoggedIn = useLoggedIn();
  return isLoggedIn && isArrival(state);
}

const isArrival = (state: unknown) => typeof state === 'object' && state !== null && 'hasArrived' in state;

/** Leads who has just signed up to where they were going. */
function Arrived() {
  const to = nextPath(useQuery(), '/dashboard');
  const message = useStored(arrivalMessage) ?? '';
  useContinueTo({ ...succeeded(message, undefined), continueTo: to, hasSession: true });
  return (
    <Notice kind="success" live title={message || 'You are logged in'}>
      <p className="mb-3">One moment: your page is loading.</p>
      <LinkButton to={to} reloadDocument>
        Go on
      </LinkButton>
    </Notice>
  );
}

function Finishing() {
  return (
    <>
      <NeedsScripts />
      <Notice live title="Signing you in with Google..." />
    </>
  );
}

interface WaysProps {
  formState: LogInFormState;
  google: boolean;
  /** How many jobs are open, in words. */
  jobs: string;
}

/** The form keeps its position in the tree, because what was typed is in its uncontrolled fields. */
function Ways({ formState, google, jobs }: WaysProps) {
  const query = useQuery();
  const isFirstStep = formState.continueTo === undefined && formState.codeFor === undefined;
  return (
    <>
      {isFirstStep && <BrowseJobs jobs={jobs} />}
      {isFirstStep && <LoggedOut />}
      {isFirstStep && <AlreadyIn to={nextPath(query, '/dashboard')} />}
      <LogInForm formState={formState} />
      {isFirstStep && <OtherMethods google={google} />}
      {isFirstStep && <NewHere />}
    </>
  );
}

/** For somebody who did not log out themselves. */
function LoggedOut() {
  const hasEnded = useStored(storedEndOfSession) === 'yes';
  if (useLoggedIn() || !hasEnded) return null;
  return (
    <Notice title="You have been logged out" className="mb-6">
      Your session ended: nothing happened in it for a while, or it was ended on another device. Log in to go
      on where you were.
    </Notice>
  );
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
  const query = useQuery();
  return (
    <p className="mt-6 text-center text-ink-2">
      New to Portway?{' '}
      <Link to={withNext('/signup', query)} className="font-semibold text-link underline underline-offset-4">
        Create an account
      </Link>
    </p>
  );
}

function BrowseJobs({ jobs }: { jobs: string }) {
  return (
    <Link
      to="/jobs"
      className="mb-6 flex min-h-12 items-center gap-3 rounded-16 bg-mint px-4 py-2.5 font-semibold text-link hover:underline"
    >
      <SpriteIcon name="briefcase-business" size={20} className="shrink-0" />
      Browse {jobs} without an account
      <SpriteIcon name="arrow-right" size={20} className="ml-auto shrink-0" />
    </Link>
  );
}

const whenStuck = [
  [
    'Forgotten your password?',
    'We will email you a code, so that you can choose a new one. Nothing else changes.',
  ],
  ['Not confirmed your address yet?', 'Log in anyway. We will email you a new code and ask you for it.'],
  ['Lost the phone with your codes?', 'Use one of your recovery codes instead of the app’s code.'],
  [
    'Only looking around?',
    <Link key="tools" to="/tools" className="text-link underline underline-offset-4">
      The tools need no account
    </Link>,
  ],
] as const;

/** Log-in methods without a password. */
function OtherMethods({ google }: { google: boolean }) {
  const query = useQuery();
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Or />
      <PasskeyButton />
      {google && <GoogleLink role={roleIn(query)}>Sign in with Google</GoogleLink>}
    </div>
  );
}

function PasskeyButton() {
  const busy = useSending();
  const asking = useNavigation().formData?.get('way') === 'passkey';
  return (
    <Form method="post" preventScrollReset onSubmit={useSendOnce()} className="needs-scripts">
      <input type="hidden" name="way" value="passkey" />
      <Button look="outline" disabled={busy} className="w-full">
        {busy && asking ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
      </Button>
    </Form>
  );
}

/**
 * Email and password. While a code is requested they stay in the form, hidden, and are sent again with it:
 * the password is stored nowhere else.
 */
function LogInForm({ formState }: { formState: LogInFormState }) {
  const { codeFor } = formState;
  useFocusBack(formState);
  return (
    <AccountForm formState={formState} button="Submit">
      <input type="hidden" name="way" value={codeFor ?? 'password'} />
      <div className={codeFor === undefined ? 'flex flex-col gap-6' : 'hidden'}>
        <EmailField formState={formState} autoComplete="username" />
        <div>
          <PasswordField
            {...fieldOf(formState, 'password')}
            label="Password"
            autoComplete="current-password"
          />
          <Link
            to="/forgot"
            className="mt-1 inline-flex min-h-11 items-center text-15 font-semibold text-link underline underline-offset-4"
          >
            Forgot Password?
          </Link>
        </div>
      </div>
      {codeFor !== undefined && <CodeField formState={formState} way={codeFor} />}
    </AccountForm>
  );
}

/**
 * Focuses the first field when the user goes back from the code; if there are errors, their summary has
 * focus.
 */
function useFocusBack({ codeFor, fieldErrors }: LogInFormState): void {
  const previous = useRef(codeFor);
  useEffect(() => {
    const back = previous.current !== undefined && codeFor === undefined;
    if (back && Object.keys(fieldErrors).length === 0) document.getElementById('email')?.focus();
    previous.current = codeFor;
  }, [codeFor, fieldErrors]);
}

function CodeField({ formState, way }: { formState: LogInFormState; way: LogInMethod }) {
  const query = useQuery();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  query.delete('google');
  return (
    <div ref={box}>
      <h2 className="text-28">One more step</h2>
      <p className="mt-2 mb-6 text-ink-2">
        {way === 'google' ? 'Google knows you.' : 'Your password is right.'} Your account asks for a code as
        well.
      </p>
      <TextField
        {...fieldOf(formState, 'code')}
        label="Code from your authenticator app"
        hint="Or one of your recovery codes: each works one time."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LinkButton to={`/login?${query}`} look="quiet" preventScrollReset className="mt-2">
        Log in another way
      </LinkButton>
    </div>
  );
}
