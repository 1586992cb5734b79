import type { EmailContent } from '../../platform/mail/email.ts';

const always = 'We send this whenever it happens; it cannot be switched off.';

/** To the old address, when another replaces it. */
export function emailChanged(origin: string): EmailContent {
  return {
    subject: 'The e-mail address of your account was changed',
    preview: 'This address no longer leads to your account.',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      'Your account has another e-mail address from now on; you log in with that one.',
      'If that was not you, write to us at once.',
    ],
    actions: [{ label: 'Write to us', url: `${origin}/contact` }],
    foot: [always],
  };
}

/** To the new address, when it already belongs to another account. */
export function addressTaken(origin: string): EmailContent {
  return {
    subject: 'This address has an account already',
    preview: 'Nothing was changed.',
    heading: 'This address has an account already',
    paragraphs: ['Somebody wanted to use this address for another account. Nothing was changed.'],
    actions: [{ label: 'Log in', url: `${origin}/login` }],
    foot: ['If that was not you, do nothing: nothing happens.'],
  };
}
