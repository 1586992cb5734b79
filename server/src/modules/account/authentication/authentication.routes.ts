import {
  checkResetCodeOperation,
  forgotOperation,
  logInOperation,
  resendCodeOperation,
  resetOperation,
  signUpOperation,
  verifyOtpOperation,
} from '@portway/contracts/account/authentication/auth';
import { setFirstPasswordOperation } from '@portway/contracts/account/authentication/first-password';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type Cookies, claimFor, letIn, markedOrigin, originOf } from '../../../platform/http/credentials.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { FirstPasswords } from './first-password.service.ts';
import type { LogIns } from './log-in/log-in.service.ts';
import type { SignUps } from './sign-up.service.ts';

interface Accounts {
  readonly signUps: SignUps;
  readonly logIns: LogIns;
  readonly firstPasswords: FirstPasswords;
  readonly cookies: Cookies;
}

export function authenticationRoutes(
  api: Hono<AppEnv>,
  { signUps, logIns, firstPasswords, cookies }: Accounts,
): void {
  serve(api, signUpOperation, (request, { context }) =>
    signUps.signUp(request, markedOrigin(context, cookies), claimFor(context, cookies)),
  );
  serve(api, verifyOtpOperation, (request, { context }) =>
    signUps.verify(request, originOf(context, cookies), cookies.read(context, 'sign-up')),
  );
  serve(api, resendCodeOperation, (request, { context }) =>
    signUps.resend(request, markedOrigin(context, cookies)),
  );
  serve(api, forgotOperation, ({ email }, { context }) =>
    signUps.resend({ email, purpose: 'reset' }, markedOrigin(context, cookies)),
  );
  serve(api, logInOperation, async (request, { context }) =>
    letIn(context, cookies, await logIns.logIn(request, originOf(context, cookies))),
  );
  serve(api, checkResetCodeOperation, (request, { context }) =>
    logIns.checkCode(request, originOf(context, cookies)),
  );
  serve(api, resetOperation, (request, { context }) => logIns.reset(request, originOf(context, cookies)));
  serve(api, setFirstPasswordOperation, (request, { context }) =>
    firstPasswords.set(request, originOf(context, cookies)),
  );
}
