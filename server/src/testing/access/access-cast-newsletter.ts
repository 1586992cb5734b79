import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import type { Whose } from './access-cast.ts';

/** Issues of the newsletter. */
export function newsletterCast({ superuser: queries }: Pick<TestApp, 'superuser'>) {
  return {
    async draft(whose: Whose) {
      const id = randomUUID();
      if (whose === 'missing') return id;
      const words = { subject: 'Fees go up', summary: null, text: 'Fees go up in April.' };
      const moments = { created_at: new Date(), changed_at: new Date() };
      await queries
        .insertInto('newsletter_issue')
        .values({ id, ...words, ...moments, law_change: false, topics: [] })
        .execute();
      return id;
    },
    async sending(whose: Whose) {
      const id = await this.draft(whose);
      const content = JSON.stringify({ blocks: [], figures: [], checkedTo: '2026-10-05' });
      await queries
        .updateTable('newsletter_issue')
        .set({ state: 'sending', slug: slugOf(id), content, sent_at: new Date(), recipients: 1 })
        .where('id', '=', id)
        .execute();
      return id;
    },
    /** With one reader who has not got it. */
    async stopped(whose: Whose) {
      const id = await this.sending(whose);
      if (whose === 'missing') return id;
      const subscriber = await this.subscriber();
      await queries.insertInto('newsletter_delivery').values({ issue: id, subscriber }).execute();
      await queries
        .updateTable('newsletter_issue')
        .set({ state: 'stopped', ended_at: new Date() })
        .where('id', '=', id)
        .execute();
      return id;
    },
    async published(whose: Whose) {
      return slugOf(await this.sending(whose));
    },
    async subscriber() {
      const confirmed = { confirmed_at: new Date(), unsubscribed_at: null };
      const { id } = await queries
        .insertInto('subscriber')
        .values({ email: `reader-${randomUUID()}@example.com`, ...confirmed })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

const slugOf = (id: string) => `issue-${id}`;
