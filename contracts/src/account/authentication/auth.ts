import { forAnybody, forSignedIn } from '../../access.ts';
import { emailAddress } from '../../email-address.ts';
import {
  fullName,
  industry,
  messageResponse,
  newPassword,
  oneTimeCode,
  organisationName,
  password,
  role,
  secondFactorCode,
  website,
} from '../account-settings/account-fields.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { meOperation } from './me.ts';

const tag = 'Accounts';

export const signUpFields = {
  fullName,
  email: emailAddress,
  password: newPassword,
  role,
  organizationName: organisationName,
  website,
  industry,
  invitation: z
    .string()
    .max(400)
    .optional()
    .describe('The signed part of an invitation’s link: the new account joins that organisation.'),
};

const signUp = z.strictObject(signUpFields).meta({ id: 'SignUp' });
export type SignUp = z.output<typeof signUp>;

/** Starts an account; it exists once the mailed code has come back. */
export const signUpOperation = defineOperation({
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/signup',
  tag,
  access: forAnybody,
  summary: 'Starts an account and emails a one-time code.',
  description:
    'Answers the same whether or not the address has an account. An email tells the owner of the address which.',
  request: signUp,
  response: messageResponse,
});

const verified = z
  .object({
    message: z.string(),
    next: z
      .enum(['login', 'choose-password'])
      .describe(
        '`choose-password` when the sign-up came from a different browser. Its password is not kept.',
      ),
    token: z
      .string()
      .optional()
      .describe(
        'Only in the browser that signed up: the token of the session that begins, as from a log-in.',
      ),
  })
  .meta({ id: 'Verified' });

const verification = z
  .strictObject({
    email: emailAddress,
    otp: oneTimeCode,
    timeZone: z
      .string()
      .max(64)
      .optional()
      .describe(
        'The IANA name of the device’s time zone, with which a candidate’s profile begins. Ignored if unknown.',
      ),
  })
  .meta({ id: 'Verification' });

/** Makes the account of a sign-up whose code is right. */
export const verifyOtpOperation = defineOperation({
  id: 'verifyOtp',
  method: 'POST',
  path: '/api/auth/verify-otp',
  tag,
  access: forAnybody,
  summary: 'Confirms an email address with the code emailed to it. The account exists from then on.',
  description:
    'In the browser that signed up, it also begins a session, with the cookies of a log-in. Any other caller logs in afterwards.',
  request: verification,
  response: verified,
});

/** Mails a new code; the one before ends. */
export const resendCodeOperation = defineOperation({
  id: 'resendCode',
  method: 'POST',
  path: '/api/auth/resend-otp',
  tag,
  access: forAnybody,
  summary: 'Emails a new one-time code. The previous one stops working.',
  description:
    'Only the browser that requested a code can use it. For a program, only its network can. Nobody else can end or try it. At most 10 codes a day are emailed to an address from devices that have not logged in to its account (429 `codes-used-up`), and they may enter 50 wrong ones (429 `codes-closed`).',
  request: z
    .strictObject({ email: emailAddress, purpose: z.enum(['verify', 'reset', 'log-in']).default('verify') })
    .meta({ id: 'CodeRequest' }),
  response: messageResponse,
});

export const loggedIn = z
  .object({
    token: z
      .string()
      .describe(
        'Sent as `Authorization: Bearer …`. In a browser it counts only beside the cookie that came with it.',
      ),
  })
  .meta({ id: 'LoggedIn' });

/** Logs in. 401 `wrong-login`, `code-needed` or `wrong-code`; 403 `not-verified` after a new code was mailed, or `prove-address`. */
export const logInOperation = defineOperation({
  id: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  tag,
  access: forAnybody,
  summary: 'Logs in with email and password.',
  description:
    'An account with an authenticator app answers 401 `code-needed` to the right password alone. Send everything again, with `code`. After 100 wrong passwords in a day, a device that has not logged in to the account before gets 403 `prove-address`. Request a code with the purpose `log-in`, send it to `/api/auth/check-otp` with the same purpose, and log in then.',
  request: z
    .strictObject({ email: emailAddress, password, code: secondFactorCode.optional() })
    .meta({ id: 'LogIn' }),
  response: loggedIn,
});

export const forgotOperation = defineOperation({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot',
  tag,
  access: forAnybody,
  summary: 'Emails a code that allows a new password.',
  request: z.strictObject({ email: emailAddress }).meta({ id: 'Forgotten' }),
  response: messageResponse,
});

/** Looks at a reset code without using it up; a code for logging in is used up. */
export const checkResetCodeOperation = defineOperation({
  id: 'checkResetCode',
  method: 'POST',
  path: '/api/auth/check-otp',
  tag,
  access: forAnybody,
  summary:
    'Says whether a code is right. A code for a new password can still be used once. A code for logging in makes this device known to the account.',
  request: z
    .strictObject({
      email: emailAddress,
      otp: oneTimeCode,
      purpose: z.enum(['reset', 'log-in']).default('reset'),
    })
    .meta({ id: 'ResetCode' }),
  response: messageResponse,
});

export const resetOperation = defineOperation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset',
  tag,
  access: forAnybody,
  summary: 'Sets a new password with an emailed code, and ends every session.',
  request: z
    .strictObject({ email: emailAddress, otp: oneTimeCode, password: newPassword })
    .meta({ id: 'PasswordReset' }),
  response: messageResponse,
});

/** Proves again who is there: needed before what changes how one logs in, when the log-in is not fresh. */
export const confirmIdentityOperation = defineOperation({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/auth/confirm',
  tag,
  access: forSignedIn,
  summary: 'Confirms who is there, with the password, and with a code if the account asks for one.',
  description: 'Operations that need it answer 403 `confirm-identity`. It lasts for fifteen minutes.',
  request: z.strictObject({ password, code: secondFactorCode.optional() }).meta({ id: 'Confirmation' }),
  response: messageResponse,
});

/** Which ways lead in, besides email and password. */
export const logInWaysOperation = defineOperation({
  id: 'showLogInWays',
  method: 'GET',
  path: '/api/auth/ways',
  tag,
  access: forAnybody,
  summary: 'Which ways of logging in are switched on here.',
  response: z.object({ google: z.boolean() }).meta({ id: 'LogInWays' }),
});

/** The last step of Google’s sign-in: the page that Google sent back asks for its token. */
export const finishGoogleOperation = defineOperation({
  id: 'finishGoogle',
  method: 'POST',
  path: '/api/auth/google/finish',
  tag,
  access: forAnybody,
  summary: 'Exchanges the short-lived cookie from Google sign-in for a token.',
  request: z.strictObject({ code: secondFactorCode.optional() }).meta({ id: 'GoogleFinish' }),
  response: loggedIn,
});

export const authenticationOperations = {
  signUpOperation,
  verifyOtpOperation,
  resendCodeOperation,
  logInOperation,
  forgotOperation,
  checkResetCodeOperation,
  resetOperation,
} as const;

export const identityOperations = {
  meOperation,
  confirmIdentityOperation,
} as const;

export const googleOperations = {
  logInWaysOperation,
  finishGoogleOperation,
} as const;
