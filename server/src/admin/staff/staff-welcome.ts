import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../platform/mail/email.ts';

/** To somebody who has just become one of the team. */
export function staffWelcome(email: string, origin: string): EmailContent {
  return {
    subject: `Your place at the ${product} desk`,
    preview: 'Choose a password, then set up a second factor.',
    heading: `Welcome to the ${product} desk`,
    paragraphs: [
      'You now have an account for the staff desk. It has no password yet.',
      '1. Choose a password. We will email you a code for it.\n2. Log in.\n3. Set up a passkey or an authenticator app. Nobody can open the desk without one.',
    ],
    actions: [
      { label: 'Choose a password', url: `${origin}/forgot` },
      { label: 'Go to the desk', url: `${origin}/staff` },
    ],
    foot: [
      `The operator of ${origin} made this account for ${email}. If that is a mistake, reply to this email.`,
    ],
  };
}
