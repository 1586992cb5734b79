import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  type FormValues,
  fieldOf,
  formValues,
  idle,
  notAfterSubmit,
  succeeded,
} from '../../../kit/forms/form-state.ts';
import { keepToken } from '../../../kit/loading/signed-in.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { zoneToday } from '../../../text/time-zones/time-zones.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { type AccountFormState, openly, refusedForm } from '../account-form-state.ts';
import { AccountPage, Points } from '../account-page.tsx';
import { forgetEmail, storedEmail, storeEmail, storeResetCode, useStored } from '../browser-storage.ts';
import { useContinueTo, withNext } from '../continue-to.ts';
import { EmailField } from '../email-field.tsx';
import { postToApi } from '../post-to-api.ts';
import { withoutScripts } from '../without-scripts.server.ts';
import type { Route } from './+types/otp.ts';

/** Where to correct a wrong email address. */
const correctionPaths: Record<Purpose, string> = { verify: '/signup', reset: '/forgot', 'log-in': '/login' };

/** The email address the code was sent to; a field for it in a browser that does not know it. */
function SentTo({ formState }: { formState: AccountFormState }) {
  const email = useStored(storedEmail);
  const query = useQuery();
  if (email === '' || formState.fieldErrors.email !== undefined)
    return <EmailField formState={formState} hint="The one we sent the code to." />;
  return (
    <div className="rounded-16 bg-mint p-4">
      <p className="text-14 text-ink-2">Sent to</p>
      <p className="font-semibold">{email ?? 'your email address'}</p>
      <input type="hidden" name="email" value={email ?? ''} />
      <Link
        to={withNext(correctionPaths[purposeIn(query)], query)}
        className="inline-flex min-h-11 items-center text-15 font-semibold text-link underline underline-offset-4"
      >
        Change address
      </Link>
    </div>
  );
}

const pauseSeconds = 60;

/** Requests a new code, at most once a minute: the old one is then invalid, and email takes a moment. */
function Resend({ purpose }: { purpose: Purpose }) {
  const [notice, setNotice] = useState('');
  const [secondsLeft, setSecondsLeft] = useCountdown();

  async function ask({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (secondsLeft > 0 || form === null) return;
    setNotice('');
    setSecondsLeft(pauseSeconds);
    const email = String(new FormData(form).get('email') ?? '').trim();
    const { ok, message, fields } = await postToApi('/api/auth/resend-otp', { email, purpose });
    if (!ok) setSecondsLeft(0);
    setNotice(ok ? message : `Error: ${fields.email ?? message}`);
  }

  return (
    <div className="needs-scripts">
      {/* Not disabled, so that it keeps focus; while it waits, it shows how long. */}
      <button
        type="button"
        aria-disabled={secondsLeft > 0 || undefined}
        onClick={ask}
        className={classNames(
          'inline-flex min-h-11 items-center text-15 font-semibold',
          secondsLeft > 0 ? 'text-ink-2' : 'text-link underline underline-offset-4',
        )}
      >
        {secondsLeft > 0 ? `Send a new code in ${secondsLeft} seconds` : 'Send a new code'}
      </button>
      <p role="status" className="text-14 text-ink-2">
        {notice}
      </p>
    </div>
  );
}

/** A countdown in seconds. */
function useCountdown() {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft] as const;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Enter your code',
    description: 'Enter the six digits that Portway has emailed to you.',
    canonical: '/otp',
    index: false,
  });

export const action = (args: Route.ActionArgs) => withoutScripts(args);
export const shouldRevalidate = notAfterSubmit;
export const clientAction = ({ request }: Route.ClientActionArgs) => checkCode(request);

const leads = {
  verify: 'We have emailed you six digits. They show that the address is yours.',
  reset: 'We have emailed you. If the address has an account, the email has six digits for a new password.',
  'log-in':
    'Someone entered many wrong passwords for this address today. Enter the six digits in our email to show that it is yours, and then log in.',
};
const eyebrows = { verify: 'Sign up', reset: 'New password', 'log-in': 'Log in' };

