import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';

const notYou = (origin: string) =>
  `You are receiving this because this address was entered at ${origin}. If that was not you, you can ignore this email. We will not email you again unless you confirm.`;

/** Asks the address's owner to confirm the subscription. */
export function toConfirm(confirmUrl: string, topics: string, origin: string): EmailContent {
  return {
    subject: `Please confirm: the ${product} newsletter`,
    preview: 'Confirm to get it. If you do not, we will not email you again.',
    heading: 'Do you want our newsletter?',
    paragraphs: [
      'It tells you what changes in the rules and fees of sponsorship, from which day, and where to check it.',
      ...(topics === '' ? [] : [`You chose these changes of the law: ${topics}.`]),
      'The link works for seven days.',
    ],
    actions: [{ label: 'Yes, send me the newsletter', url: confirmUrl }],
    foot: [notYou(origin)],
  };
}

interface AlreadyFacts {
  readonly endUrl: string;
  /** The topics that were chosen this time, where they are others than before. */
  readonly change: { readonly url: string; readonly topics: string } | undefined;
  readonly origin: string;
}

/** To a subscriber who signs up again: the site shows no difference, so only this email says so. */
export function receivesAlready({ endUrl, change, origin }: AlreadyFacts): EmailContent {
  const reason = 'Someone, most likely you, asked for it again.';
  const topics = change?.topics === '' ? 'every change of the law' : change?.topics;
  return {
    subject: `You already get the ${product} newsletter`,
    preview: change === undefined ? 'You do not need to do anything.' : 'Confirm if you want other topics.',
    heading: 'You already get our newsletter',
    paragraphs: [
      change === undefined
        ? `${reason} You do not need to do anything.`
        : `${reason} This time it was for: ${topics}. Press the button if you want that. Otherwise nothing changes.`,
    ],
    actions: [
      ...(change === undefined ? [] : [{ label: 'Change my topics', url: change.url }]),
      { label: 'Unsubscribe', url: endUrl },
    ],
    foot: [`You are receiving this because this address was entered at ${origin}.`],
  };
}

/** Once confirmed. */
export function welcome(endUrl: string, origin: string): EmailContent {
  return {
    subject: `Welcome to the ${product} newsletter`,
    preview: 'You are on the list. Every email has a link to unsubscribe.',
    heading: 'You are on the list',
    paragraphs: [
      'We write when a rule or a fee of sponsorship changes. We say what changes, from which day, and what to do about it.',
      'Every email has a link to unsubscribe.',
    ],
    actions: [
      { label: 'Read the latest articles', url: `${origin}/blogs` },
      { label: 'Unsubscribe', url: endUrl },
    ],
    foot: [`You are receiving this because you confirmed it at ${origin}.`],
  };
}
