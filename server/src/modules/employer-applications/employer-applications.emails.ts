import type { ApplicationState } from '@portway/contracts/jobs/job-choices';
import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../platform/mail/email.ts';

interface Decided {
  readonly position: string;
  readonly company: string;
  readonly state: ApplicationState;
  readonly url: string;
}

const happened: Readonly<Record<ApplicationState, string>> = {
  pending: 'is looking at your application again.',
  interview: 'has invited you to the next stage.',
  offer: 'wants to make you an offer.',
  hired: 'has hired you.',
  rejected: 'has decided not to take your application further.',
  withdrawn: 'no longer has your application.',
};

/**
 * Tells a candidate the new status of an application. The employer's note and the next step are shown only
 * behind the log-in: no words of theirs are sent under our name.
 */
export function decisionEmail({ position, company, state, url }: Decided): EmailContent {
  return {
    subject: `Update on your application to ${company}`,
    preview: `${position}, ${company}`,
    heading: position,
    paragraphs: [`${company} ${happened[state]}`],
    actions: [{ label: 'See your application', url }],
    foot: [`You applied on ${product}. You can turn these emails off under Notifications.`],
  };
}