export default function EnterCode({ actionData }: Route.ComponentProps) {
  const query = useQuery();
  const purpose = purposeIn(query);
  const formState: CodeFormState = actionData ?? idle;
  useContinueTo(formState);
  return (
    <AccountPage
      eyebrow={eyebrows[purpose]}
      title="Enter your code"
      lead={leads[purpose]}
      aside={<Points points={noMail} />}
    >
      {formState.choosePassword ? (
        <ChoosePassword message={formState.message} />
      ) : (
        <AccountForm formState={formState} button="Verify">
          <SentTo formState={formState} />
          <div>
            <TextField
              {...fieldOf(formState, 'otp')}
              label="One-time code"
              hint="Six digits. It does not matter if you paste spaces with them."
              autoComplete="one-time-code"
              inputMode="numeric"
            />
            {formState.continueTo === undefined && <Resend purpose={purpose} />}
          </div>
        </AccountForm>
      )}
    </AccountPage>
  );
}

/** The code was right, but the password was set in another browser, so it may be a stranger's. */
function ChoosePassword({ message }: { message: string }) {
  return (
    <Notice kind="success" title={message} live>
      <p>
        You began in another browser. To be sure that only you know the password, choose one now. We will
        email you a code for it.
      </p>
      <LinkButton to="/forgot" className="mt-3">
        Choose a password
      </LinkButton>
    </Notice>
  );
}

const noMail = [
  ['Nothing in your inbox?', 'Wait a minute, and check your junk or spam folder. Then ask for a new code.'],
  [
    'More than one code?',
    'A code works only in the browser that asked for it. Once you ask for a new one, the old one stops working.',
  ],
  ['On another device?', 'Ask for a new code here.'],
  ['Too late?', 'A code works once, for ten minutes, and stops working after five wrong tries.'],
] as const;

type CodeFormState = AccountFormState & {
  /** The email address is confirmed, but its owner must choose a new password. */
  readonly choosePassword?: true;
};

/** Sends the code to the server and returns the form's state. */
async function checkCode(request: Request): Promise<CodeFormState> {
  const values = formValues(await request.formData());
  const query = new URL(request.url).searchParams;
  return { ...(await attempt(values, query)), values: openly(values) };
}

function send(purpose: Purpose, code: { readonly email: string; readonly otp: string }) {
  if (purpose === 'verify') return postToApi('/api/auth/verify-otp', { ...code, timeZone: deviceZone() });
  return postToApi('/api/auth/check-otp', { ...code, purpose });
}

async function attempt({ email = '', otp = '' }: FormValues, query: URLSearchParams): Promise<CodeFormState> {
  const purpose = purposeIn(query);
  const response = await send(purpose, { email: email.trim(), otp });
  if (!response.ok) return refusedForm(response, ['email', 'otp']);
  storeEmail(email.trim());
  const success = succeeded(response.message, undefined);
  if (purpose === 'reset') {
    storeResetCode(otp);
    return { ...success, continueTo: withNext('/reset', query) };
  }
  if (response.body.next === 'choose-password') return { ...success, choosePassword: true };
  const continueTo = withNext('/login', query);
  return keepsSession(response.body.token)
    ? { ...success, continueTo, hasSession: true }
    : { ...success, continueTo };
}

/** Whether a session has begun in this browser, which signed up. Where storage is blocked, `/login` asks. */
function keepsSession(token: unknown): boolean {
  if (typeof token !== 'string') return false;
  try {
    keepToken(token);
  } catch {
    return false;
  }
  forgetEmail();
  return true;
}

/** The IANA name of this device's time zone, with which the profile of a candidate begins. */
const deviceZone = () => zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * What a code is for: to confirm an email address, to choose a new password, or to log in on a new device
 * after others entered too many wrong passwords.
 */
type Purpose = 'verify' | 'reset' | 'log-in';

function purposeIn(query: URLSearchParams): Purpose {
  const purpose = query.get('purpose');
  return purpose === 'reset' || purpose === 'log-in' ? purpose : 'verify';
}
