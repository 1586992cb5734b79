import type { EmailContent } from '../../../platform/mail/email.ts';
import { london } from '../../../platform/time/local-time.ts';
import type { EnquiryRow } from './staff-enquiries.repository.ts';

/**
 * The fixed parts of a reply. They contain nothing the sender typed, so no form can be abused to send text.
 */
export interface Around {
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  readonly foot: readonly string[];
}

const words = {
  contact: { subject: 'Our answer to your message', what: 'You wrote to us on' },
  pricing: { subject: 'Our answer to your enquiry', what: 'You asked about our prices on' },
  university: { subject: 'Our answer to your registration', what: 'You registered your university on' },
  demo: { subject: 'About your booking', what: 'You booked a time with us on' },
  report: { subject: 'About your report', what: 'You reported a conversation on' },
  assessment: { subject: 'About your assessment', what: 'You took our sponsor licence assessment on' },
} as const;

export function around(
  { kind, email, created_at }: Pick<EnquiryRow, 'kind' | 'email' | 'created_at'>,
  origin: string,
): Around {
  const { subject, what } = words[kind];
  return {
    subject,
    heading: subject,
    opening: `${what} ${longDay.format(created_at)}.`,
    foot: [
      'Reply to this email to reach our team.',
      `You are receiving this because ${email} was entered in a form at ${origin}.`,
    ],
  };
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: london });

/** A reply as an email; an empty line in it begins a paragraph. */
export function answerEmail(text: string, { opening, ...rest }: Around): EmailContent {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return { ...rest, preview: paragraphs[0]?.slice(0, 120) ?? '', paragraphs: [opening, ...paragraphs] };
}
