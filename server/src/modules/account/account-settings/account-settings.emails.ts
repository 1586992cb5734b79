import type { EmailContent } from '../../../platform/mail/email.ts';

const always = 'We always send this email, to protect your account. You cannot turn it off.';

/** To the old address, when another replaces it. */
export function emailChanged(origin: string): EmailContent {
  return {
    subject: 'Your account’s email address was changed',
    preview: 'You can no longer log in with this address.',
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now has a different email address. Log in with that one from now on.',
      'If that was not you, write to us at once.',
    ],
    actions: [{ label: 'Write to us', url: `${origin}/contact` }],
    foot: [always],
  };
}

/** To the new address, when it already belongs to another account. */
export function addressTaken(origin: string): EmailContent {
  return {
    subject: 'This address already has an account',
    preview: 'Nothing was changed.',
    heading: 'This address already has an account',
    paragraphs: ['Someone tried to use this address for another account. Nothing was changed.'],
    actions: [{ label: 'Log in', url: `${origin}/login` }],
    foot: ['If that was not you, you can ignore this email.'],
  };
}
