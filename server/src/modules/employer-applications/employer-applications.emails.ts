import type { ApplicationState } from '@portway/contracts/jobs/job-choices';
import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../platform/mail/email.ts';

interface Decided {
  readonly position: string;
  readonly company: string;
  readonly state: ApplicationState;
  readonly url: string;
}

const words: Readonly<Record<ApplicationState, { readonly subject: string; readonly happened: string }>> = {
  pending: { subject: 'Pending', happened: 'is looking at your application again.' },
  interview: { subject: 'Interview', happened: 'has invited you to the next stage.' },
  offer: { subject: 'Offer', happened: 'wants to make you an offer.' },
  hired: { subject: 'Hired', happened: 'says that you are hired.' },
  rejected: { subject: 'Decided', happened: 'has decided not to go on with your application.' },
  withdrawn: { subject: 'Withdrawn', happened: 'no longer has your application.' },
};

/**
 * Tells a candidate how an application stands. What the employer wrote beside it, and what comes next, is read behind
 * the log-in: no words of theirs travel under our name.
 */
export function decisionEmail({ position, company, state, url }: Decided): EmailContent {
  const { subject, happened } = words[state];
  return {
    subject: `News of your application: ${subject}`,
    preview: `${position}, ${company}`,
    heading: position,
    paragraphs: [`${company} ${happened}`],
    actions: [{ label: 'See your application', url }],
    foot: [`You applied on ${product}. Choose under Notifications whether we write about this.`],
  };
}
