import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { organisationSubject } from '../../../platform/mail/organisation-mail.ts';
import { isPlain } from '../../../platform/mail/plain-words.ts';

/** The unread messages of a user. */
export interface Unread {
  readonly side: 'candidate' | 'employer';
  /** Who wrote last. */
  readonly author: string;
  readonly company: string;
  readonly position: string;
  readonly messages: number;
  readonly conversation: string;
  /** The workspace of an employer's reader. */
  readonly organisation: string | null;
}

/**
 * Tells a user that they have unread messages: from whom and about which job, never the text. Users choose
 * their own names, and the mail carries them under our name, so a name that could be more than a name is left
 * out.
 */
export function unreadEmail(unread: Unread, origin: string): EmailContent {
  const { side, author, company, position, messages, conversation, organisation } = unread;
  const at = side === 'candidate' && isPlain(company) ? ` of ${company}` : '';
  const unnamed = side === 'candidate' ? 'An employer' : 'A candidate';
  const who = isPlain(author) ? `${author}${at}` : unnamed;
  const about = isPlain(position) ? position : 'a job';
  const many = messages === 1 ? 'a message' : `${messages} messages`;
  const heading = messages === 1 ? 'You have a new message' : 'You have new messages';
  return {
    subject: organisationSubject(side === 'employer' ? company : null, heading),
    preview: `${who}, about ${about}`,
    heading,
    paragraphs: [
      `${who} has written ${many} to you about ${about}. You can read it and reply on ${product}.`,
    ],
    actions: [
      side === 'candidate'
        ? { label: 'Read and reply', url: `${origin}/dashboard/messages?conversation=${conversation}` }
        : {
            label: 'Read and reply',
            url: `${origin}/dashboard/hiring/messages?conversation=${conversation}&workspace=${organisation}`,
          },
    ],
    foot: [
      'We email you once, and not again until you have read your messages. You can turn these emails off under Notifications.',
    ],
  };
}

export interface Report {
  readonly what: 'a conversation' | 'a job';
  readonly reason: string;
  readonly text: string;
  readonly reporter: { readonly name: string; readonly email: string };
  readonly about: Readonly<Record<string, string>>;
}

/** To the team: a user's report. */
export function reportEmail({ what, reason, text, reporter, about }: Report): EmailContent {
  const facts = { Name: reporter.name, Email: reporter.email, Reason: reason, ...about, Message: text };
  return {
    subject: `A report: ${reason}`,
    preview: `${reporter.name} has reported ${what}.`,
    heading: `Someone has reported ${what}`,
    paragraphs: ['Reply to this email to reach the person who reported it. The other side does not know.'],
    facts: Object.entries(facts).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    foot: ['It is in the staff workspace. We delete it after two years.'],
  };
}
