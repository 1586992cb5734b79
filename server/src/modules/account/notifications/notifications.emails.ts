import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { organisationSubject } from '../../../platform/mail/organisation-mail.ts';

interface NoticeText {
  /** What happened, in a sentence without its full stop. */
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** What its reader does there. */
  readonly deed: string;
}

interface Around {
  /** The name of the organisation whose workspace it is about; null for a candidate. */
  readonly organisation: string | null;
  /** Where one chooses which emails one gets, and the list of notifications. */
  readonly choicesUrl: string;
  readonly listUrl: string;
  /** Why it comes. */
  readonly choice: 'at once' | 'once a day';
}

/** One notification, at once. */
export function notificationEmail({ title, text, url, deed }: NoticeText, around: Around): EmailContent {
  return {
    subject: organisationSubject(around.organisation, title),
    preview: text === '' ? title : text,
    heading: title,
    paragraphs: [text === '' ? `More about this is on ${product}.` : text],
    actions: [{ label: deed, url }],
    ...ending(around),
  };
}

/** Those of a day, together. */
export function digestEmail(
  notifications: readonly NoticeText[],
  more: number,
  around: Around,
): EmailContent {
  const count = notifications.length + more;
  const things = count === 1 ? 'one new thing' : `${count} new things`;
  return {
    subject: organisationSubject(around.organisation, `Your day on ${product}: ${things}`),
    preview: notifications[0]?.title ?? things,
    heading: `Your day: ${things}`,
    paragraphs:
      more === 0 ? [] : [`These are the newest ${notifications.length}. The others are in your list.`],
    lists: [
      {
        heading: 'New since yesterday',
        items: notifications.map(({ title, text, url, deed }) => ({
          mark: '•',
          title,
          ...(text !== '' && { text }),
          link: { label: deed, url },
        })),
      },
    ],
    ...ending(around),
  };
}

function ending({ choicesUrl, listUrl, choice }: Around): Pick<EmailContent, 'foot' | 'footLinks'> {
  return {
    foot: [`These emails come ${choice}. You can choose otherwise.`],
    footLinks: [
      { label: 'Choose which emails you get', url: choicesUrl },
      { label: 'See all your notifications', url: listUrl },
    ],
  };
}
