import { renderEmail } from '../../../platform/mail/email.ts';
import { organisationUrl } from '../../../platform/mail/organisation-mail.ts';
import type { MailGroup } from './mail-stop.repository.ts';
import type { MailStop } from './mail-stop.service.ts';
import type { NotificationMailRepository } from './notification-mail.repository.ts';
import { type NotificationRow, sentenceOf } from './notification-words.presenter.ts';
import { digestEmail, notificationEmail } from './notifications.emails.ts';

interface Deps {
  readonly repository: NotificationMailRepository;
  readonly origin: string;
  readonly stopHeaders: MailStop['stopHeaders'];
  /** Whether words that a user chose may go into a mail. */
  readonly isPlain: (text: string) => boolean;
}

const kind = 'notification';

export function notificationMailService({ repository, origin, stopHeaders, isPlain }: Deps) {
  const plain = (text: string | null) => (text !== null && isPlain(text) ? text : null);

  function contentOf(row: NotificationRow) {
    const sentence = sentenceOf({
      ...row,
      candidate: plain(row.candidate),
      author: plain(row.author),
      company: plain(row.company),
      position: plain(row.position),
    });
    return { ...sentence, url: urlIn(row.organisation, sentence.to) };
  }

  const urlIn = (organisation: string | null, path: string) =>
    organisation === null ? `${origin}${path}` : organisationUrl(origin, path, organisation);

  /** What surrounds the mails of a workspace. */
  const aroundOf = ({ organisation, organisationName }: NotificationRow) => ({
    organisation: organisationName,
    choicesUrl: urlIn(organisation, '/dashboard/account/notifications'),
    listUrl: urlIn(organisation, '/dashboard/notifications'),
  });

  const sendOne = (id: string) =>
    repository.dueAtOnce(id, ({ account, email, rows: [row] }) => {
      if (row === undefined) return undefined;
      const letter = renderEmail(notificationEmail(contentOf(row), { ...aroundOf(row), choice: 'at once' }));
      return { ...letter, kind, to: email, headers: stopHeaders(account, groupOf(row)) };
    });

  const sendDigest = (person: Parameters<NotificationMailRepository['dueDaily']>[0]) =>
    repository.dueDaily(person, ({ account, email, rows, more }) => {
      const [first] = rows;
      if (first === undefined) return undefined;
      const content = digestEmail(rows.map(contentOf), more, { ...aroundOf(first), choice: 'once a day' });
      const headers = stopHeaders(account, 'daily');
      return { ...renderEmail(content), kind: 'notification-digest', to: email, headers };
    });

  return {
    /** Mails these, to people who still want that at once and have not read them. */
    async sendAll(ids: readonly string[]): Promise<void> {
      await each(new Set(ids), sendOne);
    },
    /** Mails everybody what waits for the daily mail. Returns how many got one. */
    async sendDaily(): Promise<number> {
      let count = 0;
      const people = await repository.waiting();
      await each(people, async (person) => {
        if (await sendDigest(person)) count += 1;
      });
      return count;
    },
  };
}

export type NotificationMail = ReturnType<typeof notificationMailService>;

/** As `email_choice` in the database groups them. */
function groupOf({ kind, organisation }: NotificationRow): MailGroup {
  switch (kind) {
    case 'message':
      return 'messages';
    case 'job-closing':
    case 'job-sponsorability-changed':
    case 'claim-decided':
    case 'sponsor-days-moved':
    case 'sponsor-planned':
    case 'sponsor-record-arrived':
      return 'jobs';
    default:
      return organisation === null ? 'applications' : 'applicants';
  }
}

/** One that fails delays no other; its error is thrown at the end. */
async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} notifications could not be sent by email.`);
}
