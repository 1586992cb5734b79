import { type Selectable, sql, type Transaction } from 'kysely';
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
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { TestimonialTable } from './testimonials.tables.ts';

export type TestimonialRow = Selectable<TestimonialTable> &
  Position & {
    /** The name of the member of staff. */
    readonly confirmer: string | null;
  };

/** What everybody may see. */
export type PublishedTestimonial = Pick<
  TestimonialRow,
  'id' | 'quote' | 'name' | 'role' | 'organisation' | 'example'
>;

export type Written = Pick<TestimonialRow, 'quote' | 'name' | 'role' | 'organisation' | 'email' | 'evidence'>;

export interface Confirmation {
  readonly confirmed_at: Date | null;
  readonly confirmed_by: string | null;
}

/** What clients said. `now` in milliseconds since 1970. */
export function testimonialsRepository({ read }: Pick<Database, 'read'>, now: () => number) {
  const testimonials = (on: Transaction<Tables>) =>
    on
      .selectFrom('testimonial')
      .leftJoin('account', 'account.id', 'testimonial.confirmed_by')
      .selectAll('testimonial')
      .select(['account.full_name as confirmer', microseconds('testimonial.created_at').as('at')]);
  return {
    /** The newest first. */
    async list({ transaction }: RequestContext, after: string | undefined): Promise<Page<TestimonialRow>> {
      const rows = await testimonials(transaction)
        .$if(after !== undefined, (query) =>
          query.where(
            olderThan({ at: 'testimonial.created_at', id: 'testimonial.id' }, positionIn(after ?? '')),
          ),
        )
        .orderBy('testimonial.created_at', 'desc')
        .orderBy('testimonial.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    find: ({ transaction }: RequestContext, id: string): Promise<TestimonialRow | undefined> =>
      testimonials(transaction).where('testimonial.id', '=', id).executeTakeFirst(),
    /** Others who would change it wait. */
    findForUpdate: ({ transaction }: RequestContext, id: string): Promise<TestimonialRow | undefined> =>
      testimonials(transaction).where('testimonial.id', '=', id).forUpdate('testimonial').executeTakeFirst(),
    async countConfirmed({ transaction }: RequestContext): Promise<number> {
      const { confirmed } = await transaction
        .selectFrom('testimonial')
        .where('confirmed_at', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('confirmed'))
        .executeTakeFirstOrThrow();
      return confirmed;
    },
    async add({ transaction }: RequestContext, id: string, testimonial: Written): Promise<void> {
      const at = new Date(now());
      await transaction
        .insertInto('testimonial')
        .values({ id, ...testimonial, created_at: at, changed_at: at })
        .execute();
    },
    /** Returns the new version. */
    async save(
      { transaction }: RequestContext,
      id: string,
      to: Partial<Written & Confirmation>,
    ): Promise<number> {
      const { version } = await transaction
        .updateTable('testimonial')
        .set(({ eb }) => ({ ...to, changed_at: new Date(now()), version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow();
      return version;
    },
    async remove({ transaction }: RequestContext, id: string): Promise<void> {
      await transaction.deleteFrom('testimonial').where('id', '=', id).execute();
    },
    /** Those confirmed last, for everybody; examples of the demo only after them. */
    published: (max: number): Promise<readonly PublishedTestimonial[]> =>
      read(async (on) => {
        const { rows } = await sql<PublishedTestimonial>`
          select id, quote, name, role, organisation, example from shown_testimonials() limit ${max}`.execute(
          on,
        );
        return rows;
      }),
  };
}

export type TestimonialsRepository = ReturnType<typeof testimonialsRepository>;
