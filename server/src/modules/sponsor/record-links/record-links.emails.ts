import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { isPlain } from '../../../platform/mail/plain-words.ts';

interface Asked {
  readonly organisation: string | null;
  readonly by: string;
  readonly asks: string;
  readonly note: string | null;
  /** In words. */
  readonly openUntil: string;
  readonly acknowledges: boolean;
  readonly url: string;
}

/**
 * A worker is asked for one thing. Names and lines that others typed are left out where they could be more than that: the
 * page of the link shows them.
 */
export function recordAskedEmail(asked: Asked): EmailContent {
  const { organisation, by, asks, note, openUntil, acknowledges, url } = asked;
  const name = organisation !== null && isPlain(organisation) ? organisation : 'Your employer';
  const who = isPlain(by) ? `${by} at ${name}` : name;
  const what = isPlain(asks) ? asks : 'one document';
  return {
    subject: acknowledges
      ? `${name} asks whether you were given information on your rights`
      : `${name} asks you for one document`,
    preview: `The link opens until ${openUntil}. You need no account.`,
    heading: acknowledges ? 'Were you given this?' : `${name} asks you for one document`,
    paragraphs: [
      acknowledges
        ? `${who} keeps proof that you were given information on UK employment rights.`
        : `${who} asks for: ${what}.`,
      ...(note !== null && isPlain(note) ? [note] : []),
      `The link opens until ${openUntil}, and is over once you have sent it. You need no account.`,
    ],
    actions: [{ label: acknowledges ? 'See the information and answer' : 'Send it', url }],
    foot: [
      `${name} sent this with ${product}. If you do not know them, you can ignore this email: nothing is sent by itself.`,
    ],
  };
}
