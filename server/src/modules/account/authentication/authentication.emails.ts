import type { EmailContent } from '../../../platform/mail/email.ts';

const whatFor = {
  verify: { heading: 'Confirm your email address', does: 'Enter it to finish creating your account.' },
  reset: { heading: 'Choose a new password', does: 'Enter it to choose a new password.' },
  'log-in': {
    heading: 'Log in on a new device',
    does: 'Enter it to show that the address is yours and log in.',
  },
  'change-email': {
    heading: 'Confirm your new email address',
    does: 'Enter it to make this the address of your account.',
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
      'It works once, for 10 minutes. Never give it to anyone: we only ask for it on our site.',
    ],
    foot: [`Someone entered this address at ${origin}. If that was not you, you can ignore this email.`],
  };
}

/** To a user who signs up again, or whose address someone else tries. */
export function alreadyHaveAccount(origin: string): EmailContent {
  return {
    subject: 'You already have an account',
    preview: 'Log in, or choose a new password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, signed up with this address. It already has an account, so nothing was changed.',
    ],
    actions: [
      { label: 'Log in', url: `${origin}/login` },
      { label: 'Choose a new password', url: `${origin}/forgot` },
    ],
    foot: ['If that was not you, you can ignore this email.'],
  };
}

/** To someone who requests a code but has no account with this address. */
export function noAccount(origin: string): EmailContent {
  return {
    subject: 'There is no account with this address',
    preview: 'You may have signed up with another one.',
    heading: 'There is no account with this address',
    paragraphs: [
      'Someone, probably you, asked us for a code. There is no account with this address. You may have signed up with another one.',
    ],
    actions: [{ label: 'Sign up', url: `${origin}/signup` }],
    foot: [`Someone entered this address at ${origin}. If that was not you, you can ignore this email.`],
  };
}

/** To the owner, whenever the password has changed. */
export function passwordChanged(origin: string): EmailContent {
  return {
    subject: 'Your password was changed',
    preview: 'You are logged out everywhere else.',
    heading: 'Your password was changed',
    paragraphs: [
      'Your account’s password has just been changed, and every other session has ended.',
      'Any passkeys, authenticator app or Google sign-in you had still work. Check them under Security.',
      'If that was not you, choose a new password at once and write to us.',
    ],
    actions: [
      { label: 'Choose a new password', url: `${origin}/forgot` },
      { label: 'Write to us', url: `${origin}/contact` },
    ],
    foot: ['We always send this email, to protect your account. You cannot turn it off.'],
  };
}

/** To the owner, when Google sign-in is first linked to their account. */
export const googleLinked: EmailContent = {
  subject: 'You can now log in with Google',
  preview: 'Someone signed in with Google as this address.',
  heading: 'You can now log in with Google',
  paragraphs: [
    'Someone signed in with Google as this address for the first time, and opened your account.',
    'If that was not you, secure your Google account first, then write to us.',
  ],
  foot: ['We always send this email, to protect your account. You cannot turn it off.'],
};
