import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';

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

/** Tells a candidate whom the employer never answered that the application has ended. */
export function endedEmail({ position, company, url }: Omit<Decided, 'state'>): EmailContent {
  return {
    subject: `Your application to ${company} has ended`,
    preview: `${position}, ${company}`,
    heading: position,
    paragraphs: [
      `${company} closed this job and did not give you an answer. We are sorry: please treat your application as ended.`,
      `The time for which ${company} keeps applications is over, so its copy of yours is now erased. Your own copy stays in your account until you delete it.`,
    ],
    actions: [{ label: 'See your application', url }],
    foot: [`You applied on ${product}. You can turn these emails off under Notifications.`],
  };
}
