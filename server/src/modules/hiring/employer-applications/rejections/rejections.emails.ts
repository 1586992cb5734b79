import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../../platform/mail/email.ts';

/** What the placeholders of a letter stand for. */
export interface Reader {
  readonly fullName: string;
  readonly position: string;
  readonly company: string;
}

/** A letter with its placeholders filled in, for one person. */
export function filledIn(text: string, { fullName, position, company }: Reader): string {
  const [firstName = fullName] = fullName.split(' ');
  return text
    .replaceAll('{first name}', firstName)
    .replaceAll('{name}', fullName)
    .replaceAll('{job}', position)
    .replaceAll('{organisation}', company);
}

interface Rejected extends Reader {
  readonly subject: string;
  /** As the recruiter wrote it, filled in. */
  readonly text: string;
  readonly url: string;
}

/** The employer's own words to somebody whom it rejects. They are marked as its words, not ours. */
export function rejectionEmail({ subject, text, company, position, url }: Rejected): EmailContent {
  return {
    subject,
    preview: `${position}, ${company}`,
    heading: `${company} wrote to you about ${position}`,
    paragraphs: text.split(/\n{2,}/),
    actions: [{ label: 'See your application', url }],
    foot: [
      `You applied to ${company} on ${product}. These are its words; reply under Messages.`,
      'You can turn these emails off under Notifications.',
    ],
  };
}
