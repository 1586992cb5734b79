import type { EmailContent } from '../../platform/mail/email.ts';

const whatFor = {
  verify: { heading: 'Confirm your e-mail address', does: 'It makes your account.' },
  reset: { heading: 'Choose a new password', does: 'It lets you choose a new password.' },
  'log-in': {
    heading: 'Log in on a new device',
    does: 'It shows that the address is yours, so that you can log in.',
  },
  'change-email': {
    heading: 'Confirm your new e-mail address',
    does: 'It makes this the address of your account.',
  },
} as const;

/**
 * Carries a one-time code. It contains nothing users typed: the form could be abused to send text to
 * strangers.
 */
export function codeEmail(purpose: keyof typeof whatFor, code: string, origin: string): EmailContent {
  const { heading, does } = whatFor[purpose];
  return {
    subject: `${code} is your code`,
    preview: `${does} It works for 10 minutes.`,
    heading,
    paragraphs: [
      `Your code is ${code}. ${does}`,
      'It works once, for 10 minutes. We never ask for it in another way.',
    ],
    foot: [`Somebody entered this address at ${origin}. If that was not you, do nothing: nothing happens.`],
  };
}

/** To a user who signs up again, or whose address someone else tries. */
export function alreadyHaveAccount(origin: string): EmailContent {
  return {
    subject: 'You already have an account',
    preview: 'Log in, or choose a new password.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, signed up with this address. It has an account already, so nothing was changed.',
    ],
    actions: [
      { label: 'Log in', url: `${origin}/login` },
      { label: 'Choose a new password', url: `${origin}/forgot` },
    ],
    foot: ['If that was not you, do nothing: nothing happens.'],
  };
}

/** To someone who requests a code but has no account with this address. */
export function noAccount(origin: string): EmailContent {
  return {
    subject: 'There is no account with this address',
    preview: 'You may have signed up with another one.',
    heading: 'There is no account with this address',
    paragraphs: [
      'Somebody, probably you, asked us for a code. There is no account with this address: you may have signed up with another one.',
    ],
    actions: [{ label: 'Sign up', url: `${origin}/signup` }],
    foot: [`Somebody entered this address at ${origin}. If that was not you, do nothing: nothing happens.`],
  };
}

/** To the owner, whenever the password has changed. */
export function passwordChanged(origin: string): EmailContent {
  return {
    subject: 'Your password was changed',
    preview: 'You are logged out everywhere else.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other session has ended.',
      'Passkeys, an authenticator app and Google’s sign-in still lead in if you had them: look at them under Security.',
      'If that was not you, choose a new password at once and write to us.',
    ],
    actions: [
      { label: 'Choose a new password', url: `${origin}/forgot` },
      { label: 'Write to us', url: `${origin}/contact` },
    ],
    foot: ['We send this whenever a password changes; it cannot be switched off.'],
  };
}

/** To the owner, when Google sign-in is first linked to their account. */
export const googleLinked: EmailContent = {
  subject: 'Google’s sign-in leads to your account now',
  preview: 'Somebody signed in with Google as this address.',
  heading: 'Google’s sign-in leads to your account',
  paragraphs: [
    'Somebody signed in with Google as this address for the first time, and reached your account.',
    'If that was not you, look to your Google account first, then write to us.',
  ],
  foot: ['We send this whenever it happens; it cannot be switched off.'],
};
