import type { LinkPurpose, SignedLinks } from '../../platform/crypto/signed-link.ts';
import type { VisitorContext } from '../../platform/db/request-context.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import { receivesAlready, toConfirm, welcome } from './newsletter.emails.ts';
import type { NewsletterRepository, Subscriber } from './newsletter.repository.ts';

interface Message {
  readonly message: string;
}

export interface NewsletterRequest {
  readonly email: string;
  readonly leaveEmpty?: string | undefined;
}

export interface Newsletter {
  subscribe(visit: VisitorContext, request: NewsletterRequest): Promise<Message>;
  confirm(visit: VisitorContext, token: string): Promise<Message>;
  unsubscribe(visit: VisitorContext, token: string): Promise<Message>;
}

export interface NewsletterServiceDeps {
  readonly links: SignedLinks;
  readonly origin: string;
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
  { links, origin, now }: NewsletterServiceDeps,
): Newsletter {
  const endUrl = (id: string) =>
    `${origin}/newsletter/unsubscribe?token=${links.sign('end-newsletter', id, now() + endLasts)}`;
  const answerTo = ({ id, email, receives }: Subscriber): Mail => {
    if (receives)
      return listMail(email, endUrl(id), receivesAlready(endUrl(id), origin), 'newsletter-already');
    const token = links.sign('confirm-newsletter', id, now() + 7 * day);
    const letter = toConfirm(`${origin}/newsletter/confirm?token=${token}`, origin);
    return { ...renderEmail(letter), kind: 'newsletter-confirm', to: email };
  };
  return {
    async subscribe(visit, { email, leaveEmpty }) {
      await repository.subscribe(visit, {
        email: email.toLowerCase(),
        suspected: leaveEmpty !== undefined && leaveEmpty !== '',
        mailTo: answerTo,
      });
      return { message: 'Almost done: open the e-mail we sent you and confirm.' };
    },
    async confirm(visit, token) {
      const id = idIn(links, 'confirm-newsletter', token);
      const known = await repository.confirm(visit, id, ({ email }) =>
        listMail(email, endUrl(id), welcome(endUrl(id), origin), 'newsletter-welcome'),
      );
      if (!known) throw gone();
      return { message: 'You are on the list. A welcome is on its way.' };
    },
    async unsubscribe(visit, token) {
      // The same response for a subscriber who was deleted: they receive nothing either.
      await repository.unsubscribe(visit, idIn(links, 'end-newsletter', token));
      return { message: 'You are off the list. No more newsletters follow.' };
    },
  };
}

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
  const read = links.read(purpose, token);
  if (read.status === 'good') return read.id;
  throw read.status === 'expired'
    ? new Refusal('link-expired', 'This link has expired. Enter your address again and we send a new one.', {
        status: 409,
      })
    : new Refusal('link-not-ours', 'This link is not whole. Copy all of it from the e-mail.', {
        status: 422,
        fields: { token: 'This link is not whole. Copy all of it from the e-mail.' },
      });
}

function gone(): Refusal {
  return new Refusal(
    'link-expired',
    'This link is no longer known. Enter your address again and we send a new one.',
    { status: 409 },
  );
}
