import type { EmailContent } from '../../../platform/mail/email.ts';

/** Sent whenever the account's log-in methods change. */
export function securityChanged(what: string, origin: string): EmailContent {
  return {
    subject: 'Your account’s security was changed',
    preview: what,
    heading: 'Your account’s security was changed',
    paragraphs: [
      what,
      'If that was not you, choose a new password at once, check your account’s security, and write to us.',
    ],
    actions: [
      { label: 'Check your security', url: `${origin}/dashboard/account/security` },
      { label: 'Write to us', url: `${origin}/contact` },
    ],
    foot: ['We always send this email, to protect your account. You cannot turn it off.'],
  };
}
