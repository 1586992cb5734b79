import type { NewsletterTopic } from '@portway/contracts/site/newsletter/topic-words';
import type { LinkPurpose, SignedLinks } from '../../../platform/crypto/signed-link.ts';
import type { VisitorContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { receivesAlready, toConfirm, welcome } from './newsletter.emails.ts';
import type { NewsletterRepository, Subscriber } from './newsletter.repository.ts';

interface Message {
  readonly message: string;
}

export interface NewsletterRequest {
  readonly email: string;
  readonly topics?: readonly NewsletterTopic[] | undefined;
  readonly leaveEmpty?: string | undefined;
}

export interface NewsletterServiceDeps {
  readonly links: SignedLinks;
  readonly origin: string;
  readonly topicIds: readonly NewsletterTopic[];
  readonly topicNames: Readonly<Record<NewsletterTopic, string>>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** A newsletter may be opened years later, and its link must still work. */
const endLasts = 10 * 365 * day;

/**
 * The newsletter, with double opt-in: on the site, and by the link that only the owner of the address can
 * follow.
 */
export function newsletterService(
  repository: NewsletterRepository,
  { links, origin, topicIds, topicNames, now }: NewsletterServiceDeps,
) {
  /** The link in every newsletter by which this subscriber leaves the list. */
  const endUrl = (id: string): string =>
    `${origin}/newsletter/unsubscribe?token=${links.sign('end-newsletter', id, now() + endLasts)}`;
  const inWords = (topics: readonly NewsletterTopic[]) =>
    topics.map((topic) => topicNames[topic]).join(' · ');
  const mailFor = (
    { id, email, receives, topics }: Subscriber,
    chosenTopics: readonly NewsletterTopic[],
  ): Mail => {
    // The choice is in the link, so that it counts only once the owner of the address has followed it.
    const token = links.sign('confirm-newsletter', [id, ...chosenTopics].join('_'), now() + 7 * day);
    const confirmUrl = `${origin}/newsletter/confirm?token=${token}`;
    if (!receives) {
      const letter = toConfirm(confirmUrl, inWords(chosenTopics), origin);
      return { ...renderEmail(letter), kind: 'newsletter-confirm', to: email };
    }
    const change =
      inWords(chosenTopics) === inWords(topics)
        ? undefined
        : { url: confirmUrl, topics: inWords(chosenTopics) };
    const letter = receivesAlready({ endUrl: endUrl(id), change, origin });
    return listMail(email, endUrl(id), letter, 'newsletter-already');
  };
  return {
    endUrl,
    async subscribe(
      visit: VisitorContext,
      { email, topics = [], leaveEmpty }: NewsletterRequest,
    ): Promise<Message> {
      await repository.subscribe(visit, {
        email: email.toLowerCase(),
        suspected: leaveEmpty !== undefined && leaveEmpty !== '',
        mailTo: (subscriber) => mailFor(subscriber, topics),
      });
      return { message: 'Almost done. Open the email we sent you and confirm.' };
    },
    async confirm(visit: VisitorContext, token: string): Promise<Message> {
      const [id = '', ...topicsInLink] = idIn(links, 'confirm-newsletter', token).split('_');
      // A topic that we no longer have is left out.
      const topics = topicIds.filter((topic) => topicsInLink.includes(topic));
      const subscriber = await repository.confirm(visit, { id, topics }, ({ email }) =>
        listMail(email, endUrl(id), welcome(endUrl(id), origin), 'newsletter-welcome'),
      );
      if (subscriber === undefined) throw linkExpired();
      return {
        message: subscriber.receives
          ? 'You are on the list, with the topics you chose.'
          : 'You are on the list. A welcome email is on its way.',
      };
    },
    async unsubscribe(visit: VisitorContext, token: string): Promise<Message> {
      // The same response for a subscriber who was deleted: they receive nothing either.
      await repository.unsubscribe(visit, idIn(links, 'end-newsletter', token));
      return { message: 'You are unsubscribed. We will not send you any more newsletters.' };
    },
  };
}

export type Newsletter = ReturnType<typeof newsletterService>;

/** With the headers by which a mail program itself can unsubscribe (RFC 8058). */
function listMail(to: string, endUrl: string, letter: Parameters<typeof renderEmail>[0], kind: string): Mail {
  return {
    ...renderEmail(letter),
    kind,
    to,
    headers: {
      'List-Unsubscribe': `<${endUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function idIn(links: SignedLinks, purpose: LinkPurpose, token: string): string {
  const link = links.read(purpose, token);
  if (link.status === 'good') return link.id;
  throw link.status === 'expired'
    ? new Refusal(
        'link-expired',
        'This link has expired. Enter your address again and we will send a new one.',
        {
          status: 409,
        },
      )
    : new Refusal('link-not-ours', 'This link is incomplete. Copy all of it from the email.', {
        status: 422,
        fields: { token: 'This link is incomplete. Copy all of it from the email.' },
      });
}

function linkExpired(): Refusal {
  return new Refusal(
    'link-expired',
    'This link no longer works. Enter your address again and we will send a new one.',
    { status: 409 },
  );
}
