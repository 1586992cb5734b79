import type { EmailContent } from '../../../platform/mail/email.ts';

/** That the team removed the second factor. An owner who did not want that must know. */
export function secondFactorReset({ email, origin }: { email: string; origin: string }): EmailContent {
  return {
    subject: 'Your second factor was removed',
    preview: 'Our team removed it and logged you out everywhere.',
    heading: 'Your second factor was removed',
    paragraphs: [
      'Our team removed the authenticator app, the recovery codes and the passkeys from your account, and logged you out everywhere. We do that when someone tells us that they can no longer use them.',
      'Log in with your password. Then set up a second factor again under Security.',
      'If you did not ask for this, choose a new password now, and reply to this email.',
    ],
    actions: [
      { label: 'Log in', url: `${origin}/login?next=%2Fdashboard%2Faccount%2Fsecurity` },
      { label: 'Choose a new password', url: `${origin}/forgot` },
    ],
    foot: [`You are receiving this because ${email} has an account at ${origin}.`],
  };
}
