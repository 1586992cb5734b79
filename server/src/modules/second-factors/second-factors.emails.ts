import type { EmailContent } from '../../platform/mail/email.ts';

/** Sent whenever the account's log-in methods change. */
export function securityChanged(what: string, origin: string): EmailContent {
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
    foot: ['We send this whenever it happens; it cannot be switched off.'],
  };
}
