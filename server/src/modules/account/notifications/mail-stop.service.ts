import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { MailGroup, MailStopRepository } from './mail-stop.repository.ts';

interface Deps {
  readonly repository: MailStopRepository;
  readonly links: SignedLinks;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** An email may be opened years later, and its link must still work. */
const stopLasts = 10 * 365 * 86_400_000;

/** What the mails of each group are about. */
const about: Readonly<Record<MailGroup, string>> = {
  messages: 'messages',
  jobs: 'your jobs',
  applications: 'your applications',
  applicants: 'applicants',
  daily: 'your day',
};

export function mailStopService({ repository, links, origin, now }: Deps) {
  return {
    /** Headers by which a mail program stops the mails of this group with one press, for one account. */
    stopHeaders(account: string, group: MailGroup): Readonly<Record<string, string>> {
      const token = links.sign('stop-notifications', `${account}_${group}`, now() + stopLasts);
      return {
        'List-Unsubscribe': `<${origin}/notification-emails/stop?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
    },
    /** Stops the mails that a link names. */
    async stop(token: string): Promise<{ readonly message: string }> {
      const verification = links.read('stop-notifications', token);
      if (verification.status === 'not-ours') throw incomplete();
      const [account = '', groupName = ''] = verification.id.split('_');
      const group = groups.find((one) => one === groupName);
      if (group === undefined) throw incomplete();
      await repository.stop(account, group);
      return {
        message: `You will get no more emails about ${about[group]}. You still see everything in the app.`,
      };
    },
  };
}

export type MailStop = ReturnType<typeof mailStopService>;

const groups = ['messages', 'jobs', 'applications', 'applicants', 'daily'] as const;

function incomplete(): Refusal {
  const message = 'This link is incomplete. Copy the whole link from the email.';
  return new Refusal('link-not-ours', message, { status: 422, fields: { token: message } });
}
