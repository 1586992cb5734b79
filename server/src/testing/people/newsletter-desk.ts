import { saveIssueOperation, staffIssueOperation } from '@portway/contracts/site/newsletter/issues';
import type { NewsletterTopic } from '@portway/contracts/site/newsletter/topic-words';
import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';
import { staffDesk } from './staff-desk.ts';

const issues = '/api/desk/newsletter/issues';

/** A member of staff who writes the newsletter, and the people who read it. */
export async function newsletterDesk(app: TestApp) {
  const desk = await staffDesk(app);
  const { staff, queries } = desk;
  const draft = { subject: 'Fees go up', lawChange: false, topics: [], text: 'Fees go up in April.' };
  return {
    ...desk,
    issues,
    draft,
    /** A subscriber; confirmed, unless told otherwise. */
    async reader(email: string, options: { topics?: NewsletterTopic[]; confirmed?: boolean } = {}) {
      const { id } = await queries
        .insertInto('subscriber')
        .values({
          email,
          topics: options.topics ?? [],
          confirmed_at: options.confirmed === false ? null : new Date(),
          unsubscribed_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    readers: (count: number) =>
      sql`insert into subscriber (email, confirmed_at)
        select 'reader-' || number || '@example.com', now() from generate_series(1, ${count}) as number`.execute(
        queries,
      ),
    async write(words: Readonly<Record<string, unknown>> = {}) {
      const { status, body } = await staff.post(issues, { ...draft, ...words });
      if (status !== 201) throw new Error(`The draft was refused: ${JSON.stringify(body)}`);
      return saveIssueOperation.response.parse(body);
    },
    show: async (id: string) => staffIssueOperation.response.parse((await staff.get(`${issues}/${id}`)).body),
    send: (id: string, version = 1) => staff.post(`${issues}/${id}/send`, { version }),
    resume: (id: string) => staff.post(`${issues}/${id}/resume`),
    stop: (id: string) => staff.post(`${issues}/${id}/stop`),
    /** Writes one batch of each issue, as happens every minute. */
    batch: () => app.services.newsletter.sendDue(),
    issueMails: async () => (await desk.mails()).filter(({ kind }) => kind === 'newsletter-issue'),
    /** As if the mail server had taken these. */
    async deliver(recipients?: readonly string[]) {
      const all = queries
        .updateTable('mail')
        .set({ sent_at: new Date() })
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null);
      await (recipients === undefined ? all : all.where('recipient', 'in', recipients)).execute();
    },
    empty: () =>
      sql`truncate subscriber, newsletter_issue, newsletter_delivery, mail, idempotency_key cascade`.execute(
        queries,
      ),
  };
}
