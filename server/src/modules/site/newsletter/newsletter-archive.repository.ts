import type { Database } from '../../../platform/db/database.ts';
import {
  microseconds,
  olderThan,
  type Page,
  type Position,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { Topic } from './newsletter.tables.ts';

export interface PublishedRow extends Position {
  readonly slug: string | null;
  readonly subject: string;
  readonly summary: string | null;
  readonly law_change: boolean;
  readonly topics: Topic[];
  readonly content: unknown;
  readonly sent_at: Date | null;
}

/** Issues that were sent, for everybody. A stopped one is not shown: it was stopped for a reason. */
export function newsletterArchiveRepository({ read }: Pick<Database, 'read'>) {
  const published = (on: Parameters<Parameters<Database['read']>[0]>[0]) =>
    on
      .selectFrom('newsletter_issue')
      .where('state', 'in', ['sending', 'sent'])
      .select(['id', 'slug', 'subject', 'summary', 'law_change', 'topics', 'content', 'sent_at'])
      .select(microseconds('sent_at').as('at'));
  return {
    /** The newest first. */
    list: (after: string | undefined): Promise<Page<PublishedRow>> =>
      read(async (on) => {
        const rows = await published(on)
          .$if(after !== undefined, (query) =>
            query.where(olderThan({ at: 'sent_at', id: 'id' }, positionIn(after ?? ''))),
          )
          .orderBy('sent_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize + 1)
          .execute();
        return pageOf(rows);
      }),
    find: (slug: string): Promise<PublishedRow | undefined> =>
      read((on) => published(on).where('slug', '=', slug).executeTakeFirst()),
  };
}

export type NewsletterArchiveRepository = ReturnType<typeof newsletterArchiveRepository>;
