import type { EmailContent } from '../../../platform/mail/email.ts';

/** When a deletion was asked for. */
export function deletionAsked(day: string, origin: string): EmailContent {
  return {
    subject: 'Your account will be deleted',
    preview: `On ${day}. Until then you can keep it.`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `We will delete your account and everything in it on ${day}. To keep it, log in before then and choose “Keep my account”.`,
    ],
    actions: [{ label: 'Keep my account', url: `${origin}/dashboard/account/data` }],
    foot: ['We always send this email, to protect your account. You cannot turn it off.'],
  };
}
