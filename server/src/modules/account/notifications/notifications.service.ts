import type { NotificationKind } from '@portway/contracts/account/notifications/notifications';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { NotificationsRepository } from './notifications.repository.ts';

/** Something that people are told. */
export interface Notice {
  /** One person; null for every member who writes or makes offers in hiring. */
  readonly account: string | null;
  /** The workspace it is shown in; null where it is about the person's own search for work. */
  readonly organisation: string | null;
  /** Of everybody who hires: not these, such as who did it, or an applicant who is a colleague. */
  readonly besides?: readonly string[];
  readonly kind: NotificationKind;
  /** What it is about: its names are read from there when it is shown. An application's job is named too. */
  readonly about: {
    readonly application?: string;
    readonly job?: string | undefined;
    readonly offer?: string;
    readonly case?: string;
    readonly conversation?: string;
  };
  /** Facts for its words, such as a status: never a name. See notification-words.presenter.ts. */
  readonly words?: Readonly<Record<string, string>>;
  /** The caller sends a mail about it at once by itself, to who wants that (`wants_message_emails`). */
  readonly mailsItself?: true;
}

interface Deps {
  readonly repository: Pick<NotificationsRepository, 'add'>;
  /** Mails one soon. */
  readonly mailLater: (transaction: RequestContext['transaction'], id: string) => Promise<void>;
}

/** These are mailed by who tells of them: a message once it stays unread, a decision with its own words. */
const mailedElsewhere = (notice: Notice): boolean =>
  notice.kind === 'message' ||
  (notice.kind === 'status-changed' && notice.organisation === null) ||
  notice.mailsItself === true;

export function notificationsService({ repository, mailLater }: Deps) {
  return {
    /**
     * Tells people: a row in their list, a live event, and a mail as they choose. In the transaction of what happened,
     * and after it.
     */
    async notify(transaction: RequestContext['transaction'], notices: readonly Notice[]): Promise<void> {
      for (const notice of notices) {
        const ids = await repository.add(transaction, notice, mailedElsewhere(notice));
        for (const id of ids) await mailLater(transaction, id);
      }
    },
  };
}

export type Notifications = ReturnType<typeof notificationsService>;
