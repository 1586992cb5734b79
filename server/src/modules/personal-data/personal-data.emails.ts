import type { EmailContent } from '../../platform/mail/email.ts';

/** When a deletion was asked for. */
export function deletionAsked(day: string, origin: string): EmailContent {
  return {
    subject: 'Your account will be deleted',
    preview: `On ${day}. Until then you can keep it.`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `On ${day} your account and everything in it is deleted. Until then, log in and choose “Keep my account” to undo it.`,
    ],
    actions: [{ label: 'Keep my account', url: `${origin}/dashboard/account/data` }],
    foot: ['We send this whenever it happens; it cannot be switched off.'],
  };
}
