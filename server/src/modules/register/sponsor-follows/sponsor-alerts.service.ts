import type { SignedLinks } from '../../../platform/crypto/signed-link.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { editionChanged } from './sponsor-alerts.emails.ts';
import type { SponsorAlertsRepository } from './sponsor-alerts.repository.ts';

export interface SponsorAlertsDeps {
  readonly repository: SponsorAlertsRepository;
  readonly links: SignedLinks;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** An email may be opened years later, and its link must still work. */
const stopLasts = 10 * 365 * 86_400_000;

/** One email for each account and edition, only when the edition changed what they follow. */
export function sponsorAlertsService({ repository, links, origin, now }: SponsorAlertsDeps) {
  function tell(account: string, edition: string): Promise<void> {
    return repository.tell(account, edition, (news) => {
      const token = links.sign('stop-sponsor-alerts', account, now() + stopLasts);
      const stopUrl = `${origin}/sponsor-alerts/stop?token=${token}`;
      const content = editionChanged(news, edition, { origin, stopUrl });
      if (content === undefined) return undefined;
      const headers = {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return { ...renderEmail(content), kind: 'sponsor-alert', to: news.email, headers };
    });
  }
  return {
    /** Emails everyone for whom the newest edition changed something; returns how many were checked. */
    async send(): Promise<number> {
      const edition = await repository.newest();
      let count = 0;
      for (let after: string | undefined; edition !== undefined; ) {
        const due = await repository.due(edition, after);
        for (const account of due) await tell(account, edition);
        count += due.length;
        after = due.at(-1);
        if (after === undefined) break;
      }
      return count;
    },
    /** Ends the emails of the account in a link. */
    async stop(token: string): Promise<{ readonly message: string }> {
      const verification = links.read('stop-sponsor-alerts', token);
      const message = 'This link is incomplete. Copy the whole link from the email.';
      if (verification.status === 'not-ours')
        throw new Refusal('link-not-ours', message, { status: 422, fields: { token: message } });
      await repository.stop(verification.id);
      return { message: 'You will get no more emails about the register of sponsors.' };
    },
  };
}

export type SponsorAlerts = ReturnType<typeof sponsorAlertsService>;
