import { randomUUID } from 'node:crypto';
import type { IssueContent } from '@portway/contracts/site/newsletter/issue-content';
import { renderEmail } from '../../../platform/mail/email.ts';
import { issueEmail } from './newsletter-issue.emails.ts';
import type { Batch, IssueMail, NewsletterSendingRepository } from './newsletter-sending.repository.ts';

export interface NewsletterSendingDeps {
  readonly repository: NewsletterSendingRepository;
  /** Asks for the next batch, in the transaction of this one. */
  readonly askAgain: (transaction: Parameters<Batch['after']>[0], id: string, at: Date) => Promise<void>;
  readonly readContent: (json: unknown) => IssueContent;
  /** The link that takes a subscriber off the list. */
  readonly endUrl: (subscriber: string) => string;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const batch = { size: 100, maxWaiting: 300 };
const second = 1000;
/** From then on the schedule of every minute is often enough: only what a server does not take is left. */
const watched = 600 * second;

/** Sends the issues of the newsletter, a batch at a time, to each subscriber once. */
export function newsletterSendingService(deps: NewsletterSendingDeps) {
  const { repository, askAgain, readContent, endUrl, origin, now } = deps;
  const mailTo: Batch['mailTo'] = (issue, subscriber): IssueMail => {
    const url = endUrl(subscriber.id);
    const email = issueEmail({
      subject: issue.subject,
      summary: issue.summary,
      lawChange: issue.law_change,
      content: readContent(issue.content),
      origin,
      pageUrl: `${origin}/newsletter/issues/${issue.slug}`,
      endUrl: url,
    });
    return {
      ...renderEmail(email),
      id: randomUUID(),
      bulk: true,
      kind: 'newsletter-issue',
      to: subscriber.email,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `newsletter <newsletter.${new URL(origin).hostname}>`,
      },
    };
  };
  return {
    /** The next batch of every issue that is being sent: a safety net for batches that were interrupted. */
    async sendDue(): Promise<void> {
      await repository.settle(new Date(now()));
      for (const id of await repository.sending())
        await repository.writeBatch(id, { ...batch, mailTo, after: async () => {} });
    },
    /** The next batch of one issue; asks for another one as long as there is something to do. */
    async sendNext(id: string): Promise<void> {
      await repository.settle(new Date(now()));
      await repository.writeBatch(id, {
        ...batch,
        mailTo,
        async after(transaction, { sent_at }, unwritten) {
          const began = sent_at?.getTime() ?? 0;
          if (unwritten || now() - began < watched)
            await askAgain(transaction, id, new Date(now() + 3 * second));
        },
      });
    },
  };
}

export type NewsletterSending = ReturnType<typeof newsletterSendingService>;
