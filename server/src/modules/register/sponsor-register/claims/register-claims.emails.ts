import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../../platform/mail/email.ts';

/** To the person who asked: our team has looked at the entry that they say is theirs. */
export function claimDecided({
  confirm,
  answer,
  entryName,
  url,
}: {
  readonly confirm: boolean;
  /** Why not. */
  readonly answer: string;
  readonly entryName: string;
  readonly url: string;
}): EmailContent {
  const heading = confirm
    ? 'Your entry on the register is confirmed'
    : 'We could not confirm your entry on the register';
  return {
    subject: heading,
    preview: entryName,
    heading,
    paragraphs: confirm
      ? [
          `You said that “${entryName}” is your entry on the register of licensed sponsors. Our team has confirmed it, and your jobs now show it.`,
          'It has to be confirmed again if your organisation changes its name.',
        ]
      : [
          `You said that “${entryName}” is your entry on the register of licensed sponsors. Our team could not confirm that. Their reason: ${answer}`,
          'You can ask again, and send more that shows it is yours: a trading name, a company number, a letter.',
        ],
    actions: [{ label: 'Open your organisation', url }],
    foot: [`You are receiving this because you asked for it at ${product}.`],
  };
}
