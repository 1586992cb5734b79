import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../platform/mail/email.ts';

interface Invited {
  readonly organisation: string | null;
  readonly inviter: { readonly name: string; readonly email: string };
  readonly url: string;
}

/**
 * An invitation. The mail carries names typed by the inviter to strangers under our name, so the subject
 * contains none, and a name that could be more than a name is left out.
 */
export function invitationEmail({ organisation, inviter, url }: Invited): EmailContent {
  const where = organisation !== null && isPlainName(organisation) ? organisation : 'their organisation';
  const who = isPlainName(inviter.name) ? `${inviter.name} (${inviter.email})` : inviter.email;
  return {
    subject: `You are invited to an organisation on ${product}`,
    preview: 'The link works for seven days.',
    heading: `Join ${where}`,
    paragraphs: [`${who} has invited you to work together there. The link works for seven days.`],
    actions: [{ label: 'See the invitation', url }],
    foot: ['If you do not know who this is, you can ignore this email.'],
  };
}

/** Short, and with nothing that a mail program would turn into a link or a telephone number. */
function isPlainName(text: string): boolean {
  return text.length <= 60 && !/[/:@]|www\.|\p{L}\.\p{L}{2}|\d{5}|\d[\d ()-]{6}/iu.test(text);
}
