import type { Letter } from '../../platform/mail/email.ts';

const always = 'We send this whenever it happens; it cannot be switched off.';

/** To the address that was, when another takes its place. */
export function emailChanged(origin: string): Letter {
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

/** To the new address, where it belongs to another account already. */
export function addressTaken(origin: string): Letter {
  return {
    subject: 'This address has an account already',
    preview: 'Nothing was changed.',
    heading: 'This address has an account already',
    paragraphs: ['Somebody wanted to use this address for another account. Nothing was changed.'],
    actions: [{ label: 'Log in', url: `${origin}/login` }],
    foot: ['If that was not you, do nothing: nothing happens.'],
  };
}

/** Whenever what guards an account changes. */
export function securityChanged(what: string, origin: string): Letter {
  return {
    subject: 'How your account is guarded was changed',
    preview: what,
    heading: 'Your account’s security was changed',
    paragraphs: [
      what,
      'If that was not you, choose a new password at once, look at what guards your account, and write to us.',
    ],
    actions: [
      { label: 'See what guards it', url: `${origin}/dashboard/account/security` },
      { label: 'Write to us', url: `${origin}/contact` },
    ],
    foot: [always],
  };
}
