import { authenticationOperations } from '@portway/contracts/account/authentication/auth';
import { firstPasswordOperations } from '@portway/contracts/account/authentication/first-password';
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
  serve(
    api,
    { ...authenticationOperations, ...firstPasswordOperations },
    {
      signUpOperation: (request, { context }) =>
        signUps.signUp(request, markedOrigin(context, cookies), claimFor(context, cookies)),
      verifyOtpOperation: async (request, { context }) => {
        const claim = cookies.read(context, 'sign-up');
        const { entry, ...verified } = await signUps.verify(request, originOf(context, cookies), claim);
        return entry === undefined ? verified : { ...verified, ...letIn(context, cookies, entry) };
      },
      resendCodeOperation: (request, { context }) => signUps.resend(request, markedOrigin(context, cookies)),
      forgotOperation: ({ email }, { context }) =>
        signUps.resend({ email, purpose: 'reset' }, markedOrigin(context, cookies)),
      logInOperation: async (request, { context }) =>
        letIn(context, cookies, await logIns.logIn(request, originOf(context, cookies))),
      checkResetCodeOperation: (request, { context }) =>
        logIns.checkCode(request, originOf(context, cookies)),
      resetOperation: (request, { context }) => logIns.reset(request, originOf(context, cookies)),
      setFirstPasswordOperation: (request, { context }) =>
        firstPasswords.set(request, originOf(context, cookies)),
    },
  );
}
