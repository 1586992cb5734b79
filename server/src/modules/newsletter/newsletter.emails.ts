import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../platform/mail/email.ts';

const notYou = (origin: string) =>
  `You receive this because this address was entered at ${origin}. If that was not you, there is nothing to do: without your confirmation no more mail follows.`;

/** Asks the address's owner to confirm the subscription. */
export function toConfirm(confirmUrl: string, topics: string, origin: string): EmailContent {
  return {
    subject: `Please confirm: the ${product} newsletter`,
    preview: 'Confirm, and you receive it. Otherwise nothing more comes.',
    heading: 'Do you want our newsletter?',
    paragraphs: [
      'It tells what changes in the rules and fees of sponsorship, from which day, and where to check it.',
      ...(topics === '' ? [] : [`Of changes of the law you chose: ${topics}.`]),
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
  const asked = 'Somebody, most likely you, asked for it once more.';
  const topics = change?.topics === '' ? 'every change of the law' : change?.topics;
  return {
    subject: `You receive the ${product} newsletter`,
    preview: change === undefined ? 'There is nothing to do.' : 'Confirm if you want other topics.',
    heading: 'You receive our newsletter already',
    paragraphs: [
      change === undefined
        ? `${asked} There is nothing to do.`
        : `${asked} This time it was for: ${topics}. Press the button if you want that; otherwise nothing changes.`,
    ],
    actions: [
      ...(change === undefined ? [] : [{ label: 'Change my topics', url: change.url }]),
      { label: 'Unsubscribe', url: endUrl },
    ],
    foot: [`You receive this because this address was entered at ${origin}.`],
  };
}

/** Once confirmed. */
export function welcome(endUrl: string, origin: string): EmailContent {
  return {
    subject: `Welcome to the ${product} newsletter`,
    preview: 'You are on the list. Every email has a link that takes you off it.',
    heading: 'You are on the list',
    paragraphs: [
      'We write when a rule or a fee of sponsorship changes: what, from which day, and what to do about it.',
      'Every email has a link that takes you off the list.',
    ],
    actions: [
      { label: 'Read the latest articles', url: `${origin}/blogs` },
      { label: 'Unsubscribe', url: endUrl },
    ],
    foot: [`You receive this because you confirmed it at ${origin}.`],
  };
}
